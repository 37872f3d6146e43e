import { sql } from 'kysely';
import type { Logger } from 'pino';
import { CannotOpen } from './cannotOpen.ts';
import { databaseError } from './databaseError.ts';
import { createDatabase, type Database } from './database.ts';
import { readDone } from './migrate.ts';
import { migrationNames } from './migrations/index.ts';
import { poolOfServer } from './pool.ts';
import { readOtherSites, type RunningSite } from './runningSites.ts';

/** The state of a database, as plain JSON. */
export interface ExaminedDatabase {
  /** The version of PostgreSQL, also of the embedded one. */
  version: string;
  /** Migrations that this version of the site would still run. */
  missing: string[];
  /** Migrations that only a newer version knows. */
  unknown: string[];
  /**
   * The minimum difference between its clock and this process's clock in milliseconds, after subtracting the query's
   * duration; negative if the database's clock is behind.
   */
  clockAhead: number;
  /** The fingerprint of the secret key that it was created with; undefined if it has none yet. */
  keyPrint: string | undefined;
  /** Whether the dashboard manages published properties. */
  hasProperties: boolean;
}

const clockTolerance = 5_000;

/** Whether two clocks differ by more than the tolerance; holds, codes and checkouts expire by them. */
export const differs = (milliseconds: number): boolean => Math.abs(milliseconds) > clockTolerance;

const findManagedProperty = (db: Database) =>
  db
    .selectFrom('propertyVersion')
    .select('unitId')
    .where('state', '=', 'published')
    .where('fromFiles', '=', false)
    .limit(1)
    .executeTakeFirst();

/** Reads the state of a database without changing anything. */
export async function examineDatabase(db: Database): Promise<ExaminedDatabase> {
  const startedAt = Date.now();
  const { rows } = await sql<{
    now: Date;
    version: string;
    installed: string | null;
    versions: string | null;
  }>`
    select
      clock_timestamp() as now, current_setting('server_version') as version,
      to_regclass('installation')::text as installed, to_regclass('property_version')::text as versions
  `.execute(db);
  const { now, version, installed, versions } = rows[0]!;
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
    hasProperties: versions !== null && (await findManagedProperty(db)) !== undefined,
    missing: migrationNames.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !migrationNames.includes(name)),
  };
}

/** The clock difference above which guests could pay for expired holds, in milliseconds. */
export const maxClockDifference = 15 * 60_000;

/**
 * Logs a warning if the clocks of the database and of this process differ.
 * @throws {CannotOpen} if they differ by more than 15 minutes
 */
export async function requireCloseClock(db: Database, log: Logger): Promise<void> {
  const { clockAhead } = await examineDatabase(db);
  if (!differs(clockAhead)) return;
  if (Math.abs(clockAhead) > maxClockDifference) {
    const minutes = Math.round(Math.abs(clockAhead) / 60_000);
    throw new CannotOpen(
      `The database’s clock is ${minutes} minutes ${clockAhead > 0 ? 'ahead of' : 'behind'} this machine’s: guests would pay ` +
        'for expired holds. Synchronise the clocks of both machines (NTP), then start again.',
    );
  }
  log.warn(
    { secondsAhead: Math.round(clockAhead / 1000) },
    'the clocks of the database and of this machine differ: synchronise both (NTP), because holds ' +
      'and checkouts expire by them',
  );
}

/**
 * Reads the state of a PostgreSQL server, with any schema version, and the running sites whose properties differ from
 * this one’s.
 * @throws {CannotOpen} if it cannot be used
 */
export async function examineServer(
  databaseUrl: string,
  ownPrint?: string,
): Promise<ExaminedDatabase & { otherSites: readonly RunningSite[] }> {
  const pool = poolOfServer(databaseUrl);
  pool.on('error', () => undefined);
  const db = createDatabase(pool);
  try {
    const otherSites = ownPrint === undefined ? [] : await readOtherSites(db, ownPrint);
    return { ...(await examineDatabase(db)), otherSites };
  } catch (error) {
    throw databaseError(databaseUrl, error);
  } finally {
    await db.destroy();
  }
}
