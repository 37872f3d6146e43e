// In UTC all days have the same length, so dates are counted there.
const day = 86_400_000;

/** How many nights `[startDate, endDate)` holds: calendar dates, whatever the clocks do meanwhile. */
export const nightsBetween = (startDate: string, endDate: string): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / day;

/** Whether a text is a date of the calendar, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  );
}

/**
 * The calendar date at a moment.
 *
 * @param now milliseconds since the epoch
 * @param timeZone an IANA name
 */
export const getDateAt = (now: number, timeZone: string): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** The calendar date a number of days later; both `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Nights `[start, end)`: on the day of their end somebody else may arrive. */
export interface Nights {
  readonly start: string;
  readonly end: string;
}

/** Whether two runs of nights have one in common. */
export const overlap = (one: Nights, other: Nights): boolean =>
  // `YYYY-MM-DD` sorts as text in the order of the calendar.
  one.start < other.end && other.start < one.end;
