import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** What databases and browsers of a run may need at a time, in bytes. */
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
 * The folder for what tests write and throw away, to be set as `TMPDIR`: in memory where the system has room
 * there. A database is hundreds of files, and copying them to a disk takes longer than most tests.
 */
export const tmpOfTests = (): string => process.env['TMPDIR'] ?? (hasRoom(memory) ? memory : tmpdir());
