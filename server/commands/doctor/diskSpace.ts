import { statfs } from 'node:fs/promises';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('disk');

const gigabyte = 1e9;
const inWords = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB free`;

/** Judges the free disk space, in bytes. */
export function checkSpace(free: number, where: string): Finding {
  const found = `${inWords(free)} at ${where}`;
  const params = { gigabytes: Math.round(free / 1e8) / 10 };
  if (free < 0.2 * gigabyte)
    return failed('disk.full', found, 'Free some space: bookings fail when the disk is full.', params);
  if (free < 2 * gigabyte)
    return warning('disk.low', found, 'Free some space, or move DATA_DIR to a larger disk.', params);
  return ok('disk.ok', found, params);
}

/** Returns the free disk space for data, in bytes; null if it cannot be read. */
export const readFreeSpace = (dataDir: string): Promise<number | null> =>
  statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** Checks the free disk space for data. */
export async function checkDiskSpace(dataDir: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return checkSpace(bavail * bsize, dataDir);
  } catch (error) {
    return warning(
      'disk.unreadable',
      `DATA_DIR ${dataDir} cannot be read (${getReason(error)})`,
      'Start the site once, or correct DATA_DIR.',
      { folder: dataDir, reason: getReason(error) },
    );
  }
}
