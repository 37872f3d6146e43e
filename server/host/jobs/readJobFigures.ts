import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { queues } from './queues.ts';

/** How many jobs of a kind there are; those that were done are not counted. */
export interface JobFigures {
  queue: string;
  /** Not begun yet. */
  waiting: number;
  /** Failed, and waiting for the next try. */
  retrying: number;
  active: number;
  /** Failed for good; kept for a week. */
  failed: number;
  /** Seconds since the oldest of those that wait, or wait again, was asked for; 0 where none does. */
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
