import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotOpen } from '../store/cannotOpen.ts';
import { privateFolder } from '../store/privateFolder.ts';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

async function ensureOwnKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await privateFolder(dataDir);
  // The key is written to a draft first, so that another process never reads an incomplete one.
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
    throw new CannotOpen(`${file} is empty. Remove it to create a new key, or set SECRET_KEY.`);
  }
  return key;
}

/**
 * Returns the secret key of an installation: SECRET_KEY, or the key that the first start creates in the data folder.
 * @throws {CannotOpen} if the file of that key is empty
 */
export const readSecretKey = async ({
  secretKey,
  dataDir,
}: {
  secretKey?: string | undefined;
  dataDir: string;
}): Promise<string> => secretKey ?? (await ensureOwnKey(dataDir));
