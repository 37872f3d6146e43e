import { bookedStatuses } from '../../../../contract/rules/booked.ts';
import { daysLater, nightsBetween, type Nights } from '../../../../contract/rules/nights.ts';
import { checkInDatesAt, type UnitContent } from '../../content/index.ts';
import { clock, type Trx } from '../../store/database.ts';
import { readBlockedNights } from '../../stays/blockedNights.ts';
import { isOwn, type OwnBooking } from '../../stays/takenNights.ts';
import { longestStaysAtLeast, nextPossible, shareOfNights, unlimited, type Begun } from './caps.ts';

/** Unproven holds of strangers, whoever they are. */
async function readUnproven(trx: Trx, unitId: string, own: OwnBooking): Promise<Begun[]> {
  const rows = await trx
    .selectFrom('reservation')
    .select(['startDate', 'endDate', 'holdExpiresAt as until', 'clientId', 'bookingId'])
    .where('unitId', '=', unitId)
    .where('status', '=', 'awaiting_otp')
    .where('holdExpiresAt', '>', clock)
    .where((where) =>
      where.exists(
        where
          .selectFrom('codeMail')
          .select('nights')
          .whereRef('codeMail.reservationId', '=', 'reservation.id'),
      ),
    )
    .execute();
  return rows
    .filter((row) => !isOwn(row, own))
    .map(({ startDate, endDate, until }) => ({ nights: nightsBetween(startDate, endDate), until }));
}

/** Nights that somebody has for good, or has proven an address for. */
const readFirm = (trx: Trx, unitId: string, { start, end }: Nights): Promise<Nights[]> =>
  trx
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('endDate', '>', start)
    .where('startDate', '<', end)
    .where((where) =>
      where.or([
        where('status', 'in', bookedStatuses),
        where.and([where('status', '=', 'awaiting_payment'), where('holdExpiresAt', '>', clock)]),
      ]),
    )
    .execute();

/** How many nights of a run are in none of the others. */
export const nightsLeft = ({ start, end }: Nights, others: readonly Nights[]): number =>
  Array.from({ length: nightsBetween(start, end) }, (_, index) => daysLater(start, index)).filter(
    (night) => !others.some((other) => other.start <= night && night < other.end),
  ).length;

export interface Wish {
  unit: UnitContent;
  nights: number;
  own: OwnBooking;
  now: Date;
}

/**
 * When a stranger may hold so many nights more of a property, with a share of it left to everybody else: undefined
 * where they may now. `isFirst` says that their network holds nothing else.
 */
export async function nextInShare(
  trx: Trx,
  { unit, nights, own, now }: Wish,
  isFirst: boolean,
): Promise<Date | undefined> {
  const unproven = await readUnproven(trx, unit.id, own);
  const within = (most: number) => nextPossible({ times: unlimited, nights: most }, unproven, nights);
  const least = longestStaysAtLeast * unit.stay.maxNights;
  if (within(least) === undefined) return undefined;
  const { earliest, latest } = checkInDatesAt(unit, now);
  const open = { start: earliest, end: latest };
  const blocked = await readBlockedNights(trx, unit.id, earliest);
  const bookable = nightsLeft(open, [...unit.closed, ...blocked, ...(await readFirm(trx, unit.id, open))]);
  const share = isFirst ? shareOfNights.ofFirst : shareOfNights.ofMore;
  return within(Math.max(least, Math.floor(bookable * share)));
}
