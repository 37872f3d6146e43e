import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CannotOpen } from './cannotOpen.ts';

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const makeOne = (path: string) =>
  mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (getCode(error) !== 'EEXIST') throw error;
  });

// Created step by step, because Node's recursive mkdir never ends where the system does not allow folders (/proc).
async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    if (getCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeOne(path);
  }
}

const ofThisUser = 'a folder that is owned by the user of the site and writable';

const reasons: Readonly<Record<string, string>> = {
  EACCES: `may not be written to by this user. Change its owner (chown), or choose ${ofThisUser}.`,
  EPERM: `belongs to another user. Change its owner (chown), or choose ${ofThisUser}.`,
  EROFS: 'is on a read-only disk. Choose a writable one.',
  ENOSPC: 'is on a disk that is full. Free space there, or choose another one.',
  EDQUOT: 'is on a disk where this user has reached the quota. Free space there, or choose another one.',
  ENOTDIR: 'is a file, or inside one. Choose a folder.',
  ENOENT: 'cannot be created. Choose another place.',
  ENAMETOOLONG: 'is longer than this system allows. Choose a shorter path.',
};

/** Converts an error of the data folder to a message for the operator; returns other errors unchanged. */
export function folderError(dataDir: string, error: unknown): unknown {
  const reason = reasons[String(getCode(error))];
  return reason === undefined ? error : new CannotOpen(`DATA_DIR ${dataDir} ${reason}`, { cause: error });
}

/**
 * Creates the data folder so that only this user can access it, or restricts an existing one, because it contains
 * guests' data.
 * @throws {CannotOpen} if it cannot be created or written to
 */
export async function privateFolder(dataDir: string): Promise<void> {
  const path = resolve(dataDir);
  try {
    await makeFolder(path);
    // With the slash, a file with that name is not changed.
    await chmod(`${path}/`, 0o700);
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(dataDir, error);
  }
}
