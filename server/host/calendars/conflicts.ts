import { sql, type Selectable } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { dateFromNow, type Database } from '../store/database.ts';
import { equalsConstant, isTrue } from '../store/literals.ts';
import type { CalendarConflictTable } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Whether nights of a channel only repeat a stay that the channel read from this site: the event says only that the
 * nights are taken, the nights are exactly those of one stay here or of consecutive stays, and they appeared after
 * those were booked.
 */
const isEcho = sql<boolean>`(
  blocked_nights.is_closure and blocked_nights.end_date - blocked_nights.start_date = (
    select sum(own.end_date - own.start_date) from reservation own
    where own.unit_id = blocked_nights.unit_id
      and own.holds_nights
      and own.status = 'confirmed'
      and own.nights <@ blocked_nights.nights
      and coalesce(own.confirmed_at, own.created_at) < blocked_nights.created_at
  )
) is true`;

/** Stays of another channel's calendar that overlap with a reservation that is not over. */
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
    .where('reservation.holdsNights', '=', isTrue)
    .where(equalsConstant('reservation.status', ['confirmed']))
    .where('reservation.nights', '&&', sql<string>`daterange(${dateFromNow(0)}, null)`);

/** Whether a stay in a calendar overlaps with a reservation now. */
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

/** The current conflicts by check-in date, including those that only repeat a stay of this site. */
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
 * Notifies hosts of each external stay that overlaps with a reservation and does not repeat it, once, even if several
 * processes find it or it disappears and returns. Changes nothing else.
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
