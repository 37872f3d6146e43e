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
  /** From one network: a hotel, an office, a mobile carrier. */
  network: { anHour: 20, aDay: 100 },
} as const;
