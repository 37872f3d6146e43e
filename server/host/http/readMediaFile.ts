import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { photoVersion } from '../../../contract/values/pictures.ts';
import { photoAddress, readPublicPhoto, type Content } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/** The cache lifetime of a photo: unlimited if the address contains the version of this content. */
function cacheControl(requested: string | undefined, version: string): string {
  if (requested === version) return 'public, max-age=31536000, immutable';
  // A page with this address comes from another start of the site, and its photo may change at any time.
  return requested === undefined ? 'public, max-age=3600' : 'public, max-age=60';
}

interface Photos {
  content: Content;
  /** The folder of photos that were rewritten without metadata. */
  folder: string;
}

/**
 * Returns a photo of a property, without camera metadata. Only files that the property's description names are served.
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
