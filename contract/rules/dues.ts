import type { PaymentOption } from '../quote.ts';

/** When a stay is paid; amounts are integer cents, and no day is named on which nothing is charged. */
export interface Dues {
  /** What is charged at the checkout. */
  readonly now: number;
  /** What is charged later, day by day; `dueDate` is a date in the property's time zone. */
  readonly later: readonly { readonly dueDate: string; readonly amount: number }[];
}

/**
 * What a way to pay comes to for a stay that has a price: dates and amounts. What its instalments are counted from is
 * another matter: an instalment whose day is past falls due at once, and none after check-in.
 */
export function getDues({ schedule, dueNow }: Pick<PaymentOption, 'schedule' | 'dueNow'>): Dues {
  let atOnce = dueNow.amount;
  const later = new Map<string, number>();
  for (const { dueDate, amount } of schedule) {
    const part = Math.min(atOnce, amount.amount);
    atOnce -= part;
    const left = amount.amount - part;
    if (left > 0) later.set(dueDate, (later.get(dueDate) ?? 0) + left);
  }
  return { now: dueNow.amount, later: [...later].map(([dueDate, amount]) => ({ dueDate, amount })) };
}
