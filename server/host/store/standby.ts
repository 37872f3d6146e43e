import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createDatabase, type Database } from './database.ts';
import { listServers } from './databaseUrl.ts';
import { isUnreachable, isWorthAnotherTry } from './errorKinds.ts';
import { poolOfStandby } from './pool.ts';

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

interface Position {
  /** The end of the primary's log of changes. */
  end: string;
  /** The time at which it was read. */
  at: number;
}

async function readPosition(primary: Database): Promise<Position> {
  const at = performance.now();
  const { rows } = await sql<{ end: string }>`select pg_current_wal_lsn()::text as end`.execute(primary);
  return { end: rows[0]!.end, at };
}

// After a failover, the connection may lead to the primary, or to a former one that no longer receives changes.
async function hasReached(standby: Database, { end }: Position): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${end}::pg_lsn <=
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
  const standby = createDatabase(pool);
  const isUpToDate = watchDelay(primary, standby, timing);
  return {
    async read(work) {
      const [chosen, other] = isUpToDate() ? [standby, primary] : [primary, standby];
      try {
        return await work(chosen);
      } catch (error) {
        // A standby ends reads that block the changes it receives.
        if (!isUnreachable(error) && !isWorthAnotherTry(error)) throw error;
        return work(other);
      }
    },
    close: () => pool.end(),
  };
}

/** Returns the reason why no standby can be reached; undefined if one can. */
export async function getStandbyError(readUrl: string): Promise<string | undefined> {
  const pool = poolOfStandby(readUrl);
  try {
    await sql`select 1`.execute(createDatabase(pool));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await pool.end();
  }
}

/** Warns that no standby can be reached: nothing else shows it, because the primary then answers all reads. */
export async function warnOfMissingStandby(readUrl: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const reason = await getStandbyError(readUrl);
  if (reason === undefined) return;
  log.warn(
    { reason, servers: listServers(readUrl), fix: 'Start the standby, or correct DATABASE_READ_URL.' },
    'DATABASE_READ_URL: no standby can be used, the primary answers its reads',
  );
}
