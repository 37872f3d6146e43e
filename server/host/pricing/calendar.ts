import {
  fromDate,
  parseDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

/** The calendar date (`YYYY-MM-DD`) of an instant in a time zone. */
export const getDate = (instant: Date, timeZone: string): string =>
  toCalendarDate(fromDate(instant, timeZone)).toString();

/** Returns a function that returns the calendar date of an instant in a time zone, and calculates it once for each. */
export function createTodays(instant: Date): (timeZone: string) => string {
  const dates = new Map<string, string>();
  return (timeZone) => {
    const date = dates.get(timeZone) ?? getDate(instant, timeZone);
    dates.set(timeZone, date);
    return date;
  };
}

/** The date a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string => parseDate(date).add({ days }).toString();

/** Nine o'clock on a date (`YYYY-MM-DD`) in a time zone, when e-mails of the day are sent. */
export const getStartOfDay = (date: string, timeZone: string): Date =>
  toZoned(toCalendarDateTime(parseDate(date), new Time(9)), timeZone).toDate();
