import {
  parseDate,
  parseTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import type { CancellationRule, Terms } from './terms.ts';

/** The check-in of a stay: `checkInAfter` (`HH:MM`) on `startDate` in `timeZone`. */
export interface CheckIn extends Pick<Terms, 'timeZone' | 'checkInAfter'> {
  readonly startDate: string;
}

const checkInInstant = ({ startDate, checkInAfter, timeZone }: CheckIn, daysEarlier = 0) =>
  toZoned(
    toCalendarDateTime(parseDate(startDate).subtract({ days: daysEarlier }), parseTime(checkInAfter)),
    timeZone,
  );

const deadline = (rule: CancellationRule, checkIn: CheckIn) =>
  'daysBeforeCheckIn' in rule
    ? checkInInstant(checkIn, rule.daysBeforeCheckIn)
    : checkInInstant(checkIn).subtract({ hours: rule.hoursBeforeCheckIn });

/** RFC 3339, with the offset of the property's time zone at that instant. */
const rfc3339 = (instant: ZonedDateTime) => instant.toString().replace(/\[.*\]$/, '');

/** The cancellation policies of a stay as instants, earliest first, without those that are already past at `now`. */
export const datedPolicies = (
  rules: readonly CancellationRule[],
  checkIn: CheckIn,
  now: Date,
): CancellationPolicy[] =>
  rules
    .map((rule) => ({ rule, before: deadline(rule, checkIn) }))
    .filter(({ before }) => before.toDate() > now)
    .toSorted((a, b) => a.before.compare(b.before))
    .map(({ rule, before }) => ({
      refundPercentage: rule.refundPercentage,
      cancelBefore: rfc3339(before),
    }));
