import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRefund, findPolicyPeriod, type CancellationRule } from '../../server/host/pricing/index.ts';
import { datedPolicies } from '../../server/host/pricing/cancellation.ts';

const checkIn = { startDate: '2027-03-30', timeZone: 'Europe/Lisbon', checkInAfter: '15:00' };
const longBefore = new Date('2026-11-20T12:00:00Z');
const graded: CancellationRule[] = [
  { refundPercentage: 100, daysBeforeCheckIn: 14 },
  { refundPercentage: 50, daysBeforeCheckIn: 2 },
  { refundPercentage: 0, daysBeforeCheckIn: 0 },
];
const paid = { amount: 333_33, currency: 'EUR' } as const;

test('days before check-in end at the check-in hour on the property’s clock, summer time or not', () => {
  expect(datedPolicies(graded, checkIn, longBefore)).toEqual([
    { refundPercentage: 100, cancelBefore: '2027-03-16T15:00:00+00:00' },
    { refundPercentage: 50, cancelBefore: '2027-03-28T15:00:00+01:00' },
    { refundPercentage: 0, cancelBefore: '2027-03-30T15:00:00+01:00' },
  ]);
});

test('hours before check-in are elapsed hours, so they move by one across the clock change', () => {
  const rules = [{ refundPercentage: 100, hoursBeforeCheckIn: 72 }];
  expect(datedPolicies(rules, checkIn, longBefore)).toEqual([
    { refundPercentage: 100, cancelBefore: '2027-03-27T14:00:00+00:00' },
  ]);
  expect(datedPolicies(rules, { ...checkIn, startDate: '2027-11-01' }, longBefore)).toEqual([
    { refundPercentage: 100, cancelBefore: '2027-10-29T16:00:00+01:00' },
  ]);
});

test('policies written in another order come earliest first', () => {
  expect(datedPolicies(graded.toReversed(), checkIn, longBefore)).toEqual(
    datedPolicies(graded, checkIn, longBefore),
  );
});

test('a policy that nobody can use any more is not offered', () => {
  const offered = (now: string) =>
    datedPolicies(graded, checkIn, new Date(now)).map(({ refundPercentage }) => refundPercentage);
  expect(offered('2027-03-16T14:59:00Z')).toEqual([100, 50, 0]);
  expect(offered('2027-03-16T15:00:00Z')).toEqual([50, 0]);
  expect(offered('2027-03-30T14:00:00Z')).toEqual([]);
});

test.each([
  ['2027-03-16T14:59:59Z', 100, 333_33],
  ['2027-03-16T15:00:00Z', 50, 166_67],
  ['2027-03-28T13:59:59Z', 50, 166_67],
  ['2027-03-28T14:00:00Z', 0, 0],
  ['2027-03-30T13:59:59Z', 0, 0],
  ['2027-04-05T12:00:00Z', 0, 0],
])('called off at %s, %i percent comes back', (at, percentage, amount) => {
  const policies = datedPolicies(graded, checkIn, longBefore);
  expect(calculateRefund(policies, paid, new Date(at))).toEqual({
    percentage,
    total: { amount, currency: 'EUR' },
  });
});

test('a cancellation without policies refunds nothing', () => {
  expect(calculateRefund([], paid, longBefore)).toEqual({
    percentage: 0,
    total: { amount: 0, currency: 'EUR' },
  });
});

test('a refund is never more than what was paid, and never grows as check-in comes nearer', () => {
  const policies = datedPolicies(graded, checkIn, longBefore);
  const minute = fc.integer({ min: 0, max: 200 * 24 * 60 });
  fc.assert(
    fc.property(fc.nat(50_000_000), minute, minute, (amount, a, b) => {
      const refundAt = (minutes: number) =>
        calculateRefund(policies, { amount, currency: 'EUR' }, new Date(+longBefore + minutes * 60_000)).total
          .amount;
      const [early, late] = [refundAt(Math.min(a, b)), refundAt(Math.max(a, b))];
      expect(early).toBeLessThanOrEqual(amount);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(early);
    }),
  );
});

test('the policy that ends first decides, in whichever order they are kept', () => {
  const policies = datedPolicies(graded, checkIn, longBefore);
  for (const kept of [policies, policies.toReversed(), [policies[1]!, policies[0]!, policies[2]!]]) {
    expect(calculateRefund(kept, paid, longBefore).percentage).toBe(100);
    expect(calculateRefund(kept, paid, new Date('2027-03-17T12:00:00Z')).percentage).toBe(50);
  }
});

test.each([
  ['before the first deadline', '2027-03-10T12:00:00Z', null, '2027-03-16T15:00:00+00:00'],
  ['at a deadline', '2027-03-16T15:00:00Z', '2027-03-16T15:00:00+00:00', '2027-03-28T15:00:00+01:00'],
  ['after the last deadline', '2027-04-01T12:00:00Z', '2027-03-30T15:00:00+01:00', null],
])('%s, a policy applies between the deadlines around that instant', (_, at, since, until) => {
  const policies = datedPolicies(graded, checkIn, longBefore).toReversed();
  expect(findPolicyPeriod(policies, new Date(at))).toEqual({ since, until });
  expect(findPolicyPeriod([], new Date(at))).toEqual({ since: null, until: null });
});
