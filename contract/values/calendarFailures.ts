/** Why the calendar of a channel could not be read. Hosts read each as a sentence with the next step. */
export const calendarFailures = [
  /** Its server cannot be found, or does not accept connections. */
  'unreachable',
  /** Its server does not answer in time. */
  'no-answer',
  /** The certificate of its server is not trusted. */
  'certificate',
  /** Its server requires a password or another address. */
  'denied',
  /** Its server has no file at this address. */
  'gone',
  /** Its server received too many requests. */
  'busy',
  /** Its server answered with an error. */
  'server-error',
  /** The address begins with `http:`. */
  'not-encrypted',
  /** The address leads to this machine or to a private network. */
  'private',
  /** It redirects too often, or to an address that is not on the web. */
  'redirects',
  'too-large',
  /** It takes too long to read, or has too many events. */
  'too-complex',
  /** The content is not a calendar, or incomplete. */
  'not-a-calendar',
  /** The address is that of a calendar of this site. */
  'own-calendar',
  /** No key can decrypt the stored address. */
  'key-lost',
  /** The reason was stored by an earlier version. */
  'unknown',
] as const;

export type CalendarFailure = (typeof calendarFailures)[number];

/** Returns the reason with this name; `unknown` for any other text. */
export const toCalendarFailure = (text: string | null): CalendarFailure =>
  calendarFailures.find((known) => known === text) ?? 'unknown';
