import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { loadDump, lockFolder, type LoadedDump } from '../../host/index.ts';
import { BackupRefused } from './backupRefused.ts';
import { endRestore, exchange, makeDraft } from './exchange.ts';
import { refuseOtherKey } from './keyOfBackup.ts';
import { parts } from './manifest.ts';
import { unpackBackup } from './unpackBackup.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey' | 'secretKeyPrevious'>;

export interface Restored extends LoadedDump {
  /** The time at which the backup was made. */
  createdAt: string;
}

async function loadDatabase(draft: string): Promise<LoadedDump> {
  const dump = join(draft, parts.database);
  if (!existsSync(dump)) throw new BackupRefused('noDatabase', 'The backup contains no database.');
  const loaded = await loadDump(draft, dump);
  await rm(dump);
  return loaded;
}

/**
 * Replaces the embedded database with a backup. The previous data is deleted only after the restore has succeeded.
 * @throws {BackupRefused} when the backup cannot be read here, {FolderInUse} when a site uses the data folder
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
