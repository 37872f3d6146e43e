import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { photoAddress, readPublicPhoto, type Content } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

interface Photos {
  content: Content;
  /** Where photos are kept that had to be written anew. */
  folder: string;
}

/**
 * A photo of a property. Only the files that its description names are given out, without what a camera noted
 * beside the picture.
 * @throws {Refusal} 404
 */
export async function readMediaFile(
  { content: { units }, folder }: Photos,
  unitId: string,
  name: string,
): Promise<Response> {
  const unit = units.get(unitId);
  const file = unit?.photoSizes.keys().find((one) => photoAddress(one) === name);
  const type = getMimeType(name);
  if (!unit || file === undefined || type === undefined) throw new Refusal('not-found');
  const bytes = await readPublicPhoto(join(unit.photoFolder, file), folder);
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
}
