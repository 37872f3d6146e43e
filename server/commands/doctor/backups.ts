import type { Config } from '../../config/index.ts';
import { listBackups } from '../backup/storedBackups.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('backups');

const hour = 3_600_000;

/** Checks the age of the newest daily backup. */
export function assessBackups(newest: Date | undefined, now: Date): Finding {
  const see = 'Leave the site running overnight. If it does run then, its log says why no backup is made.';
  if (newest === undefined) return warning('backups.none', 'none yet', see);
  const hours = Math.round((now.getTime() - newest.getTime()) / hour);
  const found = `the newest is ${hours} hours old`;
  const params = { hours };
  if (hours > 7 * 24) return failed('backups.old', found, see, params);
  return hours > 48 ? warning('backups.old', found, see, params) : ok('backups.ok', found, params);
}

/** Checks whether a recent backup exists. */
export async function checkBackups({ dataDir, databaseUrl, backupDays }: Config): Promise<Finding> {
  if (databaseUrl !== undefined) {
    return ok('backups.outside', 'not checked: back up PostgreSQL with its own tools (pg_dump)');
  }
  if (backupDays === 0)
    return warning('backups.off', 'BACKUP_DAYS is 0', 'Set it to 7, or run "backup" every day.');
  return assessBackups((await listBackups(dataDir))[0]?.madeAt, new Date());
}
