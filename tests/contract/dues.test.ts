import { expect, test } from 'vitest';
import type { Instalment } from '../../contract/schemas/quote.ts';
import { getDues } from '../../contract/rules/dues.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const part = (trigger: Instalment['trigger'], dueDate: string, amount: number): Instalment => ({
  trigger,
  dueDate,
  amount: euros(amount),
  percentage: 0,
  daysOffset: 0,
});
const dues = (now: number, ...schedule: Instalment[]) => getDues({ schedule, dueNow: euros(now) });

test('instalments charged at once are one amount', () => {
  expect(
    dues(
      423_50,
      part('on_reservation', '2026-11-22', 181_50),
      part('days_before_check_in', '2026-11-22', 242_00),
      part('days_after_reservation', '2026-12-07', 181_50),
    ),
  ).toEqual({ now: 423_50, later: [{ dueDate: '2026-12-07', amount: 181_50 }] });
});

test('instalments charged on one day are one charge', () => {
  expect(
    dues(
      0,
      part('days_before_check_in', '2027-05-02', 225_50),
      part('day_before_check_in', '2027-05-02', 300_65),
    ),
  ).toEqual({ now: 0, later: [{ dueDate: '2027-05-02', amount: 526_15 }] });
});

test('a day without a charge is not named', () => {
  expect(
    dues(0, part('on_reservation', '2026-11-22', 0), part('day_before_check_in', '2026-12-13', 605_00)),
  ).toEqual({ now: 0, later: [{ dueDate: '2026-12-13', amount: 605_00 }] });
});

test('every cent of the total is listed once', () => {
  const { now, later } = dues(
    100_01,
    part('on_reservation', '2026-11-22', 100_01),
    part('days_after_reservation', '2026-12-22', 100_01),
    part('days_before_check_in', '2027-01-22', 133_35),
  );
  expect(now + later.reduce((sum, { amount }) => sum + amount, 0)).toBe(333_37);
});
