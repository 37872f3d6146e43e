import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { privateFolder } from './privateFolder.ts';
import { isSameProcess, readThisProcess, type ProcessMark } from './processMark.ts';

const lockName = /^database-\d+\.lock$/;
const heldHere = new Set<string>();

/** Somebody else has the data folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, { pid, since }: ProcessMark) {
    super(
      `DATA_DIR ${folder} is in use by process ${pid} (since ${since}). ` +
        `The embedded database allows one process: stop that one, or choose another DATA_DIR.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

const readMark = async (file: string): Promise<ProcessMark | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
};

/**
 * Keeps a second process out of a data folder: PGlite itself does not, and two on one folder lose rows.
 * Each process first writes a file of its own and then looks for others, so that of two that start at
 * once at least one gives way. Files of processes that have ended are removed.
 * @throws {FolderInUse} naming the process that has it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder);
  const me = await readThisProcess();
  if (heldHere.has(path)) throw new FolderInUse(folder, me);
  heldHere.add(path);

  const own = `database-${me.pid}.lock`;
  const release = async () => {
    heldHere.delete(path);
    await rm(join(path, own), { force: true });
  };

  try {
    await privateFolder(path);
    await writeWhole(join(path, own), me);
    for (const name of await readdir(path)) {
      if (!lockName.test(name) || name === own) continue;
      const other = await readMark(join(path, name));
      if (other && (await isSameProcess(other))) throw new FolderInUse(folder, other);
      await rm(join(path, name), { force: true });
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function writeWhole(file: string, mark: ProcessMark): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(mark)}\n`);
  await handle.close();
}
