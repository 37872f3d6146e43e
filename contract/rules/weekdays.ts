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

/** The day of the week of a calendar date (`YYYY-MM-DD`), wherever it is asked: a date has no time zone. */
export const getWeekday = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7]!;

/** A date that falls on a day of the week, to say its name with. */
export const getSampleDate = (weekday: Weekday): string => `2024-01-0${weekdays.indexOf(weekday) + 1}`;
