import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { getKeyPrint } from '../../host/index.ts';
import { parts } from '../backup/manifest.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('secret key');

/**
 * Judges by its fingerprint whether a database was created with one of the available keys; finds nothing if the
 * fingerprint is unknown.
 */
export function assessKeyPrint(keyPrint: string | undefined, keys: readonly string[]): Finding[] {
  if (keyPrint === undefined || keys.length === 0) return [];
  if (keys.some((key) => getKeyPrint(key) === keyPrint))
    return [ok('key.matches', 'the database was created with it')];
  return [
    failed(
      'key.other',
      'the database was created with another key: the site will not start',
      'Set SECRET_KEY to that key again, or set SECRET_KEY_PREVIOUS to it. If it is lost permanently: npm run host -- keys replace-lost.',
    ),
  ];
}

/** Checks that no other user can read the secret key, and that it is stored safely. */
export async function checkSecretKey({ secretKey, dataDir, databaseUrl }: Config): Promise<Finding> {
  if (secretKey !== undefined)
    return ok('key.setting', 'SECRET_KEY is set; store a copy separately from the backups');
  const file = join(dataDir, parts.secretKey);
  const mode = await stat(file).then(
    (found) => found.mode & 0o777,
    () => undefined,
  );
  if (mode === undefined) return warning('key.none', `none in ${dataDir} yet`, 'The first start creates it.');
  if ((mode & 0o077) !== 0)
    return failed(
      'key.exposed',
      `other users can read ${file}`,
      `Restrict the file to its owner: chmod 600 ${file}`,
      { file },
    );
  if (databaseUrl === undefined)
    return ok('key.generated', `generated in ${file}, readable by its owner only; every backup contains it`);
  return warning(
    'key.onlyHere',
    `generated in ${file}, but the data is in PostgreSQL: without this file links and documents are lost`,
    'Set SECRET_KEY to the content of this file, and store a copy of it safely.',
    { file },
  );
}
