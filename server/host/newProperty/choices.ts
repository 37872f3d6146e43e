/** Ways to pay and to call a stay off that a new property can begin with. */

interface Way {
  /** Its id in `property.yaml`. */
  id: string;
  schedule: readonly string[];
}

/** One or more of these are offered to guests; what they read of each is in `locales`, under `content`. */
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

/** What comes back when a guest calls the stay off: a percentage of what was paid, until so many days before. */
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
