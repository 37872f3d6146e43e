import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** The space in bytes that the databases and browsers of a run may need at a time. */
const enough = 2 * 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Returns the temporary folder for tests, for `TMPDIR`: in memory if the system has enough. A database consists of
 * hundreds of files, and copying them to a disk takes longer than most tests.
 */
export const tmpOfTests = (): string => process.env['TMPDIR'] ?? (hasRoom(memory) ? memory : tmpdir());
