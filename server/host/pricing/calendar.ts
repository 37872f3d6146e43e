import { fromDate, toCalendarDate } from '@internationalized/date';

/** The calendar date (`YYYY-MM-DD`) on which an instant falls in a time zone. */
export const dateAt = (instant: Date, timeZone: string): string =>
  toCalendarDate(fromDate(instant, timeZone)).toString();
