import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import type { FeedAnswer } from '../ports/feeds.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { clock, type Trx } from '../store/database.ts';
import type { CalendarRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ReadNights, TakenNights } from './takenNights.ts';

type Books = Pick<HostContext, 'db' | 'jobs'>;

/** A host is told once a calendar has failed so often in a row, and for so long. */
const failsOn = { times: 3, hours: 2 };

/** Rows that are written at a time. */
const atATime = 500;

/** Locks a calendar after its property, like everybody who changes which nights are taken; undefined where it is gone. */
async function lock(trx: Trx, { id, unitId }: CalendarRow): Promise<CalendarRow | undefined> {
  await lockUnits(trx, [unitId]);
  return trx.selectFrom('calendar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function replaceNights(
  trx: Trx,
  { id: calendarId, unitId }: CalendarRow,
  nights: readonly TakenNights[],
) {
  await trx.deleteFrom('blockedNights').where('calendarId', '=', calendarId).execute();
  const rows = nights.map(({ start: startDate, end: endDate, isStay }) => {
    return { unitId, calendarId, startDate, endDate, isStay };
  });
  for (let at = 0; at < rows.length; at += atATime) {
    await trx
      .insertInto('blockedNights')
      .values(rows.slice(at, at + atATime))
      .execute();
  }
}

const well = { failures: 0, failingSince: null, failure: null, toldFailing: false };

/** Takes over what a calendar elsewhere says, all of it or nothing; without `read` it says what it said. */
export const keepReading = (
  { db, jobs }: Books,
  calendar: CalendarRow,
  answer: FeedAnswer,
  read: ReadNights | undefined,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const locked = await lock(trx, calendar);
    if (!locked) return;
    if (read) await replaceNights(trx, calendar, read.nights);
    const whole = answer.changed && {
      wholeAt: clock,
      etag: answer.etag,
      lastModified: answer.lastModified,
      unreadable: read?.unreadable ?? 0,
    };
    await trx
      .updateTable('calendar')
      .set({ ...well, ...whole, triedAt: clock, readAt: clock })
      .where('id', '=', calendar.id)
      .execute();
    if (locked.toldFailing) await jobs.enqueue(trx, 'mail.hostCalendarWell', { calendarId: calendar.id });
  });

/** Notes that a calendar elsewhere could not be read; its nights stay as they were. */
export const keepFailure = ({ db, jobs }: Books, calendar: CalendarRow, why: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lock(trx, calendar))) return;
    await trx
      .updateTable('calendar')
      .set((row) => ({
        triedAt: clock,
        failures: row('failures', '+', 1),
        failingSince: row.fn.coalesce('failingSince', sql<Date>`${clock}`),
        failure: why,
      }))
      .where('id', '=', calendar.id)
      .execute();
    const untold = await trx
      .updateTable('calendar')
      .set({ toldFailing: true })
      .where('id', '=', calendar.id)
      .where('toldFailing', '=', false)
      .where('failures', '>=', failsOn.times)
      .where('failingSince', '<=', sql<Date>`${clock} - make_interval(hours => ${failsOn.hours})`)
      .returning('id')
      .executeTakeFirst();
    if (untold) await jobs.enqueue(trx, 'mail.hostCalendarFailing', { calendarId: calendar.id });
  });
