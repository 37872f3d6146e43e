import { statfs } from 'node:fs/promises';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('disk');

const gigabyte = 1e9;
const inWords = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB free`;

/** Judges the free disk space, in bytes. */
export function checkSpace(free: number, where: string): Finding {
  const found = `${inWords(free)} at ${where}`;
  if (free < 0.2 * gigabyte) return failed(found, 'Free some space: bookings fail when the disk is full.');
  if (free < 2 * gigabyte) return warning(found, 'Free some space, or move DATA_DIR to a larger disk.');
  return ok(found);
}

/** Checks the free disk space for data. */
export async function checkDiskSpace(dataDir: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return checkSpace(bavail * bsize, dataDir);
  } catch (error) {
    return warning(
      `DATA_DIR ${dataDir} cannot be read (${getReason(error)})`,
      'Start the site once, or correct DATA_DIR.',
    );
  }
}
