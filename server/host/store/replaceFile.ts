import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that only its owner can read, or replaces it. The file gets its name only when it is complete, because
 * other processes of the site may read or write it at the same time.
 */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
