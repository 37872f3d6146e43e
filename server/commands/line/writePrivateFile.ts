import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandRefused } from '../../host/index.ts';

/**
 * Writes a new file that only its owner can read.
 * @throws {CommandRefused} when it cannot be written
 */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandRefused(
      code === 'EEXIST'
        ? `${file} already exists. Remove it, or choose another file with --out.`
        : `${file} cannot be written (${message}). Choose another file with --out.`,
      { cause: error },
    );
  }
}
