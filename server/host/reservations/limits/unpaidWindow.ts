import { daysLater, nightsBetween, type Nights } from '../../../../contract/rules/nights.ts';
import { checkInDatesAt, type UnitContent } from '../../content/index.ts';
import { readBlockedNights } from '../../stays/blockedNights.ts';
import { bookedStatuses } from '../../../../contract/rules/booked.ts';
import { clock, type Database, type Trx } from '../../store/database.ts';
import { unpaidShare } from './limits.ts';

const nightsOf = ({ start, end }: Nights): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) => daysLater(start, index));

/** Booked stays of a property from a day on. */
const readBooked = (db: Database, unitId: string, start: string): Promise<Nights[]> =>
  db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('endDate', '>', start)
    .where('holdsNights', '=', true)
    .where('status', 'in', bookedStatuses)
    .execute();

/** Stays of which strangers keep the nights from others without having paid. */
const readUnpaid = (db: Database, unitId: string): Promise<Nights[]> =>
  db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('holdsNights', '=', true)
    .where('status', '=', 'awaiting_payment')
    .where('firmUntil', '>', clock)
    .where('callerMarks', 'is not', null)
    .execute();

/**
 * Whether a stay fits into the share of unpaid nights: in every window of 60 bookable nights in a row, or in all there
 * are where there are fewer, a third at most is unpaid with it.
 */
export function fitsUnpaidShare(
  bookable: readonly string[],
  unpaid: ReadonlySet<string>,
  stay: Nights,
): boolean {
  const wanted = new Set(nightsOf(stay));
  const length = Math.min(unpaidShare.windowNights, bookable.length);
  const most = Math.floor(length * unpaidShare.share);
  let [held, touched] = [0, 0];
  for (const [index, night] of bookable.entries()) {
    const left = bookable[index - length];
    held += Number(unpaid.has(night) || wanted.has(night));
    touched += Number(wanted.has(night));
    if (left !== undefined) {
      held -= Number(unpaid.has(left) || wanted.has(left));
      touched -= Number(wanted.has(left));
    }
    if (held > most && touched > 0) return false;
  }
  return true;
}

/** Whether one more unpaid stay of a stranger fits into the share of a property. */
export async function hasRoomForUnpaid(
  trx: Trx,
  unit: UnitContent,
  stay: Nights,
  now: Date,
): Promise<boolean> {
  const { earliest, latest } = checkInDatesAt(unit, now);
  const open = { start: earliest, end: daysLater(latest, unit.stay.maxNights) };
  const blocked = await readBlockedNights(trx, unit.id, earliest);
  const taken = [...unit.closed, ...blocked, ...(await readBooked(trx, unit.id, earliest))];
  const gone = new Set(
    taken.flatMap(({ start, end }) =>
      nightsOf({ start: start > earliest ? start : earliest, end: end < open.end ? end : open.end }),
    ),
  );
  const bookable = nightsOf(open).filter((night) => !gone.has(night));
  const unpaid = new Set((await readUnpaid(trx, unit.id)).flatMap(nightsOf));
  return fitsUnpaidShare(bookable, unpaid, stay);
}
