import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { JobName } from '../ports/jobs.ts';
import type { Database } from '../store/database.ts';

/** Milliseconds between two polls. */
const pollInterval = 1000;

/** Returns the queues with a job that is due: a new one, or one whose next try is due. */
async function readDueQueues(db: Database): Promise<JobName[]> {
  const { rows } = await sql<{ name: JobName }>`
    select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()
  `.execute(db);
  return rows.map(({ name }) => name);
}

interface Polling {
  db: Database;
  log: Logger;
  /** Receives each queue with a job that is due. */
  notify: (name: JobName) => void;
}

/**
 * Polls all queues with one statement. It finds retries, jobs of other processes, and jobs whose worker was notified
 * before their transaction was committed or while it was running another batch.
 */
export function pollQueues({ db, log, notify }: Polling): { stop(): Promise<void> } {
  let polling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  async function poll() {
    try {
      for (const name of await readDueQueues(db)) notify(name);
    } catch (error) {
      log.error({ error: String(error) }, 'jobs: database operation failed');
    }
  }

  function schedule() {
    timer = setTimeout(() => {
      polling = poll().finally(schedule);
    }, pollInterval).unref();
  }

  schedule();
  return {
    async stop() {
      clearTimeout(timer);
      await polling;
      // The poll that has just ended has scheduled the next one.
      clearTimeout(timer);
    },
  };
}
