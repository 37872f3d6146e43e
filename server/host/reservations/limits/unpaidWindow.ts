import { daysLater, nightsBetween, type Nights } from '../../../../contract/values/nights.ts';
import { getCheckInDates, getStayRules, type UnitContent } from '../../content/index.ts';
import { readBlockedNights } from '../../stays/blockedNights.ts';
import { readOfferedUnit } from '../../stays/nightOverrides.ts';
import { getRangeFrom } from '../../stays/nightsRange.ts';
import { bookedStatuses } from '../../../../contract/rules/booked.ts';
import { statementTime, type Database, type Trx } from '../../store/database.ts';
import { equalsConstant, isTrue } from '../../store/literals.ts';
import { bookableNights } from './bookableNights.ts';
import { unpaidShare } from './limits.ts';

const getNights = ({ start, end }: Nights): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) => daysLater(start, index));

/** Booked stays of a property that end after a date. */
const readBooked = (db: Database, unitId: string, start: string): Promise<Nights[]> =>
  db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRangeFrom(start))
    .where('holdsNights', '=', isTrue)
    .where(equalsConstant('status', bookedStatuses))
    .execute();

/** Unpaid stays of counted callers that block nights from a date on for other guests. */
const readUnpaid = (db: Database, unitId: string, start: string): Promise<Nights[]> =>
  db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRangeFrom(start))
    .where('holdsNights', '=', isTrue)
    .where(equalsConstant('status', ['awaiting_payment']))
    .where('firm', '=', isTrue)
    .where('firmUntil', '>', statementTime)
    .where('callerMarks', 'is not', null)
    .execute();

/**
 * Whether more nights fit into the share of unpaid ones: at most a third is lost in every window of 60 consecutive
 * bookable nights, or in all bookable nights if fewer exist.
 */
export function fitsUnpaidShare(
  bookable: readonly string[],
  lost: ReadonlySet<string>,
  added: ReadonlySet<string>,
): boolean {
  const length = Math.min(unpaidShare.windowNights, bookable.length);
  const most = Math.floor(length * unpaidShare.share);
  let [held, touched] = [0, 0];
  for (const [index, night] of bookable.entries()) {
    const left = bookable[index - length];
    held += Number(lost.has(night) || added.has(night));
    touched += Number(added.has(night));
    if (left !== undefined) {
      held -= Number(lost.has(left) || added.has(left));
      touched -= Number(added.has(left));
    }
    if (held > most && touched > 0) return false;
  }
  return true;
}

/** The nights that one more unpaid stay blocks for other guests. */
interface Loss {
  /** Its own nights, and adjacent ones that no stay can include any more. */
  nights: number;
  /** Whether it fits into the share of all unpaid stays. */
  isWithinShare: boolean;
}

async function readFreeNights(trx: Trx, unit: UnitContent, { start, end }: Nights): Promise<string[]> {
  const blocked = await readBlockedNights(trx, unit.id, start);
  const taken = [...unit.closed, ...blocked, ...(await readBooked(trx, unit.id, start))];
  const gone = new Set(
    taken.flatMap((one) =>
      getNights({ start: one.start > start ? one.start : start, end: one.end < end ? one.end : end }),
    ),
  );
  return getNights({ start, end }).filter((night) => !gone.has(night));
}

/** Calculates which nights an unpaid, firm stay blocks for other guests. */
export async function readLoss(trx: Trx, unit: UnitContent, stay: Nights, now: Date): Promise<Loss> {
  const { earliest, latest } = getCheckInDates(unit, now);
  const offered = await readOfferedUnit(trx, unit, { startDate: earliest });
  const rules = { ...getStayRules(offered), latest };
  const open = { start: earliest, end: daysLater(latest, unit.stay.maxNights) };
  const free = await readFreeNights(trx, unit, open);
  const bookable = bookableNights(free, rules);
  const countLost = (taken: ReadonlySet<string>) => {
    const left = bookableNights(
      free.filter((night) => !taken.has(night)),
      rules,
    );
    return new Set(bookable).difference(new Set(left));
  };
  const unpaid = new Set((await readUnpaid(trx, unit.id, earliest)).flatMap(getNights));
  const nights = getNights(stay);
  const lost = countLost(unpaid);
  const added = countLost(unpaid.union(new Set(nights))).difference(lost);
  return {
    nights: Math.max(nights.length, added.size),
    isWithinShare: fitsUnpaidShare(bookable, lost, added),
  };
}
