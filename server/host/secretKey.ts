import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The secret key of an installation that sets none: made on its first start, kept in its data folder. */
export async function secretKeyIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key === '') throw new Error(`${file} is empty. Remove it to have a new key made, or set SECRET_KEY.`);
  return key;
}
