import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnits } from '../content/index.ts';
import { clock, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/** Minutes between two readings; some more each time, so that not everybody asks a channel at the same moment. */
const [least, most] = [15, 30];

const atATime = 50;

/** Has calendars read now, and says when they are to be read next. */
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

/** Has the calendars read that are due, each by one process. */
export async function readDueCalendars(context: Pick<HostContext, 'db' | 'jobs' | 'content'>): Promise<void> {
  const units = knownUnits(context.content).map(({ id }) => id);
  if (units.length === 0) return;
  await inTransaction(context.db, async (trx) => {
    const due = await trx
      .selectFrom('calendar')
      .select('id')
      .where('dueAt', '<=', clock)
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
