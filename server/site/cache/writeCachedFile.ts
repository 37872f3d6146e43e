import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a cache file that can be recreated. Each draft has its own name and is renamed when it is complete, so that
 * concurrent calls for the same file, in any process, never share an incomplete one.
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
