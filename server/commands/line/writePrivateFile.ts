import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandRefused } from '../../host/index.ts';

/**
 * Writes a file that is not there yet, for its owner's eyes only.
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
        ? `${file} is there already. Remove it, or name another with --out.`
        : `${file} cannot be written (${message}). Name another with --out.`,
      { cause: error },
    );
  }
}
