import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import type { FeedAnswer } from '../ports/feeds.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { clock, type Trx } from '../store/database.ts';
import type { CalendarRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ReadNights, TakenNights } from './takenNights.ts';

type Books = Pick<HostContext, 'db'>;

/** Rows that are written at a time. */
const atATime = 500;

/** Locks a calendar after its property, like everybody who changes which nights are taken; false where it is gone. */
async function lock(trx: Trx, { id, unitId }: CalendarRow): Promise<boolean> {
  await lockUnits(trx, [unitId]);
  const row = await trx
    .selectFrom('calendar')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
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

const well = { triedAt: clock, readAt: clock, failures: 0, failingSince: null, failure: null };

/** Takes over what a calendar elsewhere says, all of it or nothing; without `read` it says what it said. */
export const keepReading = (
  { db }: Books,
  calendar: CalendarRow,
  answer: FeedAnswer,
  read: ReadNights | undefined,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lock(trx, calendar))) return;
    if (read) await replaceNights(trx, calendar, read.nights);
    const whole = answer.changed && {
      wholeAt: clock,
      etag: answer.etag,
      lastModified: answer.lastModified,
      unreadable: read?.unreadable ?? 0,
    };
    await trx
      .updateTable('calendar')
      .set({ ...well, ...whole })
      .where('id', '=', calendar.id)
      .execute();
  });

/** Notes that a calendar elsewhere could not be read; its nights stay as they were. */
export const keepFailure = ({ db }: Books, calendar: CalendarRow, why: string): Promise<void> =>
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
  });
