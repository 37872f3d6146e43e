import { sql, type Selectable } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { dateFromNow, type Database } from '../store/database.ts';
import type { CalendarConflictTable } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';

/** Stays that another channel's calendar and a reservation have in the same nights, as long as those are not over. */
const meeting = (db: Database) =>
  db
    .selectFrom('blockedNights')
    .innerJoin('reservation', (on) =>
      on
        .onRef('reservation.unitId', '=', 'blockedNights.unitId')
        .onRef('reservation.nights', '&&', 'blockedNights.nights'),
    )
    .where('blockedNights.isStay', '=', true)
    .where('reservation.status', '=', 'confirmed')
    .where('reservation.endDate', '>', dateFromNow(0));

/** Whether one of the stays in a calendar meets a reservation now. */
export const isConflict = async (
  db: Database,
  { calendarId, reservationId }: Pick<Selectable<CalendarConflictTable>, 'calendarId' | 'reservationId'>,
): Promise<boolean> =>
  (await meeting(db)
    .select('reservation.id')
    .where('blockedNights.calendarId', '=', calendarId)
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst()) !== undefined;

/** The conflicts that there are now, by check-in. */
export const readConflicts = (db: Database) =>
  meeting(db)
    .innerJoin('calendar', 'calendar.id', 'blockedNights.calendarId')
    .select([
      'calendar.name as calendar',
      'reservation.unitId',
      'reservation.number',
      'reservation.startDate',
      'reservation.endDate',
      'blockedNights.startDate as start',
      'blockedNights.endDate as end',
    ])
    .orderBy('reservation.startDate')
    .orderBy('calendar.name')
    .execute();

/**
 * Has a host told of each stay elsewhere that meets a reservation, once, whichever process notices. What was told
 * once is not told again, also where it went and came back. Nothing else is changed by it.
 */
export async function tellOfConflicts({ db, jobs }: Pick<HostContext, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const untold = await trx
      .insertInto('calendarConflict')
      .columns(['calendarId', 'reservationId', 'startDate', 'endDate'])
      .expression(
        meeting(trx)
          .select([
            sql<string>`blocked_nights.calendar_id`.as('calendarId'),
            'reservation.id as reservationId',
            'blockedNights.startDate',
            'blockedNights.endDate',
          ])
          .distinct(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['calendarId', 'reservationId', 'startDate', 'endDate'])
      .execute();
    for (const conflict of untold) await jobs.enqueue(trx, 'mail.hostConflict', conflict);
  });
}
