import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { queues } from './queues.ts';

/** The number of jobs of a kind by state; completed jobs are not counted. */
export interface JobFigures {
  queue: string;
  /** Not started yet. */
  waiting: number;
  /** Failed, and waiting for the next try. */
  retrying: number;
  active: number;
  /** Failed permanently; stored for a week. */
  failed: number;
  /** Seconds since the creation of the oldest waiting or retrying job; 0 if none exists. */
  oldestWaiting: number;
}

const none = { waiting: 0, retrying: 0, active: 0, failed: 0, oldestWaiting: 0 };

/** Counts the jobs of every kind. */
export async function readJobFigures(db: Database): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select
      name as queue,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from clock_timestamp() - min(created_on) filter (where state in ('created', 'retry'))), 0)
        ::float as oldest_waiting
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
    group by name
  `.execute(db);
  return Object.keys(queues).map((queue) => rows.find((row) => row.queue === queue) ?? { queue, ...none });
}
