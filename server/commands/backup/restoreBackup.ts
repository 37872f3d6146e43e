import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { CommandRefused, getKeyPrint, loadDump, lockFolder, type LoadedDump } from '../../host/index.ts';
import { endRestore, exchange, makeDraft } from './exchange.ts';
import { parts, type Manifest } from './manifest.ts';
import { unpackBackup } from './unpackBackup.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey' | 'secretKeyPrevious'>;

export interface Restored extends LoadedDump {
  /** The time at which the backup was made. */
  createdAt: string;
}

async function readKeyAfterwards({ secretKey, dataDir }: Where, draft: string): Promise<string> {
  if (secretKey !== undefined) return secretKey;
  const kept = existsSync(join(draft, parts.secretKey)) ? draft : dataDir;
  return readFile(join(kept, parts.secretKey), 'utf8').then(
    (key) => key.trim(),
    () => '',
  );
}

async function refuseOtherKey(where: Where, draft: string, { keyPrint }: Manifest): Promise<void> {
  const known = [await readKeyAfterwards(where, draft), where.secretKeyPrevious ?? ''];
  if (known.some((key) => getKeyPrint(key) === keyPrint)) return;
  throw new CommandRefused(
    'The backup was made with another secret key: links in e-mails would stop working, and encrypted data ' +
      'could not be read. Set SECRET_KEY or SECRET_KEY_PREVIOUS to the key that the backup was made with.',
  );
}

async function loadDatabase(draft: string): Promise<LoadedDump> {
  const dump = join(draft, parts.database);
  if (!existsSync(dump)) throw new CommandRefused('The backup contains no database.');
  const loaded = await loadDump(draft, dump);
  await rm(dump);
  return loaded;
}

/**
 * Replaces the embedded database with a backup. The previous data is deleted only after the restore has succeeded.
 * @throws {CommandRefused} when the backup cannot be read here, {FolderInUse} when a site uses the data folder
 */
export async function restoreBackup(where: Where, file: string): Promise<Restored> {
  const { dataDir } = where;
  const lock = await lockFolder(dataDir);
  try {
    await endRestore(dataDir);
    const draft = await makeDraft(dataDir);
    try {
      const manifest = await unpackBackup(draft, file);
      await refuseOtherKey(where, draft, manifest);
      const loaded = await loadDatabase(draft);
      await exchange(dataDir, draft);
      return { createdAt: manifest.createdAt, ...loaded };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}
