import type { LimitsByBreadth } from '../../ports/networks.ts';

/** How long a code for access works, in minutes. */
export const codeMinutes = 10;

/** Wrong codes that one request for access allows. */
export const codeTries = 5;

/** How long requests are counted, and stored, in hours. */
export const countedHours = 24;

/**
 * Requests for access that are accepted. Five tries each make 50 guesses a day at one reservation, of a million codes,
 * with ten mails to its guest.
 */
export const accessLimits = {
  /** For the same number and e-mail address. */
  subject: { anHour: 5, aDay: 10 },
  /** From one address, and from all addresses of a wider network: a hotel, an office, a mobile carrier. */
  network: {
    anHour: { '/32': 20, '/24': 80, '/64': 20, '/56': 40, '/48': 80 },
    aDay: { '/32': 100, '/24': 400, '/64': 100, '/56': 200, '/48': 400 },
  } satisfies Record<string, LimitsByBreadth>,
} as const;
