import { violationOf, type Violation } from '../../../contract/violations.ts';
import { stayRulesAt, type UnitContent } from '../content/index.ts';
import { dateAt, nightsBetween } from '../pricing/index.ts';

/** A stay somebody asks for. */
export interface Stay {
  readonly startDate: string;
  readonly endDate: string;
  readonly guestCount: number;
}

function startViolation(unit: UnitContent, { startDate }: Stay, now: Date): Violation | undefined {
  const { earliest, latest } = stayRulesAt(unit, now);
  if (startDate < dateAt(now, unit.timeZone)) return violationOf('startDate', 'date_past');
  if (startDate < earliest) return violationOf('startDate', 'date_too_soon');
  return startDate > latest ? violationOf('startDate', 'date_too_far') : undefined;
}

function endViolation(unit: UnitContent, { startDate, endDate }: Stay): Violation | undefined {
  if (endDate <= startDate) return violationOf('endDate', 'end_before_start');
  const nights = nightsBetween(startDate, endDate);
  if (nights < unit.stay.minNights) return violationOf('endDate', 'stay_too_short');
  return nights > unit.stay.maxNights ? violationOf('endDate', 'stay_too_long') : undefined;
}

/** Why a stay cannot be had at a property at all, whoever else is there; `guestsPath` names the count's field. */
export function stayViolations(unit: UnitContent, stay: Stay, now: Date, guestsPath: string): Violation[] {
  const tooMany = stay.guestCount > unit.maxGuests ? violationOf(guestsPath, 'too_many_guests') : undefined;
  return [startViolation(unit, stay, now), endViolation(unit, stay), tooMany].filter(
    (violation) => violation !== undefined,
  );
}

/** Whether the host has closed one of the nights. */
export const isClosed = (unit: UnitContent, { startDate, endDate }: Stay): boolean =>
  unit.closed.some(({ start, end }) => start < endDate && startDate < end);
