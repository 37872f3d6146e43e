import type { Money } from '../values/money.ts';
import { euros, getPercentageAmount } from './round.ts';

/** A refund in percent for a cancellation before an instant (RFC 3339). */
interface Policy {
  readonly refundPercentage: number;
  readonly cancelBefore: string;
}

interface Refund {
  percentage: number;
  total: Money;
}

const sortByDeadline = (policies: readonly Policy[]) =>
  policies.toSorted((a, b) => Date.parse(a.cancelBefore) - Date.parse(b.cancelBefore));

/** The period in which one of the policies applies: since the instant of the previous one, until its own. */
export interface PolicyPeriod {
  since: string | null;
  until: string | null;
}

/** Returns the period of the policy that applies at an instant. */
export function findPolicyPeriod(policies: readonly Policy[], at: Date): PolicyPeriod {
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
export function calculateRefund(policies: readonly Policy[], paid: Money, at: Date): Refund {
  const usable = sortByDeadline(policies).find(({ cancelBefore }) => at < new Date(cancelBefore));
  const percentage = usable?.refundPercentage ?? 0;
  return { percentage, total: euros(getPercentageAmount(paid.amount, percentage)) };
}
