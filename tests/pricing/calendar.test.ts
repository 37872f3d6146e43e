import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDate, quoteStay } from '../../server/host/pricing/index.ts';
import { anyDate, daysAfter, terms } from './support.ts';

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
  expect(getDate(new Date(instant), timeZone)).toBe(date);
});
