import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandRefused, type MadeFile } from '../../host/index.ts';

/** A written file, without its content. */
export type WrittenFile = Omit<MadeFile, 'xml' | 'filename'> & { file: string };

/**
 * Writes the files, readable only for their owner: all of them or none.
 * @throws {CommandRefused} when they cannot be written
 */
export async function writeBulletins(folder: string, files: readonly MadeFile[]): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { filename, xml, ...about } of files) {
      const file = join(folder, filename);
      const handle = await open(file, 'wx', 0o600);
      written.push({ file, ...about });
      await handle.writeFile(xml);
      await handle.close();
    }
  } catch (error) {
    for (const { file } of written) await rm(file, { force: true });
    const { message } = error as Error;
    throw new CommandRefused(`Nothing was exported, because ${folder} cannot be written (${message}).`, {
      cause: error,
    });
  }
  return written;
}
