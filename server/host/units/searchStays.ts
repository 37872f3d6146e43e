import type { StayObstacle, StaySearch } from '../../../contract/schemas/staySearch.ts';
import { nightsBetween } from '../../../contract/values/nights.ts';
import { arrivalObstacle, dayObstacle, lengthObstacle } from '../../../contract/rules/obstacles.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { takePage } from '../../../contract/values/listPages.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { refuseValues } from '../base/refusal.ts';
import {
  describeCard,
  getCheckInDatesFrom,
  getStayRules,
  getTerms,
  type UnitContent,
} from '../content/index.ts';
import { calculatePrice, createTodays } from '../pricing/index.ts';
import { readTime } from '../store/readTime.ts';
import { readAllNightOverrides, withNightOverrides } from '../stays/nightOverrides.ts';
import { isClosed, type Stay } from '../stays/stayChecks.ts';
import { readTakenUnits } from '../stays/takenNights.ts';
import { describeList, getListedUnits } from './listRentalUnits.ts';

/** The rule that prevents a stay at a property regardless of other bookings, with the possible value. */
function findObstacle(unit: UnitContent, stay: Stay, today: string): StayObstacle | undefined {
  const { startDate: start, endDate: end, guestCount } = stay;
  if (guestCount > unit.maxGuests) return { reason: 'too_many_guests', maxGuests: unit.maxGuests };
  const day = dayObstacle(start, getCheckInDatesFrom(unit, today));
  if (day) return { reason: day.reason === 'past' ? 'date_too_soon' : 'date_too_far' };
  const arrival = arrivalObstacle(start, getStayRules(unit));
  if (arrival) return { reason: 'arrival_day', arrivalDays: [...arrival.arrivalDays] };
  const length = lengthObstacle({ start, end }, getStayRules(unit));
  if (!length || length.reason === 'notAfterCheckIn') return undefined;
  return length.reason === 'stayTooLong'
    ? { reason: 'stay_too_long', maxNights: length.maxNights }
    : { reason: 'stay_too_short', minNights: length.minNights };
}

interface SearchResult {
  unit: UnitContent;
  obstacle: StayObstacle | undefined;
}

/** Finds the obstacle of each property; those without one come first. */
async function findResults(host: HostContext, stay: Stay, now: Date): Promise<SearchResult[]> {
  const taken = await readTakenUnits(host.db, stay);
  const overrides = await readAllNightOverrides(host.db, stay);
  const getToday = createTodays(now);
  const results = getListedUnits(host).map((listed): SearchResult => {
    const unit = withNightOverrides(listed, overrides.get(listed.id));
    const isTaken = taken.has(unit.id) || isClosed(unit, stay);
    const obstacle = findObstacle(unit, stay, getToday(unit.timeZone));
    return { unit, obstacle: obstacle ?? (isTaken ? { reason: 'taken' } : undefined) };
  });
  const [free, others] = [true, false].map((isFree) =>
    results.filter(({ obstacle }) => (obstacle === undefined) === isFree),
  ) as [SearchResult[], SearchResult[]];
  return [...free, ...others];
}

/** Returns a page of the properties with the price of a stay, or the obstacle; holds nothing. */
export const searchStays: Read<'searchStays'> = async (host, { params, language }): Promise<StaySearch> => {
  const { startDate, endDate } = params;
  const stay = { startDate, endDate, guestCount: Number(params.guestCount) };
  if (endDate <= startDate) throw refuseValues([toViolation('endDate', 'end_before_start')]);
  const now = await readTime(host.db);
  const results = await findResults(host, stay, now);
  const { page, items } = takePage(results, Number(params.page));
  return {
    ...stay,
    nights: nightsBetween(startDate, endDate),
    freeUnitCount: results.filter(({ obstacle }) => obstacle === undefined).length,
    page,
    ...describeList(results.map(({ unit }) => unit)),
    units: items.map(({ unit, obstacle }) => ({
      ...describeCard(unit, language),
      ...(obstacle ? { obstacle } : { total: calculatePrice(getTerms(unit, language), stay, now).total }),
    })),
  };
};
