import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CancellationRule } from '../../server/host/pricing/index.ts';
import { calculateRefund } from '../../server/host/pricing/index.ts';
import { datedPolicies } from '../../server/host/pricing/cancellation.ts';
import { refundDue, shares } from '../../server/host/reservations/refundDue.ts';
import type { PaymentStatus, ReservationRow } from '../../server/host/store/schema.ts';
import { daysAfter } from './support.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The UTC offset of a zone at an instant, from the platform's own tables. */
function aheadAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])?(\d+)?:?(\d+)?/.exec(name)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}

/** The instant at which a clock first shows a time, or would have when it was put forward over it. */
function toInstant(date: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [-24, 24].map((hours) => aheadAt(shown + hours * hour, timeZone)) as [
    number,
    number,
  ];
  const fits = [before, after]
    .map((ahead) => shown - ahead)
    .filter((at) => at + aheadAt(at, timeZone) === shown);
  return fits.length > 0 ? Math.min(...fits) : shown - before;
}

// Both clock changes of a year are in reach of each: an hour in Lisbon and New York, half of one on Lord Howe.
const zones = ['Europe/Lisbon', 'Atlantic/Azores', 'America/New_York', 'Australia/Lord_Howe'] as const;
const days = (date: string, count: number) => Array.from({ length: count }, (_, day) => daysAfter(date, day));
const aroundTheChanges = [...days('2027-03-10', 40), ...days('2027-09-28', 50)];
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const checkIn = fc.record({
  timeZone: fc.constantFrom(...zones),
  startDate: fc.constantFrom(...aroundTheChanges),
  checkInAfter: fc.oneof(
    time,
    fc.constantFrom('00:30', '01:00', '01:30', '01:59', '02:00', '02:15', '15:00'),
  ),
});
const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const rule: fc.Arbitrary<CancellationRule> = fc.oneof(
  fc.record({ refundPercentage: percentage, daysBeforeCheckIn: fc.nat(30) }),
  fc.record({ refundPercentage: percentage, hoursBeforeCheckIn: fc.nat(200) }),
);
const longBefore = new Date('2026-11-20T12:00:00Z');

/** Half a cent goes to the guest. */
const halfUp = (cents: number, percent: number) =>
  Number((BigInt(cents) * BigInt(Math.round(percent * 100)) + 5000n) / 10_000n);

test('a refund has the policy’s amount one minute before each deadline, at it, and after it', () => {
  fc.assert(
    fc.property(
      checkIn,
      fc.array(rule, { minLength: 1, maxLength: 5 }),
      fc.nat(10_000_000),
      (stay, rules, amount) => {
        const { startDate, checkInAfter, timeZone } = stay;
        const arrival = toInstant(startDate, checkInAfter, timeZone);
        const moments = rules
          .map((terms) => ({
            percent: terms.refundPercentage,
            before:
              'daysBeforeCheckIn' in terms
                ? toInstant(daysAfter(startDate, -terms.daysBeforeCheckIn), checkInAfter, timeZone)
                : arrival - terms.hoursBeforeCheckIn * hour,
          }))
          .toSorted((a, b) => a.before - b.before);
        const policies = datedPolicies(rules, stay, longBefore);
        for (const { before } of moments) {
          for (const at of [before - minute, before - 1, before, before + 1, before + minute]) {
            const percent = moments.find((moment) => at < moment.before)?.percent ?? 0;
            const refund = calculateRefund(policies, { amount, currency: 'EUR' }, new Date(at));
            expect(refund).toEqual({
              percentage: percent,
              total: { amount: halfUp(amount, percent), currency: 'EUR' },
            });
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

const amounts = fc.array(fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.nat(300_000_000)), { maxLength: 6 });

describe('a refund of several payments', () => {
  test('adds up, exceeds no payment, and has the exact share of each', () => {
    fc.assert(
      fc.property(amounts, percentage, (paid, percent) => {
        const total = paid.reduce((sum, amount) => sum + amount, 0);
        const refund = halfUp(total, percent);
        const spread = shares(
          refund,
          paid.map((amount) => ({ amount })),
        );
        expect(spread.reduce((sum, { refundAmount }) => sum + refundAmount, 0)).toBe(refund);
        for (const { payment, refundAmount } of spread) {
          expect(refundAmount).toBeGreaterThanOrEqual(0);
          expect(refundAmount).toBeLessThanOrEqual(payment.amount);
          expect(Math.abs(refundAmount - (refund * payment.amount) / total || 0)).toBeLessThan(1.001);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('takes one cent from one payment, and none from payments of zero', () => {
    const one = { amount: 1 };
    expect(shares(1, [one])).toEqual([{ payment: one, refundAmount: 1 }]);
    const nothing = { amount: 0 };
    expect(shares(0, [nothing])).toEqual([{ payment: nothing, refundAmount: 0 }]);
    expect(shares(0, [])).toEqual([]);
  });

  test('takes one cent less than everything from three payments without exceeding one', () => {
    const spread = shares(9999, [{ amount: 3333 }, { amount: 3333 }, { amount: 3334 }]);
    expect(spread.map(({ refundAmount }) => refundAmount)).toEqual([3332, 3333, 3334]);
  });
});

test('contains only paid amounts, however far a schedule has come', () => {
  const status = fc.constantFrom<PaymentStatus>(
    'scheduled',
    'processing',
    'paid',
    'failed',
    'refunded',
    'void',
  );
  const payments = fc.array(
    fc.record({
      status,
      amount: fc.nat(1_000_000),
      refundAmount: fc.constant(0),
      returnedAmount: fc.nat(500_000),
      disputedAmount: fc.nat(500_000),
    }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(payments, percentage, (schedule, percent) => {
      const policies = [{ refundPercentage: percent, cancelBefore: '2027-05-01T15:00:00+01:00' }];
      const quote = { paymentOptions: [{ cancellationPolicies: policies }] } as ReservationRow['quote'];
      const paid = schedule
        .filter((payment) => payment.status === 'paid')
        .reduce(
          (sum, { amount, ...back }) => sum + Math.max(0, amount - back.returnedAmount - back.disputedAmount),
          0,
        );
      const { total } = refundDue({ quote }, schedule, new Date('2027-05-01T13:59:00Z'));
      expect(total.amount).toBe(halfUp(paid, percent));
      const { total: late } = refundDue({ quote }, schedule, new Date('2027-05-01T14:00:00Z'));
      expect(late.amount).toBe(0);
    }),
  );
});
