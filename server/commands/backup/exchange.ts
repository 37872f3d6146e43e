import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../../host/index.ts';
import { parts } from './manifest.ts';

// What a restore puts into the data folder on its way. From the moment at which the draft is called `ready`,
// in one step, it is to be done, by whoever comes next if need be: until then, nothing has happened.
const drafts = /^restoring-/;
const ready = 'restore-ready';
const before = 'before-restore';

/** An empty folder to make ready in what is to be restored. */
export const makeDraft = (dataDir: string): Promise<string> => mkdtemp(join(dataDir, 'restoring-'));

const moveInto = async (folder: string, from: string, name: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(join(from, name), join(folder, name));
};

// Each step leaves a state from which the next one is found, wherever it stops.
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

// In this order: what was set aside is a rest only where nothing is ready any more.
async function clearAway(dataDir: string): Promise<void> {
  for (const name of [ready, before]) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Puts all that a draft holds in the place of what is in the data folder; where that fails, nothing. */
export async function exchange(dataDir: string, draft: string): Promise<void> {
  // Where the backup has no sandbox, that of today goes too.
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

/** Ends a restore that was interrupted, by whoever has the folder's lock; says what it did, if anything. */
export async function endRestore(dataDir: string): Promise<string | undefined> {
  const names = await readdir(dataDir);
  for (const name of names.filter((each) => drafts.test(each))) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  if (names.includes(ready)) {
    await putInPlace(dataDir);
    await clearAway(dataDir);
    return `A restore was interrupted: it is finished now, and DATA_DIR ${dataDir} holds what the backup held.`;
  }
  await clearAway(dataDir);
  if (!names.some((name) => drafts.test(name))) return undefined;
  return `A restore was interrupted before it changed anything: DATA_DIR ${dataDir} holds what it held before.`;
}

const isOfARestore = (name: string) => drafts.test(name) || name === ready || name === before;

/**
 * Ends a restore that was interrupted, before anything in the data folder is opened; says what it did, if
 * there was one.
 * @throws {FolderInUse} when the restore is still going on
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
