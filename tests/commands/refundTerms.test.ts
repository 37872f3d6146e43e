import { describe, expect, test } from 'vitest';
import { getRefundTerms } from '../../server/host/commands/reservations/refundTerms.ts';
import type { PaymentRow, ReservationRow } from '../../server/host/store/schema.ts';

const reservation = {
  id: 'r1',
  number: 'FYR3-FCYH',
  email: 'marie@example.com',
  guestErasedAt: null,
} as ReservationRow;

type Changes = Partial<
  Pick<PaymentRow, 'status' | 'amount' | 'refundAmount' | 'returnedAmount' | 'disputedAmount'>
> & { gatewayPaymentId?: string | null };

/** An instalment of 300.00 that was paid by card. */
const pay = (changes: Changes = {}, id = 'p1') =>
  ({
    id,
    dueDate: '2031-05-07',
    status: 'paid',
    amount: 30_000,
    refundAmount: 0,
    returnedAmount: 0,
    disputedAmount: 0,
    gatewayPaymentId: `pi_${id}`,
    ...changes,
  }) as PaymentRow;

describe('the refundable amount of an instalment of 300.00', () => {
  test.each<[string, Changes, number]>([
    ['that was paid', {}, 30_000],
    ['of which a part was refunded by a cancellation', { refundAmount: 10_000 }, 20_000],
    ['of which a part was refunded otherwise', { returnedAmount: 10_000 }, 20_000],
    ['that is disputed', { disputedAmount: 30_000 }, 0],
    ['of which a part is disputed', { disputedAmount: 12_000 }, 18_000],
    [
      'that is disputed and of which a part was refunded',
      { disputedAmount: 12_000, returnedAmount: 5_000 },
      13_000,
    ],
    [
      'of which all three parts were refunded or disputed',
      { refundAmount: 1_000, returnedAmount: 2_000, disputedAmount: 4_000 },
      23_000,
    ],
    [
      'that is disputed after its refund',
      { status: 'refunded', refundAmount: 30_000, disputedAmount: 30_000 },
      0,
    ],
    ['that is only scheduled', { status: 'scheduled' }, 0],
    ['whose charge failed', { status: 'failed' }, 0],
    ['that the host received in person', { gatewayPaymentId: null }, 0],
  ])('%s', (_, changes, refundable) => {
    const getTerms = (amount: number) => getRefundTerms(reservation, [pay(changes)], amount);
    expect(getTerms(0)).toMatchObject({ refundable: { amount: refundable }, parts: [] });
    expect(() => getTerms(refundable + 1)).toThrow('can be refunded');
    expect(getTerms(refundable).parts.map(({ amount }) => amount.amount)).toEqual(
      refundable === 0 ? [] : [refundable],
    );
  });
});

test('the parts of a refund leave out disputed money, and begin with the latest payment', () => {
  const payments = [
    pay({}, 'p1'),
    pay({ disputedAmount: 30_000 }, 'p2'),
    pay({ disputedAmount: 20_000 }, 'p3'),
  ];
  const { parts, refundable } = getRefundTerms(reservation, payments, 25_000);
  expect(refundable.amount).toBe(40_000);
  expect(parts.map(({ paymentId, amount }) => [paymentId, amount.amount])).toEqual([
    ['p3', 10_000],
    ['p1', 15_000],
  ]);
});
