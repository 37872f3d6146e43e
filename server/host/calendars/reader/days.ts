import { dayLength } from './moments.ts';

/** A day with all the values that a rule can test. */
export interface Day {
  wall: number;
  year: number;
  month: number;
  monthDay: number;
  weekday: number;
  yearDay: number;
}

/** The day that begins at a time. */
export function toDay(wall: number): Day {
  const at = new Date(wall);
  const year = at.getUTCFullYear();
  return {
    wall,
    year,
    month: at.getUTCMonth() + 1,
    monthDay: at.getUTCDate(),
    weekday: at.getUTCDay(),
    yearDay: (wall - Date.UTC(year, 0, 1)) / dayLength + 1,
  };
}

/** The number of days in a year. */
export const daysOfYear = (year: number) => (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLength;

/** The number of days in a day's month. */
export const daysOfMonth = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The start of the first week of a year, which contains at least four days of that year. */
function firstWeek(year: number, weekStart: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() - weekStart + 7) % 7) * dayLength;
}

/** The number of a day's week, counted from the start and from the end of the year that the week belongs to. */
export function getWeek({ wall, year }: Day, weekStart: number): [number, number] {
  const at = [year + 1, year, year - 1].find((one) => firstWeek(one, weekStart) <= wall)!;
  const week = 7 * dayLength;
  const number = Math.floor((wall - firstWeek(at, weekStart)) / week) + 1;
  return [number, number - 1 - (firstWeek(at + 1, weekStart) - firstWeek(at, weekStart)) / week];
}
