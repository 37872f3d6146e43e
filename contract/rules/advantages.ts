import type { Quote } from '../quote.ts';

/** Something good about a way to pay; `option` names it where not every way to pay has it. */
export interface Advantage {
  readonly option: string | undefined;
}

export interface Advantages {
  /** Until when everything that was paid comes back, as an instant. */
  readonly freeCancellation: (Advantage & { readonly before: string }) | undefined;
  /** Whether a stay can be booked without a payment today. */
  readonly nothingDueNow: Advantage | undefined;
}

/**
 * What may make up a guest's mind who sees a price for the first time. Where ways to pay differ, the best one is told
 * with its name; what holds for all of them is told for the least of them.
 */
export function getAdvantages({ paymentOptions }: Pick<Quote, 'paymentOptions'>): Advantages {
  const free = paymentOptions
    .flatMap(({ name, cancellationPolicies }) => {
      const last = cancellationPolicies.findLast(({ refundPercentage }) => refundPercentage === 100);
      return last ? [{ option: name, before: last.cancelBefore }] : [];
    })
    .toSorted((a, b) => Date.parse(a.before) - Date.parse(b.before));
  const unpaid = paymentOptions.filter(({ dueNow }) => dueNow.amount === 0);
  const isAll = (some: readonly unknown[]) => some.length === paymentOptions.length;
  const best = isAll(free) ? free[0] : free.at(-1);
  const [first] = unpaid;
  return {
    freeCancellation: best && { before: best.before, option: isAll(free) ? undefined : best.option },
    nothingDueNow: first && { option: isAll(unpaid) ? undefined : first.name },
  };
}
