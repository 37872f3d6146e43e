import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScheduleRule } from '../../server/host/pricing/index.ts';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { datedSchedule } from '../../contract/rules/schedule.ts';
import { anyDate, anySchedule, daysAfter, payNow, pricing, terms } from './support.ts';

const rule = (trigger: ScheduleRule['trigger'], percentage: number, daysOffset = 0): ScheduleRule => ({
  trigger,
  percentage,
  daysOffset,
});

const dates = (rules: ScheduleRule[], today: string, startDate: string) =>
  datedSchedule(rules, 1000_00, { today, startDate }).map(({ dueDate, amount }) => [dueDate, amount.amount]);

const allFour = [
  rule('on_reservation', 10),
  rule('days_after_reservation', 20, 30),
  rule('days_before_check_in', 30, 14),
  rule('day_before_check_in', 40, 1),
];

test('each trigger has its day', () => {
  expect(dates(allFour, '2026-11-20', '2027-03-29')).toEqual([
    ['2026-11-20', 100_00],
    ['2026-12-20', 200_00],
    ['2027-03-15', 300_00],
    ['2027-03-28', 400_00],
  ]);
});

test('a payment whose day is past is due on the day of the reservation', () => {
  expect(dates(allFour.slice(2), '2027-03-20', '2027-03-29')).toEqual([
    ['2027-03-20', 300_00],
    ['2027-03-28', 700_00],
  ]);
});

test('no payment is due after check-in', () => {
  expect(dates(allFour, '2027-03-20', '2027-03-29')).toEqual([
    ['2027-03-20', 100_00],
    ['2027-03-20', 300_00],
    ['2027-03-28', 400_00],
    ['2027-03-29', 200_00],
  ]);
});

test('a guest who arrives today pays everything today', () => {
  expect(new Set(dates(allFour, '2027-03-29', '2027-03-29').map(([date]) => date))).toEqual(
    new Set(['2027-03-29']),
  );
});

test('the last payment takes the remainder', () => {
  const thirds = [
    rule('on_reservation', 33.33),
    rule('days_before_check_in', 33.33, 30),
    rule('day_before_check_in', 33.34),
  ];
  const schedule = datedSchedule(thirds, 100_01, { today: '2026-11-20', startDate: '2027-03-29' });
  expect(schedule.map(({ amount }) => amount.amount)).toEqual([33_33, 33_33, 33_35]);
});

test('the payments of a very small amount are never negative', () => {
  const quarters = Array.from({ length: 4 }, () => rule('on_reservation', 25));
  const schedule = datedSchedule(quarters, 2, { today: '2026-11-20', startDate: '2027-03-29' });
  expect(schedule.map(({ amount }) => amount.amount)).toEqual([1, 1, 0, 0]);
});

test('a schedule adds up to the total, in order, from today to check-in, without negatives', () => {
  fc.assert(
    fc.property(anySchedule, fc.nat(50_000_000), anyDate, fc.nat(400), (rules, total, today, ahead) => {
      const startDate = daysAfter(today, ahead);
      const schedule = datedSchedule(rules, total, { today, startDate });
      expect(schedule).toHaveLength(rules.length);
      expect(schedule.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total);
      for (const [index, { dueDate, amount }] of schedule.entries()) {
        expect(amount.amount).toBeGreaterThanOrEqual(0);
        expect(dueDate >= today && dueDate <= startDate).toBe(true);
        expect(dueDate >= (schedule[index - 1]?.dueDate ?? '')).toBe(true);
      }
    }),
  );
});

test('the amount due now is the amount of the reservation day, by the property’s own calendar', () => {
  fc.assert(
    fc.property(anySchedule, anyDate, fc.nat(120), (schedule, today, ahead) => {
      const startDate = daysAfter(today, ahead);
      const quote = quoteStay(
        { ...terms, timeZone: 'Pacific/Auckland', paymentOptions: [{ ...payNow, schedule }] },
        { startDate, endDate: daysAfter(startDate, 3), guestCount: 2 },
        // One in the morning in Auckland, the day before in London.
        new Date(Date.parse(`${today}T00:00:00Z`) - 11 * 3_600_000),
      );
      const [option] = quote.paymentOptions;
      const dueToday = option!.schedule.filter(({ dueDate }) => dueDate === today);
      expect(option!.dueNow.amount).toBe(dueToday.reduce((sum, { amount }) => sum + amount.amount, 0));
      expect(option!.schedule.every(({ dueDate }) => dueDate >= today)).toBe(true);
    }),
  );
});

test('a card can be kept with nothing due now, until the last day', () => {
  const later = { ...payNow, schedule: [rule('day_before_check_in', 100, 1)] };
  const dueNow = (today: string) =>
    quoteStay(
      { ...terms, pricing, paymentOptions: [later] },
      { startDate: '2027-03-29', endDate: '2027-04-01', guestCount: 2 },
      new Date(`${today}T12:00:00Z`),
    ).paymentOptions[0]!.dueNow.amount;
  expect(dueNow('2027-03-27')).toBe(0);
  expect(dueNow('2027-03-28')).toBe(330_00);
});
