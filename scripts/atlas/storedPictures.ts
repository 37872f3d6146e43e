import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from 'statechart-atlas/pictures';
import { storedPicturesFolder } from './folders.ts';

/** Returns the folder with the stored pictures of a commit. */
export const getPictureFolder = (commit: string): string => join(storedPicturesFolder, commit);

export const isStored = (commit: string): boolean => existsSync(getPictureFolder(commit));

/**
 * Copies the pictures of a folder to the folder of their commit, for later comparisons.
 * @returns the commit
 */
export async function storePictures(folder: string): Promise<string> {
  const manifest = readManifest(folder);
  if (!manifest || manifest.pictures.length + manifest.mails.length === 0)
    throw new Error(`The folder ${folder} contains no pictures.`);
  const kept = getPictureFolder(manifest.commit);
  const temporary = `${kept}.coming`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(storedPicturesFolder, { recursive: true });
  await cp(folder, temporary, { recursive: true });
  await rm(kept, { recursive: true, force: true });
  await rename(temporary, kept);
  return manifest.commit;
}
