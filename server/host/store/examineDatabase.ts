import { sql } from 'kysely';
import type { Logger } from 'pino';
import { CannotOpen } from './cannotOpen.ts';
import { databaseError } from './databaseError.ts';
import { createDatabase, type Database } from './database.ts';
import { readDone } from './migrate.ts';
import { migrationNames } from './migrations/index.ts';
import { poolOfServer } from './pool.ts';
import { readOtherPrints } from './runningSites.ts';

/** How a database stands, as plain JSON. */
export interface ExaminedDatabase {
  /** PostgreSQL's, also of the embedded one. */
  version: string;
  /** Migrations that this version of the site would still do. */
  missing: string[];
  /** Migrations that only a newer version knows. */
  unknown: string[];
  /**
   * How far its clock is ahead of this process's, in milliseconds; negative where it is behind. The least that may be
   * true, given how long it took to tell.
   */
  clockAhead: number;
  /** The print of the secret key that it was made with; undefined where it has none yet. */
  keyPrint: string | undefined;
}

const clockTolerance = 5_000;

/** Whether two clocks differ by more than it takes to notice: holds, codes and checkouts end by them. */
export const differs = (milliseconds: number): boolean => Math.abs(milliseconds) > clockTolerance;

/** Looks at a database without changing anything. */
export async function examineDatabase(db: Database): Promise<ExaminedDatabase> {
  const startedAt = Date.now();
  const { rows } = await sql<{
    now: Date;
    version: string;
    installed: string | null;
  }>`
    select
      clock_timestamp() as now, current_setting('server_version') as version,
      to_regclass('installation')::text as installed
  `.execute(db);
  const { now, version, installed } = rows[0]!;
  const answered = Date.now();
  const clockAhead = now.getTime() - Math.min(Math.max(now.getTime(), startedAt), answered);
  const names = await readDone(db);
  const kept =
    installed === null
      ? undefined
      : await db.selectFrom('installation').select('keyPrint').executeTakeFirst();
  return {
    version,
    clockAhead,
    keyPrint: kept?.keyPrint,
    missing: migrationNames.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !migrationNames.includes(name)),
  };
}

/** With clocks further apart, guests pay for holds that have ended. */
export const maxClockDifference = 15 * 60_000;

/**
 * Says in the log that the database's clock is not that of this process, where it is so.
 * @throws {CannotOpen} when the two are more than 15 minutes apart
 */
export async function requireCloseClock(db: Database, log: Logger): Promise<void> {
  const { clockAhead } = await examineDatabase(db);
  if (!differs(clockAhead)) return;
  if (Math.abs(clockAhead) > maxClockDifference) {
    const minutes = Math.round(Math.abs(clockAhead) / 60_000);
    throw new CannotOpen(
      `The database’s clock is ${minutes} minutes ${clockAhead > 0 ? 'ahead of' : 'behind'} this machine’s: guests would pay ` +
        'for holds that have ended. Have both machines set their clocks by the network (NTP), then start again.',
    );
  }
  log.warn(
    { secondsAhead: Math.round(clockAhead / 1000) },
    'the clocks of the database and of this machine are apart: have both set theirs by the network (NTP), for holds ' +
      'and checkouts end by them',
  );
}

/**
 * Looks at a PostgreSQL server, as it is, with whatever schema it has, and at the properties that running sites have other
 * than those with this print.
 * @throws {CannotOpen} when it cannot be used
 */
export async function examineServer(
  databaseUrl: string,
  ownPrint?: string,
): Promise<ExaminedDatabase & { otherPrints: readonly string[] }> {
  const pool = poolOfServer(databaseUrl);
  pool.on('error', () => undefined);
  const db = createDatabase(pool);
  try {
    const otherPrints = ownPrint === undefined ? [] : await readOtherPrints(db, ownPrint);
    return { ...(await examineDatabase(db)), otherPrints };
  } catch (error) {
    throw databaseError(databaseUrl, error);
  } finally {
    await db.destroy();
  }
}
