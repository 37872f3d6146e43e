import { describe, expect, test } from 'vitest';
import type { UnitContent } from '../../server/host/content/index.ts';
import { canBeCancelled, hasBegun } from '../../server/host/reservations/canBeCancelled.ts';
import { getPaid, refundGiven, getPaidAmount } from '../../server/host/reservations/refundDue.ts';
import { getStatusAt } from '../../server/host/stays/currentStatus.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import type { ReservationStatus } from '../../contract/values/statuses.ts';

const timeZone = 'Europe/Lisbon';
const stay = { startDate: '2031-05-14', endDate: '2031-05-17' };
const holdExpiresAt = new Date('2031-01-02T03:04:05.678Z');
const addMilliseconds = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

describe('the status of a reservation', () => {
  const at = (status: ReservationStatus, now: Date) =>
    getStatusAt({ ...stay, status, endReason: null, holdExpiresAt }, now, timeZone).status;

  test.each(['awaiting_otp', 'awaiting_payment'] as const)(
    'is over for %s at the instant its hold ends',
    (status) => {
      expect([-1, 0, 1].map((step) => at(status, addMilliseconds(holdExpiresAt, step)))).toEqual([
        status,
        'expired',
        'expired',
      ]);
    },
  );

  test('is over for a stay when its last day ends on the property’s clock', () => {
    const midnight = new Date('2031-05-17T23:00:00Z');
    expect([-1, 0].map((step) => at('confirmed', addMilliseconds(midnight, step)))).toEqual([
      'confirmed',
      'completed',
    ]);
  });

  test.each(['completed', 'expired', 'cancelled'] as const)('remains %s at any later time', (status) => {
    expect(at(status, new Date('2040-01-01T00:00:00Z'))).toBe(status);
  });

  test('has the stored reason for its end, and expiry as the reason for a hold', () => {
    const getAnswer = (status: ReservationStatus, endReason: ReservationRow['endReason']) =>
      getStatusAt({ ...stay, status, endReason, holdExpiresAt }, new Date('2040-01-01T00:00:00Z'), timeZone)
        .endReason;
    expect(getAnswer('expired', 'paid_too_late')).toBe('paid_too_late');
    expect(getAnswer('cancelled', 'cancelled')).toBe('cancelled');
    expect(getAnswer('confirmed', null)).toBeNull();
    expect(getAnswer('awaiting_payment', null)).toBe('hold_expired');
  });
});

describe('the check-in hour', () => {
  const checkIn = new Date('2031-05-14T14:00:00Z');
  const unit = { timeZone, rules: { checkInAfter: '15:00' } } as UnitContent;
  const reservation = stay as ReservationRow;

  test('begins the stay', () => {
    const begun = [-1, 0, 1].map((step) =>
      hasBegun({ reservation, unit, now: addMilliseconds(checkIn, step) }),
    );
    expect(begun).toEqual([false, true, true]);
  });

  test.each([
    ['awaiting_otp', [true, true]],
    ['awaiting_payment', [true, true]],
    ['confirmed', [true, false]],
    ['completed', [false, false]],
    ['expired', [false, false]],
    ['cancelled', [false, false]],
  ] as const)('allows or ends the cancellation of a stay that is %s: %j', (status, can) => {
    const current = { status, endReason: null };
    const answers = [-1, 0].map((step) =>
      canBeCancelled({ reservation, unit, current, now: addMilliseconds(checkIn, step) }),
    );
    expect(answers).toEqual(can);
  });
});

describe('the payments that a guest sees', () => {
  const given = (refundPercentage: number | null, ...amounts: number[]) =>
    refundGiven(
      { refundPercentage },
      amounts.map((refundAmount) => ({ refundAmount })),
    );
  const euros = (amount: number) => ({ amount, currency: 'EUR' });

  test('include a refund with the share of the cancellation day for each payment', () => {
    expect(given(50, 5_000, 2_500)).toEqual({ percentage: 50, total: euros(7_500) });
    expect(given(0, 0, 0)).toEqual({ percentage: 0, total: euros(0) });
    expect(given(0, 65_000)).toEqual({ percentage: 0, total: euros(65_000) });
  });

  test('include a full refund if the stay ended without the guest and money arrived afterwards', () => {
    expect(given(null, 30_000, 0)).toEqual({ percentage: 100, total: euros(30_000) });
    expect(given(null, 1)).toEqual({ percentage: 100, total: euros(1) });
    expect(given(null, 0, 0)).toEqual({ percentage: 0, total: euros(0) });
    expect(given(null)).toEqual({ percentage: 0, total: euros(0) });
  });

  test('include the paid sum and its part that is not refunded yet', () => {
    const payments = (['scheduled', 'processing', 'paid', 'failed', 'refunded', 'void'] as const).map(
      (status, index) => ({ status, amount: 10 ** index, returnedAmount: 0, disputedAmount: 0 }),
    );
    expect(getPaid(payments)).toBe(100);
    expect(getPaidAmount(payments)).toBe(10_100);
    const back = { returnedAmount: 30, disputedAmount: 5 };
    expect(getPaid(payments.map((payment) => ({ ...payment, ...back })))).toBe(65);
  });
});
