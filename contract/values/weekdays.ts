export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the day of the week of a calendar date (`YYYY-MM-DD`), independently of the time zone. */
export const getWeekday = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7]!;

/** Returns a date on a day of the week, for formatting the name of that day. */
export const getSampleDate = (weekday: Weekday): string => `2024-01-0${weekdays.indexOf(weekday) + 1}`;
