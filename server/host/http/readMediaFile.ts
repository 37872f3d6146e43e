import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { focalPointHeader, photoVersion, siteMedia } from '../../../contract/values/pictures.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { photoAddress, readPublicPhoto, type UnitContent } from '../content/index.ts';
import { openPhoto, readLogo, type OpenedPhoto } from '../photos/index.ts';

/** The cache lifetime of a photo: unlimited if the address contains the version of this content. */
function cacheControl(requested: string | undefined, version: string): string {
  if (requested === version) return 'public, max-age=31536000, immutable';
  // A page with this address comes from another start of the site, and its photo may change at any time.
  return requested === undefined ? 'public, max-age=3600' : 'public, max-age=60';
}

type Photos = Pick<HostContext, 'content' | 'db' | 'publishedSettings' | 'photoStore' | 'photoFolder'> & {
  /** The folder of photos that were rewritten without metadata. */
  folder: string;
};

/** Reads the photo of a property without camera metadata; undefined if it is missing. */
async function readPhoto(
  host: Photos,
  { photoFolder, photoSizes }: UnitContent,
  file: string,
): Promise<{ bytes: Buffer; version: string; opened?: OpenedPhoto } | undefined> {
  const { id, version } = photoSizes.get(file)!;
  if (id !== undefined) {
    const opened = await openPhoto(host, id);
    return opened && { bytes: await readFile(opened.file), version: version!, opened };
  }
  return photoFolder === undefined ? undefined : readPublicPhoto(join(photoFolder, file), host.folder);
}

/**
 * Returns a photo of a property, without camera metadata. Only files that the description of the property names are
 * served, and of a property that the dashboard manages only those of its published version. The site's own folder contains
 * its logo.
 * @throws {Refusal} 404
 */
export async function readMediaFile(host: Photos, unitId: string, name: string): Promise<Response> {
  if (unitId === siteMedia) return readLogo(host, name);
  const unit = host.content.units.get(unitId);
  const requested = photoVersion(name);
  const file = unit?.photoSizes.keys().find((one) => photoAddress(one) === requested.file);
  const typeOfName = getMimeType(name);
  if (!unit || file === undefined || typeOfName === undefined) throw new Refusal('not-found');
  const photo = await readPhoto(host, unit, file);
  if (!photo) throw new Refusal('not-found');
  const { bytes, version, opened } = photo;
  const { type = typeOfName, focalPoint } = opened ?? {};
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Cache-Control': cacheControl(requested.version, version),
      ...(focalPoint && { [focalPointHeader]: `${focalPoint.x} ${focalPoint.y}` }),
    },
  });
}
