import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { sampleDates } from '../../machines/shared/quote.samples.ts';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { sampleLink, sampleStatus } from '../../machines/booking/booking.samples.ts';
import { aBooking } from './bookingJourney.ts';

interface CodeSent {
  otp: string;
  idempotencyKey: string;
}

const wrong = (attemptsLeft: number) => ({
  violations: [toViolation('otp', 'otp_incorrect')],
  attemptsLeft,
});

describe('the one-time password', () => {
  test('a booking asks for the password before the payment', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    expect(booking.can({ type: 'payment.requested' })).toBe(false);
    booking.does({ type: 'payment.requested' });
    for (const kind of ['otp-incorrect', 'otp-expired', 'unreachable'] as const) {
      booking.does({ type: 'otp.changed', otp: '000000' }, { type: 'otp.submitted' });
      await booking.fails('verifyOtp', kind, { attemptsLeft: 3 });
      booking.does({ type: 'otp.resendRequested' });
      await booking.answers('resendOtp', {
        otpExpiresAt: sampleHold.otpExpiresAt,
        sentTo: sampleHold.sentTo,
      });
    }
    expect(booking.getRequests('createCheckout')).toEqual([]);
    expect(booking.getRequests('leaveForGateway')).toEqual([]);
  });

  test('is submitted with the sixth digit, however it is typed', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    booking.does({ type: 'otp.changed', otp: '222 22' });
    expect(booking.getRequests('verifyOtp')).toEqual([]);
    booking.does({ type: 'otp.changed', otp: '222 222' });
    expect(booking.getRequests('verifyOtp')).toMatchObject([{ otp: '222222', reservationId: 'reservation' }]);
  });

  test('is sent with too few digits as it was typed, so that the host reports the error', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    booking.does({ type: 'otp.changed', otp: '22' }, { type: 'otp.submitted' });
    expect(booking.getRequests('verifyOtp')).toMatchObject([{ otp: '22' }]);
  });

  test('a wrong password is not sent again by a change that does not alter it', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'otp-incorrect', wrong(3));
    for (const otp of ['123456 ', '12345', '123456']) booking.does({ type: 'otp.changed', otp });
    expect(booking.getRequests('verifyOtp')).toHaveLength(1);
    booking.does({ type: 'otp.submitted' });
    expect(booking.getRequests('verifyOtp')).toHaveLength(2);
  });

  test('is repeated with the same key if it may have arrived, and another one has a new key', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'timed-out');
    booking.does({ type: 'otp.submitted' });
    await booking.fails('verifyOtp', 'timed-out');
    booking.does({ type: 'otp.changed', otp: '654321' }, { type: 'otp.submitted' });
    const [first, second, third] = booking.getRequests<CodeSent>('verifyOtp');
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('has a new key after a failed request for a new password', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'unreachable');
    booking.does({ type: 'otp.resendRequested' });
    await booking.fails('resendOtp', 'unreachable');
    booking.does({ type: 'otp.changed', otp: '654321' }, { type: 'otp.submitted' });
    const [first, second] = booking.getRequests<CodeSent>('verifyOtp');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('a wrong password shows the remaining attempts if the host reports them', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'otp-incorrect', wrong(3));
    expect(booking.is()).toBe('otp.incorrect');
    expect(booking.knows().reservation?.attemptsLeft).toBe(3);
    booking.does({ type: 'otp.submitted' });
    await booking.fails('verifyOtp', 'otp-incorrect');
    expect(booking.knows().reservation?.attemptsLeft).toBe(3);
  });

  test('only a wrong last attempt locks the booking', async () => {
    const locked = aBooking();
    await locked.sendsTheCode();
    await locked.fails('verifyOtp', 'otp-incorrect', wrong(0));
    expect(locked.is()).toBe('otp.locked');
    const open = aBooking();
    await open.sendsTheCode();
    await open.fails('verifyOtp', 'unreachable', wrong(0));
    expect(open.is()).toBe('otp.notVerified');
  });

  test('the password is deleted when its step is left, and once it cannot be used', async () => {
    const leaving: ((booking: ReturnType<typeof aBooking>) => Promise<void> | void)[] = [
      (booking) => booking.fails('verifyOtp', 'otp-locked'),
      (booking) => booking.fails('verifyOtp', 'otp-expired'),
      (booking) => booking.fails('verifyOtp', 'wrong-state'),
      (booking) => booking.does({ type: 'hold.ended' }),
      (booking) => booking.does({ type: 'reservation.recalled', link: sampleLink }),
      (booking) =>
        booking.answers('verifyOtp', { status: 'awaiting_payment', holdExpiresAt: '2027-01-01T12:45:00Z' }),
    ];
    for (const leave of leaving) {
      const booking = aBooking();
      await booking.sendsTheCode();
      await leave(booking);
      expect(booking.knows().otp).toBe('');
    }
  });

  test('the password is kept while it may be sent again', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'unreachable');
    expect(booking.knows().otp).toBe('123456');
  });

  test('a new password empties the earlier one', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    booking.does({ type: 'otp.changed', otp: '111' }, { type: 'otp.resendRequested' });
    await booking.answers('resendOtp', { otpExpiresAt: sampleHold.otpExpiresAt, sentTo: 'b•••@example.com' });
    expect(booking.knows()).toMatchObject({ otp: '', reservation: { sentTo: 'b•••@example.com' } });
  });

  test('the machine waits for the password until the hold ends, and then asks the host', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    expect(booking.getRequests('awaitDeadline')).toEqual([{ deadline: sampleHold.holdExpiresAt }]);
    booking.does({ type: 'hold.ended' });
    expect(booking.getRequests('recallReservation')).toEqual([
      { reservationId: 'reservation', token: 'token', deadline: sampleHold.holdExpiresAt },
    ]);
  });
});

describe('starting again', () => {
  test('a new start from the code releases the nights and keeps dates and details', async () => {
    const booking = aBooking();
    await booking.holdsTheNights();
    booking.does({ type: 'booking.restarted' });
    expect(booking.getRequests('cancelReservation')).toMatchObject([
      { reservationId: 'reservation', token: 'token' },
    ]);
    await booking.answers('cancelReservation', {});
    expect(booking.is()).toBe('dates.pricing');
    expect(booking.knows()).toMatchObject({
      stay: sampleDates,
      details: { firstName: 'Ana' },
      reservation: undefined,
      quote: undefined,
    });
  });

  test.each([
    ['paid', 'success.paid'],
    ['cardSaved', 'success.cardSaved'],
    ['processing', 'resuming.processing.waiting'],
  ] as const)(
    'a new start without knowledge of the payment releases nothing and shows the stay as %s',
    async (status, state) => {
      const booking = aBooking();
      await booking.comesBack('unpaid');
      booking.does({ type: 'booking.restarted' });
      await booking.fails('cancelReservation', 'wrong-state');
      expect(booking.is()).toBe('resuming.asking');
      await booking.answers('recallReservation', sampleStatus(status));
      expect(booking.is()).toBe(state);
    },
  );

  test('keeps the dates after the hold has ended', async () => {
    const booking = aBooking();
    await booking.comesBack('holdExpired');
    booking.does({ type: 'anotherBooking.begun' });
    expect(booking.is()).toBe('dates.pricing');
    expect(booking.knows().stay).toMatchObject(sampleDates);
  });

  test('shows an empty calendar after a booking that is complete, came too late or was cancelled', async () => {
    for (const status of ['paid', 'cardSaved', 'paidTooLate', 'abandoned'] as const) {
      const booking = aBooking();
      await booking.comesBack(status);
      booking.does({ type: 'anotherBooking.begun' });
      expect(booking.is(), status).toBe('dates.choosing');
      expect(booking.knows()).toMatchObject({
        stay: { startDate: '', endDate: '', guestCount: 2 },
        reservation: undefined,
        booked: undefined,
      });
    }
  });
});
