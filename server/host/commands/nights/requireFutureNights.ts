import { daysLater, type Nights } from '../../../../contract/values/nights.ts';
import { inWords } from './nightsInput.ts';
import { CommandRefused } from '../shared/refused.ts';

/** A later date is a mistyped year, because guests cannot book three years ahead. */
const furthestDays = 5 * 365;

/**
 * Checks the nights `[start, end)` of a command.
 * @throws {CommandRefused} if there are none, if they are over, or too far ahead
 */
export function requireFutureNights({ start, end }: Nights, today: string): void {
  if (end <= start) {
    throw new CommandRefused(
      `${inWords({ start, end })} holds no night. The second date is the day after the last night, so it must be later.`,
    );
  }
  if (end <= today) throw new CommandRefused(`The nights ${inWords({ start, end })} are over.`);
  if (end > daysLater(today, furthestDays)) {
    throw new CommandRefused(`${end} is more than five years from now. Is the year right?`);
  }
}
