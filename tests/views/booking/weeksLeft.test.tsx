import { expect, test } from 'vitest';
import { getNextMonth, countWeeksLeft } from '../../../src/views/booking/stay/countWeeksLeft.ts';

test.each([
  ['2026-11-27', 2],
  ['2026-11-30', 1],
  ['2026-11-01', 6],
  ['2026-11-02', 5],
  ['2027-02-01', 4],
  ['2027-05-01', 6],
  ['2027-05-31', 1],
])('the month has from %s on %i weeks', (day, weeks) => expect(countWeeksLeft(day)).toBe(weeks));

test.each([
  ['2026-11-27', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-01-31', '2027-02-01'],
])('after the month of %s comes that of %s', (day, first) => expect(getNextMonth(day)).toBe(first));
