import { fromDate, parseDate, toCalendarDate } from '@internationalized/date';

/** The calendar date (`YYYY-MM-DD`) on which an instant falls in a time zone. */
export const dateAt = (instant: Date, timeZone: string): string =>
  toCalendarDate(fromDate(instant, timeZone)).toString();

/** The date so many days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string => parseDate(date).add({ days }).toString();
