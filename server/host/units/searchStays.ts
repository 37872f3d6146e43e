import type { StayObstacle, StaySearch } from '../../../contract/staySearch.ts';
import { nightsBetween } from '../../../contract/rules/nights.ts';
import { arrivalObstacle, dayObstacle, lengthObstacle } from '../../../contract/rules/obstacles.ts';
import { toViolation } from '../../../contract/violations.ts';
import type { Read } from '../base/call.ts';
import { refuseValues } from '../base/refusal.ts';
import { getCheckInDates, getStayRules, getTerms, type UnitContent } from '../content/index.ts';
import { quoteStay } from '../pricing/index.ts';
import { readTime } from '../store/readTime.ts';
import { isClosed, type Stay } from '../stays/stayChecks.ts';
import { readTakenUnits } from '../stays/takenNights.ts';

/** The rule that prevents a stay at a property regardless of other bookings, with the possible value. */
function findObstacle(unit: UnitContent, stay: Stay, now: Date): StayObstacle | undefined {
  const { startDate: start, endDate: end, guestCount } = stay;
  if (guestCount > unit.maxGuests) return { reason: 'too_many_guests', maxGuests: unit.maxGuests };
  const day = dayObstacle(start, getCheckInDates(unit, now));
  if (day) return { reason: day.reason === 'past' ? 'date_too_soon' : 'date_too_far' };
  const arrival = arrivalObstacle(start, getStayRules(unit));
  if (arrival) return { reason: 'arrival_day', arrivalDays: [...arrival.arrivalDays] };
  const length = lengthObstacle({ start, end }, getStayRules(unit));
  if (!length || length.reason === 'notAfterCheckIn') return undefined;
  return length.reason === 'stayTooLong'
    ? { reason: 'stay_too_long', maxNights: length.maxNights }
    : { reason: 'stay_too_short', minNights: length.minNights };
}

/** Returns the price of a stay at each property, or the obstacle; holds nothing. */
export const searchStays: Read<'searchStays'> = async (host, { params, language }): Promise<StaySearch> => {
  const { startDate, endDate } = params;
  const stay = { startDate, endDate, guestCount: Number(params.guestCount) };
  if (endDate <= startDate) throw refuseValues([toViolation('endDate', 'end_before_start')]);
  const now = await readTime(host.db);
  const taken = await readTakenUnits(host.db, stay);
  const units = [...host.content.units.values()].map((unit) => {
    const { id } = unit;
    const isTaken = isClosed(unit, stay) || taken.has(id);
    const obstacle = findObstacle(unit, stay, now) ?? (isTaken ? ({ reason: 'taken' } as const) : undefined);
    return obstacle ? { id, obstacle } : { id, total: quoteStay(getTerms(unit, language), stay, now).total };
  });
  return { ...stay, nights: nightsBetween(startDate, endDate), units };
};
