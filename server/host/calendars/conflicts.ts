import { sql, type Selectable } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { dateFromNow, type Database } from '../store/database.ts';
import type { CalendarConflictTable } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Whether nights elsewhere repeat what a channel has read of this site: it says no more than that they are taken, they
 * are exactly those of one stay here or of several in a row, and they were first seen after those were booked.
 */
const isEcho = sql<boolean>`(
  blocked_nights.is_closure and blocked_nights.end_date - blocked_nights.start_date = (
    select sum(own.end_date - own.start_date) from reservation own
    where own.unit_id = blocked_nights.unit_id
      and own.status = 'confirmed'
      and own.nights <@ blocked_nights.nights
      and coalesce(own.confirmed_at, own.created_at) < blocked_nights.created_at
  )
) is true`;

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
    .where('blockedNights.missingSince', 'is', null)
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
    .where(isEcho, '=', false)
    .executeTakeFirst()) !== undefined;

/** The conflicts that there are now, by check-in; with those that only repeat a stay here. */
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
      isEcho.as('isEcho'),
    ])
    .orderBy('reservation.startDate')
    .orderBy('calendar.name')
    .execute();

/**
 * Has a host told of each stay elsewhere that meets a reservation and does not repeat it, once, whichever process notices. What was told
 * once is not told again, also where it went and came back. Nothing else is changed by it.
 */
export async function notifyConflicts({ db, jobs }: Pick<HostContext, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const notNotified = await trx
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
          .where(isEcho, '=', false)
          .distinct(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['calendarId', 'reservationId', 'startDate', 'endDate'])
      .execute();
    for (const conflict of notNotified) await jobs.enqueue(trx, 'mail.hostConflict', conflict);
  });
}
