import { describe, expect, test } from 'vitest';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { getBookingStatus } from '../../machines/booking/bookingStatus.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';

const instant = '2027-01-01T12:10:00Z';
const now = Date.parse(instant);

const getStatus = (about: Partial<Reservation>, at = now) =>
  getBookingStatus({ ...sampleReservation, ...about }, at);

const payment = (status: Reservation['payments'][number]['status']) => ({
  dueDate: '2027-01-01',
  amount: { amount: 30_000, currency: 'EUR' as const },
  status,
});

describe('a reservation that awaits its one-time password', () => {
  const awaits = (otp: Partial<NonNullable<Reservation['otp']>>) => ({
    status: 'awaiting_otp' as const,
    otp: { sentTo: 'a•••@example.com', expiresAt: instant, attemptsLeft: 1, ...otp },
  });

  test('keeps this status until the very instant at which the code expires', () => {
    expect(getStatus(awaits({}), now - 1)).toBe('codeAwaited');
    expect(getStatus(awaits({}), now)).toBe('codeExpired');
    expect(getStatus(awaits({}), now + 1)).toBe('codeExpired');
  });

  test('is locked without remaining attempts, whether or not the password has expired', () => {
    expect(getStatus(awaits({ attemptsLeft: 0 }), now - 1)).toBe('codeLocked');
    expect(getStatus(awaits({ attemptsLeft: 0 }), now + 1)).toBe('codeLocked');
  });

  test('keeps this status if the host returns nothing about the code', () => {
    const { otp: _, ...withoutOtp } = { ...sampleReservation, status: 'awaiting_otp' as const };
    expect(getBookingStatus(withoutOtp, now)).toBe('codeAwaited');
  });
});

describe('a reservation that awaits its payment', () => {
  test('has the status of its checkout', () => {
    const standings = (['none', 'open', 'expired', 'processing', 'failed'] as const).map((checkout) =>
      getStatus({ status: 'awaiting_payment', checkout }),
    );
    expect(standings).toEqual(['unpaid', 'unpaid', 'unpaid', 'processing', 'declined']);
  });

  test('the reservation is unpaid when the host reports no checkout', () => {
    expect(getStatus({ status: 'awaiting_payment' })).toBe('unpaid');
  });
});

describe('a booked reservation', () => {
  test.each(['confirmed', 'completed'] as const)(
    'the reservation is paid once something was paid: %s',
    (status) => {
      expect(getStatus({ status, payments: [payment('scheduled'), payment('paid')] })).toBe('paid');
      expect(getStatus({ status, payments: [payment('scheduled'), payment('failed')] })).toBe('cardSaved');
      expect(getStatus({ status, payments: [] })).toBe('cardSaved');
    },
  );
});

describe('an ended reservation', () => {
  test.each(['expired', 'cancelled'] as const)('has a reason: %s', (status) => {
    expect(getStatus({ status, endReason: 'paid_too_late' })).toBe('paidTooLate');
    expect(getStatus({ status, endReason: 'hold_expired' })).toBe('holdExpired');
    expect(getStatus({ status, endReason: 'cancelled' })).toBe('abandoned');
    expect(getStatus({ status })).toBe('abandoned');
  });
});
