/** The instalments of a payment option, and the part that the checkout charges. */
interface Instalments {
  readonly schedule: readonly { readonly dueDate: string; readonly amount: { readonly amount: number } }[];
  readonly dueNow: { readonly amount: number };
}

/** The payments of a stay by date, in integer cents; dates without a charge are omitted. */
export interface Dues {
  /** The amount that the checkout charges. */
  readonly now: number;
  /** The later charges by date; `dueDate` is a date in the property's time zone. */
  readonly later: readonly { readonly dueDate: string; readonly amount: number }[];
}

/**
 * Returns the dates and amounts of a payment option for a stay with a price. The triggers of its instalments do not
 * matter here, because past dates are due immediately and no date is after check-in.
 */
export function getDues({ schedule, dueNow }: Instalments): Dues {
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
