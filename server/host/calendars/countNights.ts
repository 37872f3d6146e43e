import { nightsBetween, type Nights } from '../../../contract/values/nights.ts';

/** Counts the nights of ranges that may overlap, from a date on. */
export function countNights(ranges: readonly Nights[], today: string): number {
  let [counted, until] = [0, today];
  for (const { start, end } of ranges.toSorted((a, b) => a.start.localeCompare(b.start))) {
    if (end <= until) continue;
    counted += nightsBetween(start > until ? start : until, end);
    until = end;
  }
  return counted;
}
