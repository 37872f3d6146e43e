import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName, readManifest, type Manifest } from '../pictures.ts';

const commit = () => spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim() || 'unknown';

/** Reads the manifest of a folder of pictures; an empty manifest if there is none. */
export const readOrCreateManifest = (folder: string): Manifest =>
  readManifest(folder) ?? {
    commit: commit(),
    takenAt: new Date().toISOString(),
    seconds: 0,
    pictures: [],
    texts: [],
    mails: [],
  };

/** Writes new pictures and e-mails into a folder, and their manifest with the current commit. */
export async function updateManifest(
  folder: string,
  part: Partial<Omit<Manifest, 'commit' | 'takenAt'>>,
): Promise<void> {
  const manifest = {
    ...readOrCreateManifest(folder),
    ...part,
    commit: commit(),
    takenAt: new Date().toISOString(),
  } satisfies Manifest;
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
}

/** Deletes files that the manifest no longer names. */
export const deletePictures = (folder: string, files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
