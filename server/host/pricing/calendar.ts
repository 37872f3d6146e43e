import { fromDate, parseDate, toCalendarDate } from '@internationalized/date';

/** The calendar date (`YYYY-MM-DD`) on which an instant falls in a time zone. */
export const dateAt = (instant: Date, timeZone: string): string =>
  toCalendarDate(fromDate(instant, timeZone)).toString();

const dayNumber = (date: string) => {
  const day = parseDate(date);
  return day.calendar.toJulianDay(day);
};

/** How many nights `[startDate, endDate)` holds: calendar dates, whatever the clocks do meanwhile. */
export const nightsBetween = (startDate: string, endDate: string): number =>
  dayNumber(endDate) - dayNumber(startDate);
