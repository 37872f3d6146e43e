import { sql, type Selectable } from 'kysely';
import type { Nights } from '../../../contract/values/nights.ts';
import { ownSources } from '../../../contract/values/sources.ts';
import type { HostContext } from '../base/context.ts';
import { getRange } from '../stays/nightsRange.ts';
import { clock, dateFromNow, type Database } from '../store/database.ts';
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

/**
 * Whether an event is the entry of a channel for a stay that the host has also entered here: the reservation's source is
 * a channel, and the event's nights are within its own.
 */
const isOwnEntry = sql<boolean>`(
  reservation.source not in (${sql.join(ownSources.map((source) => sql.lit(source)))}) and blocked_nights.nights <@ reservation.nights
)`;

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
    .where(isOwnEntry, '=', false)
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

/** The conflicts of external stays in some nights of properties, without those that only repeat a stay of this site. */
export const readConflictsOfNights = (db: Database, unitIds: readonly string[], { start, end }: Nights) =>
  meeting(db)
    .select(['blockedNights.id', 'reservation.number'])
    .where('blockedNights.unitId', 'in', unitIds)
    .where('blockedNights.nights', '&&', getRange({ startDate: start, endDate: end }))
    .where(isEcho, '=', false)
    .orderBy('reservation.number')
    .execute();

/** Counts the reported conflicts that still exist. */
export async function countConflicts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('calendarConflict')
    .innerJoin('reservation', 'reservation.id', 'calendarConflict.reservationId')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('calendarConflict.endDate', '>', dateFromNow(0))
    .where(equalsConstant('reservation.status', ['confirmed']))
    .where('reservation.endDate', '>', dateFromNow(0))
    .where((where) =>
      where.exists(
        where
          .selectFrom('blockedNights')
          .select('blockedNights.id')
          .whereRef('blockedNights.calendarId', '=', 'calendarConflict.calendarId')
          .whereRef('blockedNights.startDate', '=', 'calendarConflict.startDate')
          .whereRef('blockedNights.endDate', '=', 'calendarConflict.endDate')
          .where('blockedNights.isStay', '=', isTrue)
          .where('blockedNights.missingSince', 'is', null),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of external stays per transaction. */
const batchSize = 500;
const batchesPerRun = 20;

/** Compares external stays with reservations that were not compared since one of both changed. */
async function checkBatch({ db, jobs }: Pick<HostContext, 'db' | 'jobs'>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const unchecked = await trx
      .updateTable('blockedNights')
      .set({ conflictsCheckedAt: clock })
      .where('id', 'in', (where) =>
        where
          .selectFrom('blockedNights')
          .select('id')
          .where('isStay', '=', isTrue)
          .where('missingSince', 'is', null)
          .where('conflictsCheckedAt', 'is', null)
          .orderBy('id')
          .limit(sql.lit(batchSize))
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    if (unchecked.length === 0) return 0;
    const ids = unchecked.map(({ id }) => id);
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
          .where(sql<boolean>`blocked_nights.id = any(${ids}::bigint[])`)
          .where(isEcho, '=', false)
          .distinct(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['calendarId', 'reservationId', 'startDate', 'endDate'])
      .execute();
    for (const conflict of notNotified) await jobs.enqueue(trx, 'mail.hostConflict', conflict);
    return unchecked.length;
  });
}

/**
 * Notifies hosts of each external stay that overlaps with a reservation and does not repeat it, once, even if several
 * processes find it or it disappears and returns. Changes nothing else.
 */
export async function notifyConflicts(context: Pick<HostContext, 'db' | 'jobs'>): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    if ((await checkBatch(context)) < batchSize) return;
  }
}
