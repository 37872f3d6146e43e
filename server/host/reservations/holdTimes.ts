/** The longest duration of each step of a booking, in minutes; the contract documents the statuses. */
export const holdTimes = {
  /** From the creation of the reservation to the one-time password. */
  toThePassword: 15,
  /** From the one-time password to the checkout. */
  toTheCheckout: 35,
  /** The validity of a one-time password. */
  password: 10,
  checkoutSession: 30,
  /** From a checkout session's end to the hold's, so that the gateway can report the result. */
  afterTheSession: 5,
  /** The longest hold, from the one-time password on. */
  atMost: 70,
} as const;

/** Number of wrong passwords that a reservation allows. */
export const passwordTries = 5;

/** Number of times that a password can be sent again. */
export const passwordResends = 3;

export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * 60_000);

export const pickLater = (a: Date, b: Date): Date => (a > b ? a : b);

export const pickEarlier = (a: Date, b: Date): Date => (a < b ? a : b);
