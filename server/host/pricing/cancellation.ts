import {
  parseDate,
  parseTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import type { Money } from '../../../contract/values/money.ts';
import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import type { Refund } from '../../../contract/schemas/refund.ts';
import { euros, getPercentageAmount } from './round.ts';
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

const sortByDeadline = (policies: readonly CancellationPolicy[]) =>
  policies.toSorted((a, b) => Date.parse(a.cancelBefore) - Date.parse(b.cancelBefore));

/** The period in which one of the policies applies: since the instant of the previous one, until its own. */
export interface PolicyPeriod {
  since: string | null;
  until: string | null;
}

/** Returns the period of the policy that applies at an instant. */
export function findPolicyPeriod(policies: readonly CancellationPolicy[], at: Date): PolicyPeriod {
  const deadlines = sortByDeadline(policies).map(({ cancelBefore }) => cancelBefore);
  return {
    since: deadlines.findLast((deadline) => at >= new Date(deadline)) ?? null,
    until: deadlines.find((deadline) => at < new Date(deadline)) ?? null,
  };
}

/**
 * Calculates the refund of `paid` for a cancellation at `at`: the percentage of the first policy whose instant is still
 * in the future (exclusive), rounded half up to the cent; zero if no policy remains.
 */
export function calculateRefund(policies: readonly CancellationPolicy[], paid: Money, at: Date): Refund {
  const usable = sortByDeadline(policies).find(({ cancelBefore }) => at < new Date(cancelBefore));
  const percentage = usable?.refundPercentage ?? 0;
  return { percentage, total: euros(getPercentageAmount(paid.amount, percentage)) };
}
