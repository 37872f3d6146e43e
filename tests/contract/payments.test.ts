import { paymentStatuses } from '../../contract/values/statuses.ts';
import { describe, expect, test } from 'vitest';
import { type Reservation } from '../../contract/schemas/reservation.ts';
import {
  getAccount,
  hasFailed,
  isPaid,
  isUpcoming,
  paymentLines,
  getTotal,
  wasPaid,
} from '../../contract/rules/payments.ts';
import { sampleCancelled, sampleReservation } from '../../machines/shared/reservation.samples.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const paid = (status: (typeof paymentStatuses)[number], amount: number) => ({
  dueDate: '2027-01-01',
  status,
  amount: euros(amount),
});

test.each([
  { rule: isPaid, statuses: ['paid'] },
  { rule: wasPaid, statuses: ['paid', 'refunded'] },
  { rule: hasFailed, statuses: ['failed'] },
  { rule: isUpcoming, statuses: ['failed', 'processing', 'scheduled'] },
])('$rule.name accepts exactly the statuses $statuses', ({ rule, statuses }) => {
  const all = [...paymentStatuses, 'void'] as const;
  expect(all.filter((status) => rule({ status })).toSorted()).toEqual(statuses);
});

test('a total is a sum of cents', () => {
  expect(getTotal([paid('paid', 9_900), paid('failed', 23_100)])).toBe(33_000);
  expect(getTotal([])).toBe(0);
});

test('two paid instalments are one line, and pending ones one line each', () => {
  const lines = paymentLines([
    paid('paid', 7_800),
    { ...paid('paid', 18_200), dueDate: '2027-02-01' },
    paid('scheduled', 100),
    { ...paid('scheduled', 200), dueDate: '2027-02-01' },
    paid('refunded', 300),
  ]);
  expect(lines).toEqual([
    paid('paid', 26_000),
    paid('scheduled', 100),
    { ...paid('scheduled', 200), dueDate: '2027-02-01' },
    paid('refunded', 300),
  ]);
});

describe('the account of a stay', () => {
  const inParts = [paid('paid', 9_900), paid('refunded', 20_000), paid('scheduled', 3_100)];
  const accounted = (of: Reservation, refund: number) =>
    getAccount({
      ...of,
      payments: inParts,
      cancellation: { ...of.cancellation, refundNow: { total: euros(refund) } },
    });

  test('a current stay lists each payment by its status, without a sum of refunds', () => {
    expect(accounted(sampleReservation, 14_950)).toEqual({ payments: inParts, refund: undefined });
  });

  test('a current stay with a refund lists the payments and the sum of the refunds', () => {
    const payments = [
      { ...paid('refunded', 30_000), refunded: euros(30_000) },
      { ...paid('paid', 9_000), refunded: euros(450) },
    ];
    expect(getAccount({ ...sampleReservation, payments })).toEqual({
      payments: payments.map((payment) => ({ ...payment, status: 'paid' })),
      refund: euros(30_450),
    });
  });

  test('a cancelled stay lists the payments and one sum of refunds', () => {
    const account = accounted(sampleCancelled, 14_950);
    expect(account.payments.map(({ status }) => status)).toEqual(['paid', 'paid', 'scheduled']);
    expect(account.payments.map(({ amount }) => amount)).toEqual(inParts.map(({ amount }) => amount));
    expect(account.refund).toEqual(euros(14_950));
  });

  test('a cancelled stay without a refund lists no sum of refunds', () => {
    expect(accounted(sampleCancelled, 0).refund).toBeUndefined();
  });

  test('a stay whose payment arrived too late lists each payment by its status', () => {
    const tooLate = { ...sampleCancelled, endReason: 'paid_too_late' as const };
    expect(accounted(tooLate, 29_900)).toEqual({ payments: inParts, refund: undefined });
  });
});
