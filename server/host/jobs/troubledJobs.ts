import { sql, type RawBuilder } from 'kysely';
import type { JobData, JobName } from '../ports/jobs.ts';
import type { Database } from '../store/database.ts';

/** A job that failed: for good, or it waits for its next try. */
export interface TroubledJob {
  id: string;
  queue: JobName;
  data: JobData[JobName];
  /** When it was asked for. */
  since: Date;
  tries: number;
  /** Undefined where nothing tries it again. */
  nextTry: Date | null;
  /** What its last try said. */
  why: string | null;
}

const isTroubled = sql<boolean>`(state = 'failed' or (state = 'retry' and started_on is not null))`;

/** Jobs that failed, the oldest first. */
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

/** Has a job that failed tried again now, or all of them where none is named; tells how many. */
export const retryTroubledJobs = (db: Database, id: string | undefined): Promise<number> =>
  tryNow(db, id === undefined ? isTroubled : sql<boolean>`${isTroubled} and id = ${id}`);

/**
 * Has jobs tried again now whose process was killed: else they wait until they expire. Only for a database that
 * no other process has open.
 */
export const takeUpAbandonedJobs = (db: Database): Promise<number> =>
  tryNow(db, sql<boolean>`state = 'active'`);
