import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { photoEndings, type Photo } from '../../../contract/dashboard/photos.ts';
import type { HostContext } from '../base/context.ts';
import { privateFolder } from '../store/privateFolder.ts';
import { replaceFile } from '../store/replaceFile.ts';
import { describePhoto } from './findPhoto.ts';

/** The size of the cache folder in bytes, above which the photos that were not opened for the longest time are deleted. */
const mostCachedBytes = 2_000_000_000;

/** A photo in the cache folder. */
export interface OpenedPhoto {
  /** The path of the file, which may be deleted when other photos are opened. */
  file: string;
  type: Photo['type'];
  focalPoint: Photo['focalPoint'];
}

/** Marks a file as used now; false if it does not exist. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** Deletes the files that were not used for the longest time, but never the one that is needed now. */
async function limitFolder(folder: string, most: number, needed: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let total = 0;
  for (const { file, size } of files.toSorted((a, b) => b.usedAt - a.usedAt)) {
    total += size;
    if (total > most && file !== needed) await rm(file, { force: true });
  }
}

/** Reads a photo from the photo store; undefined if there is none with this id. */
export async function readPhoto(
  { db, photoStore }: Pick<HostContext, 'db' | 'photoStore'>,
  id: string,
): Promise<Buffer | undefined> {
  const photo = await db.selectFrom('photo').select('storedAs').where('id', '=', id).executeTakeFirst();
  return photo && photoStore.get(photo.storedAs);
}

/**
 * Returns the file of a photo, which is fetched from the photo store when it is needed for the first time; undefined if
 * there is no photo with this id.
 */
export async function openPhoto(
  { db, photoStore, photoFolder }: Pick<HostContext, 'db' | 'photoStore' | 'photoFolder'>,
  id: string,
  mostBytes = mostCachedBytes,
): Promise<OpenedPhoto | undefined> {
  const photo = await db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  if (!photo) return undefined;
  const { storedAs, type } = photo;
  const { focalPoint } = describePhoto(photo);
  const file = join(photoFolder, `${storedAs}.${photoEndings[type]}`);
  if (await touch(file)) return { file, type, focalPoint };
  const bytes = await photoStore.get(storedAs);
  if (!bytes) return undefined;
  await privateFolder(photoFolder);
  await replaceFile(file, bytes);
  await limitFolder(photoFolder, mostBytes, file);
  return { file, type, focalPoint };
}
