import { describe, expect, test } from 'vitest';
import { daysLater, nightsBetween, overlap } from '../../contract/values/nights.ts';

test.each([
  ['the clocks go forward', '2027-03-27', '2027-03-29', 2],
  ['the clocks go back', '2027-10-30', '2027-11-01', 2],
  ['a leap day', '2028-02-28', '2028-03-01', 2],
  ['no leap day', '2027-02-28', '2027-03-01', 1],
  ['the turn of a year', '2026-12-31', '2027-01-01', 1],
  ['a whole leap year', '2028-01-01', '2029-01-01', 366],
  ['no day at all', '2027-05-03', '2027-05-03', 0],
  ['a day back', '2027-05-03', '2027-05-02', -1],
])('nights over %s are calendar nights', (_, startDate, endDate, nights) => {
  expect(nightsBetween(startDate, endDate)).toBe(nights);
});

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('the day %s and %i is %s', (date, days, later) => {
  expect(daysLater(date, days)).toBe(later);
});

describe('nights have one in common', () => {
  const stay = { start: '2027-05-10', end: '2027-05-12' };

  test.each([
    ['2027-05-08', '2027-05-10', false],
    ['2027-05-08', '2027-05-11', true],
    ['2027-05-10', '2027-05-11', true],
    ['2027-05-11', '2027-05-20', true],
    ['2027-05-12', '2027-05-20', false],
    ['2027-05-01', '2027-05-31', true],
  ])('except for a departure on the day of an arrival: %s to %s', (start, end, isShared) => {
    expect([overlap(stay, { start, end }), overlap({ start, end }, stay)]).toEqual([isShared, isShared]);
  });
});
