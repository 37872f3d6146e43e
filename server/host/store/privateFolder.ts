import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CannotOpen } from './cannotOpen.ts';

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const makeOne = (path: string) =>
  mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (getCode(error) !== 'EEXIST') throw error;
  });

// Step by step: where the system lets nobody make folders (/proc), Node's own recursive way never ends.
async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    if (getCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeOne(path);
  }
}

const ofThisUser = 'a folder that the user whom the site runs as owns and may write to';

const reasons: Readonly<Record<string, string>> = {
  EACCES: `may not be written to by this user. Give it to the user (chown), or choose ${ofThisUser}.`,
  EPERM: `belongs to another user. Give it to this one (chown), or choose ${ofThisUser}.`,
  EROFS: 'lies on a disk that can only be read. Choose one that can be written to.',
  ENOSPC: 'lies on a disk that is full. Make space there, or choose another.',
  EDQUOT: 'lies on a disk where this user has used up their share. Make space there, or choose another.',
  ENOTDIR: 'is a file, or lies below one. Choose a folder.',
  ENOENT: 'cannot be made. Choose another place.',
  ENAMETOOLONG: 'is longer than this system allows. Choose a shorter one.',
};

/** What went wrong with the data folder, as its operator reads it; the error itself where it is of another kind. */
export function folderError(dataDir: string, error: unknown): unknown {
  const reason = reasons[String(getCode(error))];
  return reason === undefined ? error : new CannotOpen(`DATA_DIR ${dataDir} ${reason}`, { cause: error });
}

/**
 * Makes the data folder such that nobody but this user can enter it, or closes one that others can: it holds
 * guests' data.
 * @throws {CannotOpen} when it cannot be made, or not be written to
 */
export async function privateFolder(dataDir: string): Promise<void> {
  const path = resolve(dataDir);
  try {
    await makeFolder(path);
    // With the slash, a file of that name stays as it is.
    await chmod(`${path}/`, 0o700);
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(dataDir, error);
  }
}
