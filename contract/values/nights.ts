// All days have the same length in UTC, so dates are counted there.
const day = 86_400_000;

/** Returns the number of nights in `[startDate, endDate)`, independently of clock changes. */
export const nightsBetween = (startDate: string, endDate: string): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / day;

/** Whether a text is a valid calendar date, `YYYY-MM-DD`; there was no year 0. */
export function isCalendarDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return (
    /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  );
}

/**
 * Returns the calendar date at a moment.
 * @param now milliseconds since the epoch
 * @param timeZone an IANA name
 */
export const getDateAt = (now: number, timeZone: string): string =>
  // The Swedish locale writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** Returns the calendar date a number of days later; both are `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** A range of nights `[start, end)`; another guest may arrive on `end`. */
export interface Nights {
  readonly start: string;
  readonly end: string;
}

/** Whether two ranges have a night in common. */
export const overlap = (one: Nights, other: Nights): boolean =>
  // `YYYY-MM-DD` sorts chronologically as text.
  one.start < other.end && other.start < one.end;

/** The values of a text with a deadline: `{day, select, today {… {time} …} other {… {moment} …}}`. */
export interface DeadlineValues {
  [name: string]: string;
  day: 'today' | 'other';
  time: string;
  moment: string;
}

/**
 * Returns the values of a text with a deadline. Without its day, a deadline after midnight would read as one that has
 * passed, so the text names the day unless it is today where the time is shown.
 */
export const getDeadlineValues = (
  deadline: number,
  now: number,
  { timeZone, time, moment }: { timeZone: string; time: string; moment: string },
): DeadlineValues => ({
  day: getDateAt(deadline, timeZone) === getDateAt(now, timeZone) ? 'today' : 'other',
  time,
  moment,
});
