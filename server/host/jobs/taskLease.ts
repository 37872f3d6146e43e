import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { clock, type Database } from '../store/database.ts';

const name = 'recurring tasks';

/** Seconds after which another process takes over from one that no longer renews its lease. */
const leaseSeconds = 30;

/** Decides which of the processes that share a database runs the recurring tasks. */
export interface TaskLease {
  /** Acquires or renews the lease; returns false while another process has it. */
  claim(): Promise<boolean>;
  /** Ends the lease, so that another process can acquire it immediately. */
  release(): Promise<void>;
}

/**
 * Opens a lease in the table `task_lease`. Each call is one statement, so that it works with PgBouncer. A lease that
 * expires later than any renewal allows was stored before the clock of the database was set back, and counts as expired.
 */
export function openTaskLease(db: Database): TaskLease {
  const holder = randomUUID();
  return {
    async claim() {
      const expiresAt = sql<Date>`${clock} + make_interval(secs => ${leaseSeconds})`;
      const claimed = await db
        .insertInto('taskLease')
        .values({ name, holder, expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, expiresAt })
            .where((where) =>
              where.or([
                where('taskLease.holder', '=', holder),
                where('taskLease.expiresAt', '<=', clock),
                where('taskLease.expiresAt', '>', expiresAt),
              ]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    async release() {
      await db.deleteFrom('taskLease').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
