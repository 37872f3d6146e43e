/** The terms of a payment option that may be an advantage. */
interface Option {
  readonly name: string;
  readonly dueNow: { readonly amount: number };
  readonly cancellationPolicies: readonly {
    readonly refundPercentage: number;
    readonly cancelBefore: string;
  }[];
}

/** An advantage of booking; `option` is the name of the payment option if not all options have it. */
export interface Advantage {
  readonly option: string | undefined;
}

export interface Advantages {
  /** The instant until which a cancellation is free. */
  readonly freeCancellation: (Advantage & { readonly before: string }) | undefined;
  /** Present if a stay can be booked without a payment today. */
  readonly nothingDueNow: Advantage | undefined;
}

/**
 * Returns the advantages of a quote for a guest who sees the price for the first time. If only some payment options
 * have an advantage, the best one is returned with its name; if all have it, the least favourable value is returned.
 */
export function getAdvantages({
  paymentOptions,
}: {
  readonly paymentOptions: readonly Option[];
}): Advantages {
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
