import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnits } from '../content/index.ts';
import { clock, statementTime, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Limits of the random number of minutes between two reads, so that not all sites request a channel's feed at the same
 * moment.
 */
const [least, most] = [15, 30];

const atATime = 50;

/** Enqueues the reading of calendars, and schedules their next reading. */
export async function haveRead(
  trx: Trx,
  { jobs }: Pick<HostContext, 'jobs'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('calendar')
    .set({
      dueAt: sql<Date>`${clock} + make_interval(mins => ${least}) + random() * make_interval(mins => ${most - least})`,
    })
    .where('id', 'in', ids)
    .execute();
  for (const calendarId of ids) await jobs.enqueue(trx, 'calendar.read', { calendarId });
}

/** Enqueues the reading of calendars that are due; each is read by one process. */
export async function readDueCalendars(context: Pick<HostContext, 'db' | 'jobs' | 'content'>): Promise<void> {
  const units = knownUnits(context.content).map(({ id }) => id);
  if (units.length === 0) return;
  await inTransaction(context.db, async (trx) => {
    const due = await trx
      .selectFrom('calendar')
      .select('id')
      .where('dueAt', '<=', statementTime)
      .where('unitId', 'in', units)
      .orderBy('dueAt')
      .limit(atATime)
      .forUpdate()
      .skipLocked()
      .execute();
    await haveRead(
      trx,
      context,
      due.map(({ id }) => id),
    );
  });
}
