import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a cache file that can be made again. It gets its name only once it is complete, and each draft has a name of
 * its own: calls for the same file at the same time, in this process or another, do not share an unfinished one.
 */
export async function writeCachedFile(
  folder: string,
  file: string,
  content: Uint8Array | string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${file}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await rename(draft, join(folder, file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
