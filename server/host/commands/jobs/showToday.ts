import { sql } from 'kysely';
import type { TodayAnswer, TodayStay } from '../../../../contract/dashboard/today.ts';
import { bookedStatuses } from '../../../../contract/rules/booked.ts';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { getTimeZone } from '../../content/index.ts';
import { createTodays, euros } from '../../pricing/index.ts';
import { isInList } from '../../store/arrays.ts';
import { dateFromNow, type Database } from '../../store/database.ts';
import { equalsConstant, isTrue } from '../../store/literals.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { isRemindable } from '../../stays/remindable.ts';
import { getRegistration } from '../shared/stayState.ts';
import { listAttention } from './listAttention.ts';

/** Reads stays that begin, end or last on a day that is today somewhere. */
const readStays = (db: Database) =>
  db
    .selectFrom('reservation')
    .select(['id', 'number', 'unitId', 'firstName', 'lastName', 'phonePrefix', 'phone'])
    .select(['startDate', 'endDate', 'guestCount', 'arrivalTime'])
    .select([
      'guestsRegisteredAt',
      'registrationReopenedAt',
      'registrationRemindedAt',
      'email',
      'guestErasedAt',
      'status',
    ])
    .where('nights', '&&', sql<string>`daterange(${dateFromNow(-2)}, ${dateFromNow(1)}, '[]')`)
    .where('holdsNights', '=', isTrue)
    .where(equalsConstant('status', bookedStatuses))
    .orderBy('unitId')
    .execute();

type Row = Awaited<ReturnType<typeof readStays>>[number];

/** Reads what is still to be paid of each of these reservations, in cents. */
async function readDue(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .select((eb) => ['reservationId', eb.fn.sum<string>('amount').as('cents')])
    .where(isInList('reservationId', ids))
    .where('status', 'in', ['scheduled', 'processing', 'failed'])
    .groupBy('reservationId')
    .execute();
  return new Map(rows.map(({ reservationId, cents }) => [reservationId, Number(cents)]));
}

/** Days before today from which stays show that a site is in use. */
const usedWithin = 366;

/** Whether a stay is booked at the site, or was in the last year. */
async function hasStays(db: Database): Promise<boolean> {
  const rows = await db
    .selectFrom('reservation')
    .select('id')
    .where(equalsConstant('status', bookedStatuses))
    .where('startDate', '>=', dateFromNow(-usedWithin))
    .orderBy('startDate')
    .limit(1)
    .execute();
  return rows.length > 0;
}

const describe = (row: Row, due: number, now: Date): TodayStay => ({
  number: row.number,
  unitId: row.unitId,
  guestName: fullName(row),
  startDate: row.startDate,
  endDate: row.endDate,
  nights: nightsBetween(row.startDate, row.endDate),
  guestCount: row.guestCount,
  arrivalTime: row.arrivalTime,
  registration: getRegistration(row),
  isRemindable: isRemindable(row, now),
  phone: [row.phonePrefix, row.phone].filter(Boolean).join(' ') || null,
  due: euros(due),
});

/** Shows arrivals, departures and guests in the house today at each property, and what needs the host's attention. */
export async function showToday(context: CommandContext): Promise<TodayAnswer> {
  const now = await readTime(context.db);
  const getDate = createTodays(now);
  const rows = await readStays(context.db);
  const due = await readDue(
    context.db,
    rows.map(({ id }) => id),
  );
  const select = (isSelected: (row: Row, today: string) => boolean) =>
    rows
      .filter((row) => isSelected(row, getDate(getTimeZone(context.content, row.unitId))))
      .map((row) => describe(row, due.get(row.id) ?? 0, now));
  const attention = await listAttention(context, now);
  return {
    isNew: rows.length === 0 && !(await hasStays(context.db)),
    arrivals: select(({ startDate }, today) => startDate === today).toSorted((a, b) =>
      (a.arrivalTime ?? '').localeCompare(b.arrivalTime ?? ''),
    ),
    departures: select(({ endDate }, today) => endDate === today),
    inHouse: select(({ startDate, endDate }, today) => startDate < today && endDate > today),
    attention,
  };
}
