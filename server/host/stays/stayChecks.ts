import type { Party } from '../../../contract/values/party.ts';
import { countedGuests, getParty, getSize } from '../../../contract/rules/party.ts';
import { overlap } from '../../../contract/values/nights.ts';
import {
  arrivalObstacle,
  dayObstacle,
  lengthObstacle,
  type ArrivalObstacle,
  type DayObstacle,
  type LengthObstacle,
} from '../../../contract/rules/obstacles.ts';
import type { ViolationCode } from '../../../contract/values/violationMessages.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';
import { getCheckInDates, getStayRules, type UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';

/** A requested stay. */
export interface Stay {
  readonly startDate: string;
  readonly endDate: string;
  readonly guestCount: number;
  readonly party?: Party | undefined;
}

const codes: Readonly<Record<(DayObstacle | ArrivalObstacle | LengthObstacle)['reason'], ViolationCode>> = {
  past: 'date_too_soon',
  tooFarAhead: 'date_too_far',
  otherArrivalDay: 'arrival_day',
  notAfterCheckIn: 'end_before_start',
  stayTooShort: 'stay_too_short',
  stayTooShortInSeason: 'season_stay_too_short',
  stayTooLong: 'stay_too_long',
};

const getNights = ({ startDate, endDate }: Days) => ({ start: startDate, end: endDate });

function startViolation(unit: UnitContent, { startDate }: Stay, now: Date): Violation | undefined {
  if (startDate < getDate(now, unit.timeZone)) return toViolation('startDate', 'date_past');
  const obstacle =
    dayObstacle(startDate, getCheckInDates(unit, now)) ?? arrivalObstacle(startDate, getStayRules(unit));
  return obstacle && toViolation('startDate', codes[obstacle.reason]);
}

function endViolation(unit: UnitContent, stay: Stay): Violation | undefined {
  const obstacle = lengthObstacle(getNights(stay), getStayRules(unit));
  return obstacle && toViolation('endDate', codes[obstacle.reason]);
}

/** Returns the rule about the number of guests and their age groups that a stay violates. */
export function getGuestsViolation(
  unit: UnitContent,
  stay: Pick<Stay, 'guestCount' | 'party'>,
): 'party_sum' | 'too_many_babies' | 'too_many_guests' | undefined {
  const party = getParty(stay);
  if (getSize(party) !== stay.guestCount) return 'party_sum';
  if (party.babies > (unit.ageGroups?.babies?.max ?? party.babies)) return 'too_many_babies';
  return countedGuests(stay, unit.ageGroups) > unit.maxGuests ? 'too_many_guests' : undefined;
}

/**
 * The rules of a property that a stay violates, regardless of other bookings; `guestsPath` is the path of the guest
 * count's field.
 */
export function stayViolations(unit: UnitContent, stay: Stay, now: Date, guestsPath: string): Violation[] {
  const guests = getGuestsViolation(unit, stay);
  return [
    startViolation(unit, stay, now),
    endViolation(unit, stay),
    guests && toViolation(guestsPath, guests),
  ].filter((violation) => violation !== undefined);
}

type Days = Pick<Stay, 'startDate' | 'endDate'>;

/** Whether the host has closed one of the nights. */
export const isClosed = (unit: UnitContent, stay: Days): boolean =>
  unit.closed.some((closed) => overlap(closed, getNights(stay)));
