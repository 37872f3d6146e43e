import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateAt, nightsBetween, quoteStay } from '../../server/host/pricing/index.ts';
import { anyDate, daysAfter, terms } from './support.ts';

test.each([
  ['the clocks go forward', '2027-03-27', '2027-03-29', 2],
  ['the clocks go back', '2027-10-30', '2027-11-01', 2],
  ['a leap day', '2028-02-28', '2028-03-01', 2],
  ['no leap day', '2027-02-28', '2027-03-01', 1],
  ['the turn of a year', '2026-12-31', '2027-01-01', 1],
  ['a whole leap year', '2028-01-01', '2029-01-01', 366],
])('nights over %s are calendar nights', (_, startDate, endDate, nights) => {
  expect(nightsBetween(startDate, endDate)).toBe(nights);
});

test('a stay of n nights has n nights in any season and time zone', () => {
  const zones = [
    'Europe/Lisbon',
    'Atlantic/Azores',
    'America/New_York',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
  ];
  fc.assert(
    fc.property(
      anyDate,
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...zones),
      (startDate, nights, timeZone) => {
        const quote = quoteStay(
          { ...terms, timeZone },
          { startDate, endDate: daysAfter(startDate, nights), guestCount: 1 },
          new Date('2023-11-20T12:00:00Z'),
        );
        expect(quote.nights).toBe(nights);
        expect(quote.lines[0]!.quantity).toBe(nights);
      },
    ),
  );
});

test.each([
  ['2026-11-20T23:59:59Z', 'Europe/Lisbon', '2026-11-20'],
  ['2026-07-20T23:00:00Z', 'Europe/Lisbon', '2026-07-21'],
  ['2026-07-20T23:00:00Z', 'Atlantic/Azores', '2026-07-20'],
  ['2026-11-20T11:00:00Z', 'Pacific/Auckland', '2026-11-21'],
])('at %s it is in %s the %s', (instant, timeZone, date) => {
  expect(dateAt(new Date(instant), timeZone)).toBe(date);
});
