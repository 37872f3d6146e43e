import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that can be made again; under its name only once it is whole, for other processes look too. */
export async function keepFile(folder: string, file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${file}.${process.pid}`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(folder, file));
}
