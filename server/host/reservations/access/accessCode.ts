import type { LimitsByBreadth } from '../../ports/networks.ts';

/** Minutes for which an access code is valid. */
export const codeMinutes = 10;

/** Number of wrong codes that one access request allows. */
export const codeTries = 5;

/** Hours for which access requests are counted and stored. */
export const countedHours = 24;

/**
 * Limits of accepted access requests. With five tries each, they allow 50 guesses a day at one reservation, out of a
 * million codes, and ten e-mails to its guest.
 */
export const accessLimits = {
  /** For the same reservation number and e-mail address. */
  subject: { anHour: 5, aDay: 10 },
  /** For one IP address, and for all addresses of a wider network such as a hotel, an office or a mobile carrier. */
  network: {
    anHour: { '/32': 20, '/24': 80, '/64': 20, '/56': 40, '/48': 80 },
    aDay: { '/32': 100, '/24': 400, '/64': 100, '/56': 200, '/48': 400 },
  } satisfies Record<string, LimitsByBreadth>,
} as const;
