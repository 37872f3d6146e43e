import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFile } from './kernelLock.ts';
import { privateFolder } from './privateFolder.ts';
import { isSameProcess, readThisProcess, type ProcessMark } from './processMark.ts';

const markName = /^database-\d+\.lock$/;

const getHolder = (mark: ProcessMark | undefined, isHere: boolean) =>
  mark === undefined
    ? 'another process'
    : `process ${mark.pid}${isHere ? '' : ' in another container'} (since ${mark.since})`;

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, mark: ProcessMark | undefined, isHere: boolean) {
    super(
      `DATA_DIR ${folder} is in use by ${getHolder(mark, isHere)}. ` +
        `The embedded database allows one process: stop that one, or choose another DATA_DIR.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

async function readMark(file: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
}

const listMarks = async (path: string) =>
  (await readdir(path)).filter((name) => markName.test(name)).map((name) => join(path, name));

/** Finds the process that holds the folder, if it is visible from this one. */
async function findHolder(path: string): Promise<ProcessMark | undefined> {
  for (const file of await listMarks(path)) {
    const mark = await readMark(file);
    if (mark && (await isSameProcess(mark))) return mark;
  }
  return undefined;
}

async function inUse(folder: string, path: string): Promise<FolderInUse> {
  const seen = await findHolder(path);
  if (seen !== undefined) return new FolderInUse(folder, seen, true);
  const [file] = await listMarks(path);
  return new FolderInUse(folder, file === undefined ? undefined : await readMark(file), false);
}

/**
 * Prevents that two processes use a data folder: PGlite itself does not, and rows would be lost. A lock of the
 * operating system decides. A file with the process id is for the error message, and blocks earlier versions, which
 * only check such files.
 * @throws {FolderInUse} with the process that holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder);
  await privateFolder(path);
  const unlock = lockFile(folder, join(path, 'database.lock'));
  if (unlock === undefined) throw await inUse(folder, path);
  const me = await readThisProcess();
  const own = join(path, `database-${me.pid}.lock`);
  try {
    for (const file of await listMarks(path)) {
      const mark = await readMark(file);
      if (mark && (await isSameProcess(mark))) throw new FolderInUse(folder, mark, true);
      await rm(file, { force: true });
    }
    await writeWhole(own, me);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    async release() {
      await rm(own, { force: true });
      unlock();
    },
  };
}

async function writeWhole(file: string, mark: ProcessMark): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(mark)}\n`);
  await handle.close();
}
