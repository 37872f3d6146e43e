import { CalendarDate, parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { easter, isHoliday, workingDaysAfter } from '../../server/host/registration/workingDays.ts';

// Earliest and latest dates that Easter can have are among them (United States Naval Observatory).
test.each([
  '1818-03-22',
  '1943-04-25',
  '2000-04-23',
  '2008-03-23',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2049-04-18',
])('Easter is on %s', (date) => {
  expect(easter(parseDate(date).year).toString()).toBe(date);
});

test('Portugal has thirteen national holidays', () => {
  const first = new CalendarDate(2026, 1, 1);
  const days = Array.from({ length: 365 }, (_, day) => first.add({ days: day }));
  expect(days.filter(isHoliday).map(String)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-05',
    '2026-04-25',
    '2026-05-01',
    '2026-06-04',
    '2026-06-10',
    '2026-08-15',
    '2026-10-05',
    '2026-11-01',
    '2026-12-01',
    '2026-12-08',
    '2026-12-25',
  ]);
});

describe('three working days after an arrival', () => {
  test.each([
    ['on a Monday', '2026-11-16', '2026-11-19'],
    ['on a Friday, over the weekend', '2026-11-20', '2026-11-25'],
    ['on a Saturday', '2026-11-21', '2026-11-25'],
    ['before Good Friday and Easter', '2026-04-02', '2026-04-08'],
    ['before two holidays and a weekend', '2026-12-04', '2026-12-10'],
    ['before Corpus Christi', '2026-06-03', '2026-06-09'],
    ['at the end of a year', '2026-12-30', '2027-01-05'],
  ])('%s', (_, arrival, dueBy) => {
    expect(workingDaysAfter(arrival, 3)).toBe(dueBy);
  });
});
