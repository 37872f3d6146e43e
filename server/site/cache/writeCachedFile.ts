import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a cache file. Writes to a temporary file with a unique name first and then renames it, so that concurrent
 * calls, in any process, never read or overwrite an incomplete file.
 */
export async function writeCachedFile(
  folder: string,
  file: string,
  content: Uint8Array | string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporaryFile = join(folder, `${file}.${randomUUID()}`);
  try {
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, join(folder, file));
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}
