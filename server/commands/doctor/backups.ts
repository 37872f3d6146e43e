import type { Config } from '../../config/index.ts';
import { listBackups } from '../backup/dailyBackups.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('backups');

const hour = 3_600_000;

/** What the age of the newest daily backup says. */
export function judgeBackups(newest: Date | undefined, now: Date): Finding {
  const see = 'Leave the site running over night; where it does, its log says why no backup is made.';
  if (newest === undefined) return warning('there is none yet', see);
  const hours = Math.round((now.getTime() - newest.getTime()) / hour);
  const found = `the newest is ${hours} hours old`;
  if (hours > 7 * 24) return failed(found, see);
  return hours > 48 ? warning(found, see) : ok(found);
}

/** Whether the data could be put back. */
export async function checkBackups({ dataDir, databaseUrl, backupDays }: Config): Promise<Finding> {
  if (databaseUrl !== undefined) {
    return ok('of PostgreSQL by its own tools (pg_dump): what they do cannot be seen from here');
  }
  if (backupDays === 0)
    return warning('BACKUP_DAYS is 0', 'Set it to 7, or see that "backup" is run every day.');
  return judgeBackups((await listBackups(dataDir))[0]?.madeAt, new Date());
}
