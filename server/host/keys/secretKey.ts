import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotOpen } from '../store/cannotOpen.ts';
import { privateFolder } from '../store/privateFolder.ts';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The secret key of an installation that sets none: made on its first start, kept in its data folder. */
export async function ensureSecretKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await privateFolder(dataDir);
  // Written whole under another name first, so that nobody reads half a key.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(draft);
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key === '') {
    throw new CannotOpen(`${file} is empty. Remove it to have a new key made, or set SECRET_KEY.`);
  }
  return key;
}
