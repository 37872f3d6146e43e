import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { photoVersion } from '../../../contract/rules/pictures.ts';
import { photoAddress, readPublicPhoto, type Content } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/** How long browsers keep a photo: for good under an address that holds the mark of this content. */
function cacheControl(requested: string | undefined, version: string): string {
  if (requested === version) return 'public, max-age=31536000, immutable';
  // The page with this address is of another start: what it shows may change at any moment.
  return requested === undefined ? 'public, max-age=3600' : 'public, max-age=60';
}

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
  const requested = photoVersion(name);
  const file = unit?.photoSizes.keys().find((one) => photoAddress(one) === requested.file);
  const type = getMimeType(name);
  if (!unit || file === undefined || type === undefined) throw new Refusal('not-found');
  const { bytes, version } = await readPublicPhoto(join(unit.photoFolder, file), folder);
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': cacheControl(requested.version, version) },
  });
}
