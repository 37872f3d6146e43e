/** The payment options and cancellation policies of a new property. */

interface Way {
  /** The id in `property.yaml`. */
  id: string;
  schedule: readonly string[];
}

/** The payment options; a property offers one or more. Their texts for guests are in `locales`, under `content`. */
export const waysToPay = {
  full: { id: 'pay-now', schedule: ['- trigger: on_reservation', '  percentage: 100'] },
  parts: {
    id: 'in-two-parts',
    schedule: [
      '- trigger: on_reservation',
      '  percentage: 30',
      '- trigger: days_before_check_in',
      '  percentage: 70',
      '  daysOffset: 14',
    ],
  },
  later: { id: 'pay-later', schedule: ['- trigger: day_before_check_in', '  percentage: 100'] },
} as const satisfies Record<string, Way>;
export type WayToPay = keyof typeof waysToPay;

/** The refunds after a cancellation: a percentage of the paid amount, until a number of days before check-in. */
export const cancellationTerms = {
  flexible: [[100, 1]],
  moderate: [
    [100, 7],
    [50, 2],
  ],
  firm: [
    [100, 30],
    [50, 14],
  ],
} as const;
export type CancellationTermsName = keyof typeof cancellationTerms;
