import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotOpen } from '../store/cannotOpen.ts';
import { privateFolder } from '../store/privateFolder.ts';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

async function ensureOwnKey(dataDir: string): Promise<string> {
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

/**
 * The secret key of an installation: SECRET_KEY, or where that is not set, one that is made on the first start and kept
 * in its data folder.
 * @throws {CannotOpen} when the file of that key is empty
 */
export const readSecretKey = async ({
  secretKey,
  dataDir,
}: {
  secretKey?: string | undefined;
  dataDir: string;
}): Promise<string> => secretKey ?? (await ensureOwnKey(dataDir));
