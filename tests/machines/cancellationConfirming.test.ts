import { describe, expect, test } from 'vitest';
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import {
  sampleCancelled,
  sampleReservation,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import { journey } from './journey.ts';
import { createReservationUpdate } from './createReservationUpdate.ts';

const getRefund = (amount: number) => ({
  cancellation: {
    ...sampleReservation.cancellation,
    refundNow: { percentage: 50, total: { amount, currency: 'EUR' as const } },
  },
});

describe('a cancellation', () => {
  const aCancellation = () => journey(cancellationMachine, sampleVisit, ['reportChange']);
  const getRequests = (of: ReturnType<typeof aCancellation>) =>
    of.getRequests<{ expectedRefund: number; idempotencyKey: string }>('cancelReservation');
  const callsItOff = (of: ReturnType<typeof aCancellation>) =>
    of.does({ type: 'cancellation.begun' }, { type: 'cancellation.confirmed' });

  test('the cancellation is requested with the refund that was shown', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate(getRefund(12_300)));
    callsItOff(cancellation);
    expect(getRequests(cancellation)).toMatchObject([{ expectedRefund: 12_300 }]);
  });

  test('a cancellation with an unknown outcome is sent again with the same key, and with another key at another refund', async () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate(getRefund(12_300)));
    callsItOff(cancellation);
    await cancellation.fails('cancelReservation', 'timed-out');
    cancellation.does({ type: 'cancellation.dismissed' }, createReservationUpdate(getRefund(12_300)));
    callsItOff(cancellation);
    await cancellation.fails('cancelReservation', 'timed-out');
    cancellation.does({ type: 'cancellation.dismissed' }, createReservationUpdate(getRefund(4_500)));
    callsItOff(cancellation);
    const [first, second, third] = getRequests(cancellation);
    expect(second).toEqual(first);
    expect(third?.expectedRefund).toBe(4_500);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('knows what comes back now, although it is told while the guest is asked', () => {
    const cancellation = aCancellation();
    cancellation.does(
      createReservationUpdate(),
      { type: 'cancellation.begun' },
      createReservationUpdate(getRefund(4_500)),
    );
    expect(cancellation.is()).toBe('confirming');
    expect(cancellation.knows().refund?.total.amount).toBe(4_500);
  });

  test('the cancellation ends when the guest learns meanwhile that it is not allowed', () => {
    const cancellation = aCancellation();
    cancellation.does(
      createReservationUpdate(),
      { type: 'cancellation.begun' },
      createReservationUpdate(sampleCancelled),
    );
    expect(cancellation.is()).toBe('cancelled');
  });

  test('a stay that was paid too late cannot be cancelled', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate({ ...sampleCancelled, endReason: 'paid_too_late' }));
    expect(cancellation.is()).toBe('unavailable');
  });

  test('the cancellation ends once the stay is cancelled, whatever else is allowed', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate({ status: 'cancelled' }));
    expect(cancellation.is()).toBe('cancelled');
  });

  test('the cancellation is requested without a refund when none is known', () => {
    expect(aCancellation().knows()).toMatchObject({ refund: undefined, policies: [] });
  });
});
