import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuoteLine } from '../../contract/schemas/quote.ts';
import type { PricingRules } from '../../contract/schemas/rentalUnit.ts';
import {
  hasSeveralRates,
  isInSeason,
  lowestRate,
  getNightPrice,
  getNights,
} from '../../contract/rules/seasons.ts';
import { weekdays } from '../../contract/values/weekdays.ts';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { priceLines } from '../../server/host/pricing/lines.ts';
import { anyDate, anyPricing, daysAfter, pricing, terms } from './support.ts';

const summer = { name: 'Summer', from: '06-15', to: '09-14', rate: 150_00, weekendRate: 180_00 };
const turnOfTheYear = { name: 'New Year', from: '12-28', to: '01-02', rate: 200_00 };
const fair = { name: 'Fair', from: '2027-07-10', to: '2027-07-12', rate: 300_00 };
const seasonal: PricingRules = {
  ...pricing,
  weekend: { days: ['friday', 'saturday'], rate: 120_00 },
  seasons: [summer, turnOfTheYear, fair],
  discount: { percentage: 0, minNights: 1 },
};

const formatLine = ({ kind, quantity, unitAmount, season, weekend, reason }: QuoteLine) =>
  [kind, quantity, unitAmount.amount, season, weekend, reason].filter((part) => part !== undefined);

const getLines = (startDate: string, endDate: string, rules = seasonal, today = '2027-01-10') =>
  priceLines(rules, { startDate, endDate, guestCount: 2 }, today).map(formatLine);

describe('a stay that begins in one season and ends in another', () => {
  test('has a line for each price of a night, in the order in which they come', () => {
    // Thursday 10 to Wednesday 16 June: the nights of Friday and Saturday are those of a weekend.
    expect(getLines('2027-06-10', '2027-06-16')).toEqual([
      ['nights', 3, 100_00],
      ['nights', 2, 120_00, true],
      ['nights', 1, 150_00, 'Summer'],
      ['cleaning', 1, 30_00],
    ]);
  });

  test('pays the last night of a season at its price, and the next one at the usual', () => {
    expect(getLines('2027-09-14', '2027-09-16')).toEqual([
      ['nights', 1, 150_00, 'Summer'],
      ['nights', 1, 100_00],
      ['cleaning', 1, 30_00],
    ]);
  });

  test('goes over the end of the year at one price', () => {
    expect(getLines('2026-12-30', '2027-01-04')).toEqual([
      ['nights', 4, 200_00, 'New Year'],
      ['nights', 1, 100_00],
      ['cleaning', 1, 30_00],
    ]);
  });

  test('pays what a season that comes once asks, also at weekends, and not what is usual in summer', () => {
    // The fair is from Saturday to Monday.
    expect(getLines('2027-07-09', '2027-07-14')).toEqual([
      ['nights', 1, 180_00, 'Summer', true],
      ['nights', 3, 300_00, 'Fair'],
      ['nights', 1, 150_00, 'Summer'],
      ['cleaning', 1, 30_00],
    ]);
    expect(getLines('2028-07-10', '2028-07-11')).toContainEqual(['nights', 1, 150_00, 'Summer']);
  });
});

describe('a season', () => {
  const rated = (season: object): PricingRules => ({ ...seasonal, seasons: [{ ...summer, ...season }] });
  const priceOn = (night: string, rules: PricingRules) => getNightPrice(night, rules);

  test('a season with only a rate costs the same at weekends', () => {
    expect(priceOn('2027-07-03', rated({ weekendRate: undefined }))).toEqual({
      rate: 150_00,
      season: 'Summer',
      isWeekend: false,
    });
  });

  test('a season with only a weekend rate changes the nights of weekends, and shows no other', () => {
    const rules = rated({ rate: undefined });
    expect(priceOn('2027-07-02', rules)).toEqual({ rate: 180_00, season: 'Summer', isWeekend: true });
    expect(priceOn('2027-07-04', rules)).toEqual({ rate: 100_00, isWeekend: false });
  });

  test('a season that only requires longer stays has the normal price', () => {
    const rules = rated({ rate: undefined, weekendRate: undefined, minNights: 7 });
    expect(priceOn('2027-07-02', rules)).toEqual({ rate: 120_00, isWeekend: true });
    expect(priceOn('2027-07-04', rules)).toEqual({ rate: 100_00, isWeekend: false });
  });

  test('until 29 February ends with the last day of February, also in a common year', () => {
    const carnival = { from: '02-10', to: '02-29' };
    expect(
      ['2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01'].map((night) => isInSeason(night, carnival)),
    ).toEqual([true, false, true, false]);
  });

  test('a season from 29 February begins on 1 March in a common year', () => {
    const spring = { from: '02-29', to: '04-30' };
    expect(
      ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29'].map((night) => isInSeason(night, spring)),
    ).toEqual([false, true, false, true]);
  });
});

describe('of several discounts a guest gets', () => {
  const rules: PricingRules = {
    ...pricing,
    discount: { percentage: 10, minNights: 7 },
    lastMinute: { daysBefore: 5, percentage: 15 },
    early: { daysBefore: 90, percentage: 8 },
  };
  const getDiscount = (today: string, nights: number, given = rules) =>
    getLines('2027-05-03', daysAfter('2027-05-03', nights), given, today).filter(
      ([kind]) => kind === 'discount',
    );

  test.each([
    ['none, where none holds', '2027-04-27', 3, []],
    ['that of the last minute, five days ahead', '2027-04-28', 2, [['discount', 1, -30_00, 'last_minute']]],
    [
      'the higher one, where the stay is long as well',
      '2027-04-28',
      7,
      [['discount', 1, -105_00, 'last_minute']],
    ],
    ['that of a long stay, six days ahead', '2027-04-27', 7, [['discount', 1, -70_00]]],
    ['that of early birds, 90 days ahead', '2027-02-02', 2, [['discount', 1, -16_00, 'early']]],
    ['none, 89 days ahead', '2027-02-03', 2, []],
    ['the higher one, where it is early as well', '2027-02-02', 7, [['discount', 1, -70_00]]],
  ])('%s', (_, today, nights, expected) => {
    expect(getDiscount(today, nights)).toEqual(expected);
  });

  test('a percentage off all nights, whatever each of them costs', () => {
    const both: PricingRules = { ...seasonal, lastMinute: { daysBefore: 0, percentage: 10 } };
    // 100 € on Monday 14 June, 150 € on the day after.
    expect(getLines('2027-06-14', '2027-06-16', both, '2027-06-14')).toContainEqual([
      'discount',
      1,
      -25_00,
      'last_minute',
    ]);
  });
});

const rate = fc.nat(200_000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const days = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 });
const rates = { rate: maybe(rate), weekendRate: maybe(rate) };

const yearly = fc.tuple(anyDate, fc.nat(200), fc.record(rates)).map(([from, nights, season]) => ({
  ...season,
  name: 'Every year',
  from: from.slice(5),
  to: daysAfter(from, nights).slice(5),
}));
const once = fc
  .tuple(anyDate, fc.nat(60), fc.record(rates))
  .map(([from, nights, season]) => ({ ...season, name: 'Once', from, to: daysAfter(from, nights) }));

const anySeasonal: fc.Arbitrary<PricingRules> = fc
  .record({
    pricing: anyPricing,
    weekend: maybe(fc.record({ days, rate })),
    seasons: fc.tuple(maybe(yearly), maybe(once)),
    byDays: fc.tuple(fc.nat(200), fc.nat(100), fc.nat(200), fc.nat(100)),
  })
  .map(({ pricing, weekend, seasons, byDays: [late, off, soon, less] }) => ({
    ...pricing,
    weekend,
    seasons: seasons.filter((season) => season !== undefined),
    lastMinute: { daysBefore: late, percentage: off },
    early: { daysBefore: soon, percentage: less },
  }));

const aStay = fc.record({
  startDate: anyDate,
  nights: fc.integer({ min: 1, max: 60 }),
  guestCount: fc.integer({ min: 1, max: 12 }),
  ahead: fc.nat(365),
});

test('each night is priced exactly once under any seasons, and lines add up to the total', () => {
  fc.assert(
    fc.property(anySeasonal, aStay, (pricing, { startDate, nights, guestCount, ahead }) => {
      const endDate = daysAfter(startDate, nights);
      const now = new Date(`${daysAfter(startDate, -ahead)}T12:00:00Z`);
      const quote = quoteStay({ ...terms, pricing }, { startDate, endDate, guestCount }, now);
      const ofNights = quote.lines.filter(({ kind }) => kind === 'nights');
      const each = getNights(startDate, endDate);
      expect(new Set(each).size).toBe(nights);
      expect(ofNights.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(nights);
      expect(ofNights.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
        each.reduce((sum, night) => sum + getNightPrice(night, pricing).rate, 0),
      );
      expect(quote.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(quote.total.amount);
      expect(quote.lines.filter(({ kind }) => kind === 'discount').length).toBeLessThanOrEqual(1);
      expect(quote.total.amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a stay costs the sum of its nights, wherever it is split', () => {
  const edges = [
    '2027-03-28',
    '2027-10-31',
    '2028-02-29',
    '2027-12-31',
    '2027-06-15',
    '2027-04-04',
    '2027-11-07',
  ];
  const nearAnEdge = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -9, max: 3 }))
    .map(([edge, offset]) => daysAfter(edge, offset));
  const ofNights = (rules: PricingRules, startDate: string, endDate: string) =>
    priceLines(rules, { startDate, endDate, guestCount: 1 }, startDate)
      .filter(({ kind }) => kind === 'nights')
      .reduce((sum, { amount }) => sum + amount.amount, 0);
  fc.assert(
    fc.property(
      anySeasonal,
      nearAnEdge,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (rules, start, first, then) => {
        const cut = daysAfter(start, first);
        const end = daysAfter(cut, then);
        expect(ofNights(rules, start, cut) + ofNights(rules, cut, end)).toBe(ofNights(rules, start, end));
      },
    ),
  );
});

test('nights have several prices where a weekend or a season asks for another one', () => {
  expect(hasSeveralRates({ rate: 100_00 })).toBe(false);
  expect(
    hasSeveralRates({ rate: 100_00, seasons: [{ name: 'Fair', from: '07-01', to: '07-02', minNights: 3 }] }),
  ).toBe(false);
  expect(hasSeveralRates({ rate: 100_00, weekend: { days: ['friday'], rate: 120_00 } })).toBe(true);
  expect(hasSeveralRates({ rate: 100_00, seasons: [summer] })).toBe(true);
});

test('the lowest price is one that some night has every year', () => {
  const weekend = { days: ['friday' as const], rate: 90_00 };
  expect(lowestRate({ rate: 100_00 })).toBe(100_00);
  expect(lowestRate({ rate: 100_00, weekend })).toBe(90_00);
  const low = { name: 'Low', from: '11-01', to: '03-31', rate: 70_00 };
  const once = { name: 'Works', from: '2027-05-01', to: '2027-05-31', rate: 50_00 };
  expect(lowestRate({ rate: 100_00, seasons: [low, once] })).toBe(70_00);
  const [winter, rest] = [
    { name: 'Winter', from: '11-01', to: '03-31', rate: 120_00, weekendRate: 110_00 },
    { name: 'Rest', from: '04-01', to: '10-31', rate: 150_00 },
  ];
  // Nobody can have a night at the usual price, nor at that of the usual weekend.
  expect(lowestRate({ rate: 100_00, weekend, seasons: [winter, rest] })).toBe(110_00);
});
