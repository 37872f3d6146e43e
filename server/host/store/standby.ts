import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createDatabase, type Database } from './database.ts';
import { listServers } from './databaseUrl.ts';
import { preparesInOwnSessions } from './driver.ts';
import { isUnreachable, isRetryable } from './errorKinds.ts';
import { poolOfServer, poolOfStandby } from './pool.ts';

/** Reads data that may be a few seconds old. */
export interface RecentReads {
  /**
   * Runs reads on the standby if it is not far behind the primary, and otherwise on the primary. If the chosen one cannot
   * be reached, the reads run on the other one. Not for decisions.
   */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Timing {
  /** Milliseconds by which the standby may be behind. */
  maxDelay?: number;
  /** Milliseconds between two checks of the delay. */
  checkEvery?: number;
}

/** The identity of a database, which a standby has in common with its primary. */
const identity = sql`(select system_identifier || ' ' || current_database() from pg_control_system())`;

interface Position {
  /** The identity of the primary's database. */
  identity: string;
  /** The end of the primary's log of changes. */
  end: string;
  /** The time at which it was read. */
  at: number;
}

async function readPosition(primary: Database): Promise<Position> {
  const at = performance.now();
  const { rows } = await sql<Omit<Position, 'at'>>`
    select pg_current_wal_lsn()::text as end, ${identity} as identity
  `.execute(primary);
  return { ...rows[0]!, at };
}

async function isCopy(standby: Database, position: Position): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`select ${identity} = ${position.identity} as same`.execute(
    standby,
  );
  return rows[0]!.same;
}

// After a failover, the connection may lead to the primary, or to a former one that no longer receives changes.
async function hasReached(standby: Database, { end, identity: ofPrimary }: Position): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${identity} = ${ofPrimary} and ${end}::pg_lsn <=
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as reached
  `.execute(standby);
  return rows[0]!.reached;
}

/** Returns a function that says whether the standby has all changes but those of the last seconds. */
function watchDelay(
  primary: Database,
  standby: Database,
  { maxDelay = 5_000, checkEvery = 1_000 }: Timing,
): () => boolean {
  let upToDateAt = -Infinity;
  let checkedAt = -Infinity;
  let position: Position | undefined;

  async function check(): Promise<void> {
    position ??= await readPosition(primary);
    if (!(await hasReached(standby, position))) return;
    upToDateAt = position.at;
    position = undefined;
  }

  return () => {
    const now = performance.now();
    if (now - checkedAt > checkEvery) {
      checkedAt = now;
      // A server that cannot be reached is noticed by the reads themselves.
      check().catch(() => undefined);
    }
    return now - upToDateAt <= maxDelay;
  };
}

/** Opens the standby of a primary on demand: it may be missing, also at start. */
export function openStandby(readUrl: string, primary: Database, timing: Timing = {}): RecentReads {
  const pool = poolOfStandby(readUrl);
  const standby = createDatabase(pool, { prepares: preparesInOwnSessions });
  const isUpToDate = watchDelay(primary, standby, timing);
  return {
    async read(work) {
      const [chosen, other] = isUpToDate() ? [standby, primary] : [primary, standby];
      try {
        return await work(chosen);
      } catch (error) {
        // A standby ends reads that block the changes it receives.
        if (!isUnreachable(error) && !isRetryable(error)) throw error;
        return work(other);
      }
    },
    close: () => pool.end(),
  };
}

/** Returns the reason why no standby of the primary can be used; undefined if one can. */
async function getStandbyError(readUrl: string, primary: Database): Promise<string | undefined> {
  const pool = poolOfStandby(readUrl);
  try {
    const isSame = await isCopy(createDatabase(pool), await readPosition(primary));
    return isSame ? undefined : 'it is another database than DATABASE_URL, and no standby of it';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await pool.end();
  }
}

/** Returns the reason why no standby of a primary can be used; undefined if one can. */
export async function examineStandby(readUrl: string, databaseUrl: string): Promise<string | undefined> {
  const pool = poolOfServer(databaseUrl, 1);
  try {
    return await getStandbyError(readUrl, createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Warns that no standby can be used: nothing else shows it, because the primary then answers all reads. */
export async function warnOfMissingStandby(
  readUrl: string,
  primary: Database,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const reason = await getStandbyError(readUrl, primary);
  if (reason === undefined) return;
  log.warn(
    { reason, servers: listServers(readUrl), fix: 'Start the standby, or correct DATABASE_READ_URL.' },
    'DATABASE_READ_URL: no standby can be used, the primary answers its reads',
  );
}
