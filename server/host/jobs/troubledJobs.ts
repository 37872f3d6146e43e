import { sql, type RawBuilder } from 'kysely';
import type { JobData, JobName } from '../ports/jobs.ts';
import type { Database } from '../store/database.ts';

/** A job that failed permanently or waits for its next try. */
export interface TroubledJob {
  id: string;
  queue: JobName;
  data: JobData[JobName];
  /** The time of its creation. */
  since: Date;
  tries: number;
  /** Null if it is not tried again. */
  nextTry: Date | null;
  /** The error of its last try. */
  why: string | null;
}

const isTroubled = sql<boolean>`(state = 'failed' or (state = 'retry' and started_on is not null))`;

/** Reads failed jobs, oldest first. */
export async function readTroubledJobs(db: Database): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select
      id, name as queue, data, created_on as since, retry_count + 1 as tries,
      case when state = 'retry' then start_after end as next_try,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as why
    from pgboss.job
    where ${isTroubled}
    order by created_on
  `.execute(db);
  return rows;
}

async function tryNow(db: Database, which: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job
    set
      state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1),
      keep_until = greatest(keep_until, now() + interval '1 day')
    where ${which}
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Retries a failed job now, or all failed jobs without an id; returns their number. */
export const retryTroubledJobs = (db: Database, id: string | undefined): Promise<number> =>
  tryNow(db, id === undefined ? isTroubled : sql<boolean>`${isTroubled} and id = ${id}`);

/**
 * Retries jobs of a terminated process now, instead of after their expiry. Only for a database that no other process
 * uses.
 */
export const takeUpAbandonedJobs = (db: Database): Promise<number> =>
  tryNow(db, sql<boolean>`state = 'active'`);
