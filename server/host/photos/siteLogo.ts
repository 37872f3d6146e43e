import { readFile } from 'node:fs/promises';
import { photoFileName } from '../../../contract/dashboard/photos.ts';
import {
  mediaAddress,
  photoVersion,
  siteMedia,
  sizedPicture,
  type SiteLogo,
} from '../../../contract/values/pictures.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { findPhoto } from './findPhoto.ts';
import { openPhoto } from './openPhoto.ts';

/** Finds the logo of the site by the id of the uploaded picture; undefined if it does not exist. */
export async function findLogo(db: Database, id: string | undefined): Promise<SiteLogo | undefined> {
  const photo = id === undefined ? undefined : await findPhoto(db, id);
  if (!photo) return undefined;
  const { width, height } = photo;
  // The id is a hash of the pixels, so its beginning is the version of the content.
  const address = mediaAddress(siteMedia, photoFileName(photo), photo.id.slice(0, 8));
  const src = sizedPicture(address, 320);
  return { src, srcSet: `${src}, ${sizedPicture(address, 640)} 2x`, width, height };
}

/**
 * Returns the picture of the logo. Other uploaded pictures are not public.
 * @throws {Refusal} 404
 */
export async function readLogo(
  host: Pick<HostContext, 'db' | 'publishedSettings' | 'photoStore' | 'photoFolder'>,
  name: string,
): Promise<Response> {
  const { logo } = host.publishedSettings.settings;
  const isRequested = logo !== undefined && photoVersion(name).file.startsWith(`${logo}.`);
  const photo = isRequested ? await openPhoto(host, logo) : undefined;
  if (!photo) throw new Refusal('not-found');
  return new Response(await readFile(photo.file), {
    headers: { 'Content-Type': photo.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
