import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { getKeyPrint } from '../../host/index.ts';
import { BackupRefused } from './backupRefused.ts';
import { parts, type Manifest } from './manifest.ts';

export type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious'>;

async function readKeyAfterwards({ secretKey, dataDir }: KeySettings, draft: string): Promise<string> {
  if (secretKey !== undefined) return secretKey;
  const kept = existsSync(join(draft, parts.secretKey)) ? draft : dataDir;
  return readFile(join(kept, parts.secretKey), 'utf8').then(
    (key) => key.trim(),
    () => '',
  );
}

/**
 * Requires that the site could read an unpacked backup with the keys that it would have after a restore.
 * @throws {BackupRefused} when the backup was made with another key
 */
export async function refuseOtherKey(
  settings: KeySettings,
  draft: string,
  { keyPrint }: Pick<Manifest, 'keyPrint'>,
): Promise<void> {
  const known = [await readKeyAfterwards(settings, draft), settings.secretKeyPrevious ?? ''];
  if (known.some((key) => getKeyPrint(key) === keyPrint)) return;
  throw new BackupRefused(
    'otherKey',
    'The backup was made with another secret key: links in e-mails would stop working, and encrypted data ' +
      'could not be read. Set SECRET_KEY or SECRET_KEY_PREVIOUS to the key that the backup was made with.',
  );
}
