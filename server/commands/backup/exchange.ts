import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../../host/index.ts';
import { parts } from './manifest.ts';

// Temporary folders of a restore in the data folder. Renaming the draft to `ready` is atomic and commits the restore:
// from then on the next start or command completes it; before, nothing has changed.
const drafts = /^restoring-/;
const ready = 'restore-ready';
const before = 'before-restore';

/** Creates an empty folder in which a restore is prepared. */
export const makeDraft = (dataDir: string): Promise<string> => mkdtemp(join(dataDir, 'restoring-'));

const moveInto = async (folder: string, from: string, name: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(join(from, name), join(folder, name));
};

// An interruption after any step leaves a state from which the next step can continue.
async function putInPlace(dataDir: string): Promise<void> {
  const [draft, previous] = [join(dataDir, ready), join(dataDir, before)];
  for (const name of await readdir(draft)) {
    const isMovedAside = existsSync(join(previous, name));
    if (!isMovedAside && existsSync(join(dataDir, name))) await moveInto(previous, dataDir, name);
    await rename(join(draft, name), join(dataDir, name));
  }
}

async function putBack(dataDir: string): Promise<void> {
  const [draft, previous] = [join(dataDir, ready), join(dataDir, before)];
  for (const name of existsSync(previous) ? await readdir(previous) : []) {
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(draft, name));
    await rename(join(previous, name), join(dataDir, name));
  }
}

// In this order: the previous data is needed for as long as `ready` exists.
async function clearAway(dataDir: string): Promise<void> {
  for (const name of [ready, before]) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Replaces the contents of the data folder with those of a draft; if that fails, restores the previous contents. */
export async function exchange(dataDir: string, draft: string): Promise<void> {
  // A backup without a sandbox also replaces today's sandbox.
  await mkdir(join(draft, parts.sandbox), { recursive: true, mode: 0o700 });
  await rename(draft, join(dataDir, ready));
  try {
    await putInPlace(dataDir);
  } catch (error) {
    await putBack(dataDir);
    await clearAway(dataDir);
    throw error;
  }
  await clearAway(dataDir);
}

/**
 * Completes or discards an interrupted restore; the caller holds the folder's lock. Returns a sentence about what it
 * did, if anything.
 */
export async function endRestore(dataDir: string): Promise<string | undefined> {
  const names = await readdir(dataDir);
  for (const name of names.filter((each) => drafts.test(each))) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  if (names.includes(ready)) {
    await putInPlace(dataDir);
    await clearAway(dataDir);
    return `An interrupted restore was completed: DATA_DIR ${dataDir} now holds the data of the backup.`;
  }
  await clearAway(dataDir);
  if (!names.some((name) => drafts.test(name))) return undefined;
  return `A restore was interrupted before it changed anything: DATA_DIR ${dataDir} holds the same data as before.`;
}

const isOfARestore = (name: string) => drafts.test(name) || name === ready || name === before;

/**
 * Completes or discards an interrupted restore before anything in the data folder is opened. Returns a sentence about
 * what it did, if anything.
 * @throws {FolderInUse} while the restore is still running
 */
export async function endInterruptedRestore(dataDir: string): Promise<string | undefined> {
  const names = await readdir(dataDir).catch(() => []);
  if (!names.some(isOfARestore)) return undefined;
  const lock = await lockFolder(dataDir);
  try {
    return await endRestore(dataDir);
  } finally {
    await lock.release();
  }
}
