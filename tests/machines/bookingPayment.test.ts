import { describe, expect, test } from 'vitest';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { sampleLink, sampleStatus } from '../../machines/booking/booking.samples.ts';
import { aBooking } from './bookingJourney.ts';

describe('the payment', () => {
  test('begins after the correct code', async () => {
    const booking = aBooking();
    await booking.proves();
    expect(booking.getRequests('checkout')).toMatchObject([
      { unitId: 'casa-azul', reservationId: 'reservation', token: 'token' },
    ]);
  });

  test('is requested again with the same key when the page may have been opened', async () => {
    const booking = aBooking();
    await booking.proves();
    await booking.answers('checkout', { outcome: 'notRedirected', failure: 'timed-out' });
    booking.does({ type: 'payment.requested' });
    const [first, second] = booking.getRequests('checkout');
    expect(second).toEqual(first);
  });

  test('is possible until the host’s new hold ends', async () => {
    const booking = aBooking();
    await booking.proves();
    expect(booking.knows().reservation?.deadline).toBe('2027-01-01T12:45:00Z');
  });

  test('has its own screen for a guest who returns without paying', async () => {
    const booking = aBooking();
    await booking.proves();
    await booking.comesBack('unpaid');
    booking.does({ type: 'payment.requested' });
    const [first, second] = booking.getRequests('checkout');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('a resumed booking', () => {
  test('a resumed booking is looked up with the link of the browser, whatever was running', async () => {
    const booking = aBooking();
    await booking.orders();
    const order = booking.run.findCall('createReservation');
    booking.does({ type: 'reservation.recalled', link: sampleLink });
    order.answer({ ...sampleHold, id: 'another' });
    await booking.answers('recallReservation', sampleStatus('unpaid'));
    expect(booking.getRequests('recallReservation')).toEqual([sampleLink]);
    expect(booking.knows().reservation?.reservationId).toBe('reservation');
  });

  test('uses the last answer only', async () => {
    const booking = aBooking();
    booking.does({ type: 'reservation.recalled', link: { ...sampleLink, reservationId: 'earlier' } });
    const earlier = booking.run.findCall('recallReservation');
    booking.does({ type: 'reservation.recalled', link: sampleLink });
    earlier.answer(sampleStatus('paid'));
    await booking.answers('recallReservation', sampleStatus('declined'));
    expect(booking.is()).toBe('resuming.declined');
  });

  test('is requested again two seconds after a silent gateway, and not before', async () => {
    const booking = aBooking();
    await booking.comesBack('processing');
    booking.run.clock.increment(1999);
    expect(booking.is()).toBe('resuming.processing.waiting');
    booking.run.clock.increment(1);
    await booking.answers('recallReservationAgain', sampleStatus('paid'));
    expect(booking.is()).toBe('success.paid');
  });

  test('is delayed once the gateway has been silent for half a minute in total', async () => {
    const booking = aBooking();
    await booking.comesBack('processing');
    for (const _ of Array.from({ length: 14 })) {
      booking.run.clock.increment(2000);
      await booking.answers('recallReservationAgain', sampleStatus('processing'));
    }
    booking.run.clock.increment(1999);
    expect(booking.is()).toBe('resuming.processing.waiting');
    booking.run.clock.increment(1);
    expect(booking.is()).toBe('resuming.takesLonger.waiting');
  });

  test('is then requested less often, until the gateway has answered or the guest asks', async () => {
    const booking = aBooking();
    await booking.comesBack('processing');
    booking.run.clock.increment(30_000);
    booking.run.clock.increment(15_000);
    await booking.answers('recallReservationAgain', sampleStatus('processing'));
    expect(booking.is()).toBe('resuming.takesLonger.waiting');
    booking.does({ type: 'status.requested' });
    await booking.answers('recallReservationAgain', sampleStatus('processing'));
    booking.run.clock.increment(14_999);
    expect(booking.is()).toBe('resuming.takesLonger.waiting');
    booking.run.clock.increment(1);
    await booking.answers('recallReservationAgain', sampleStatus('paid'));
    expect(booking.is()).toBe('success.paid');
  });

  test('a resumed booking contains nothing that is not known yet', () => {
    const booking = aBooking();
    booking.does({ type: 'reservation.recalled', link: sampleLink });
    expect(booking.knows().reservation).toStrictEqual({
      ...sampleLink,
      number: '',
      sentTo: '',
      attemptsLeft: undefined,
    });
  });

  test('no longer shows earlier errors', async () => {
    const booking = aBooking();
    await booking.sendsTheCode();
    await booking.fails('verifyOtp', 'otp-incorrect', { attemptsLeft: 3 });
    await booking.comesBack('codeAwaited');
    expect(booking.knows()).toMatchObject({ failure: undefined, violations: [] });
  });
});
