import type { Nights } from '../../../../contract/values/nights.ts';

/** Returns the nights of the month of a date that are not over. */
export function getRestOfMonth(date: string, today: string): Nights {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const [start = '', end = ''] = [month - 1, month].map((index) =>
    new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10),
  );
  return { start: start > today ? start : today, end };
}
