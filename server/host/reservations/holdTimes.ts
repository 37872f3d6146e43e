/** How long each step of a booking may take, in minutes (the contract's statuses). */
export const holdTimes = {
  /** From the hold to the one-time password. */
  toThePassword: 15,
  /** From the password to the checkout. */
  toTheCheckout: 35,
  /** How long a one-time password works. */
  password: 10,
  checkoutSession: 30,
  /** Between a checkout session's end and the hold's, for the gateway to say how it went. */
  afterTheSession: 5,
  /** The longest hold from the password on. */
  atMost: 70,
} as const;

/** Wrong passwords that a reservation allows. */
export const passwordTries = 5;

/** Passwords that are sent again. */
export const passwordResends = 3;

export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * 60_000);

export const pickEarlier = (a: Date, b: Date): Date => (a < b ? a : b);
