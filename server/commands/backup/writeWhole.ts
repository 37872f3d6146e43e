import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The ending of a file's name until the file is complete. */
export const draftEnding = '.part';

/**
 * Writes a file that only its owner can read. It gets its name only when it is complete, so that an interrupted backup
 * does not look like a backup.
 * @returns its size in bytes
 */
export async function writeWhole(file: string, content: Readable): Promise<number> {
  const draft = `${file}.${randomUUID()}${draftEnding}`;
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const handle = await open(draft);
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}
