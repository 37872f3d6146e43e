import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { getKeyPrint } from '../../host/index.ts';
import { parts } from '../backup/manifest.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('secret key');

/** Whether a database was made with one of the keys that there are, by its print; nothing where that is not known. */
export function judgeKeyPrint(keyPrint: string | undefined, keys: readonly string[]): Finding[] {
  if (keyPrint === undefined || keys.length === 0) return [];
  if (keys.some((key) => getKeyPrint(key) === keyPrint)) return [ok('the database was made with it')];
  return [
    failed(
      'it is not the one that the database was made with: the site will not start',
      'Set SECRET_KEY to that one again, or name that one as SECRET_KEY_PREVIOUS. If it is lost for good: npm run host -- keys replace-lost.',
    ),
  ];
}

/** Whether the secret key is where nobody else reads it, and where it survives. */
export async function checkSecretKey({ secretKey, dataDir, databaseUrl }: Config): Promise<Finding> {
  if (secretKey !== undefined) return ok('SECRET_KEY is set; keep it where backups are not');
  const file = join(dataDir, parts.secretKey);
  const mode = await stat(file).then(
    (found) => found.mode & 0o777,
    () => undefined,
  );
  if (mode === undefined) return warning(`there is none in ${dataDir} yet`, 'The first start makes one.');
  if ((mode & 0o077) !== 0)
    return failed(`${file} can be read by other users`, `Close it: chmod 600 ${file}`);
  if (databaseUrl === undefined) return ok(`generated in ${file}, for its owner alone; it is in each backup`);
  return warning(
    `generated in ${file}, but the data is in PostgreSQL: without this file links and documents are lost`,
    'Set SECRET_KEY to what is in it, and keep it.',
  );
}
