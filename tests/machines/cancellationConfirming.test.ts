import { describe, expect, test } from 'vitest';
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts';
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
    of.getRequests<
      Pick<CancellationInput, 'expectedRefund' | 'expectedPaid' | 'onlyUnpaid' | 'idempotencyKey'>
    >('cancelReservation');
  const callsItOff = (of: ReturnType<typeof aCancellation>) =>
    of.does({ type: 'cancellation.begun' }, { type: 'cancellation.confirmed' });

  test('the cancellation is requested with the refund and the payment that were shown', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate(getRefund(12_300)));
    callsItOff(cancellation);
    expect(getRequests(cancellation)).toMatchObject([
      { expectedRefund: 12_300, expectedPaid: 30_000, onlyUnpaid: false },
    ]);
  });

  test.each(['awaiting_otp', 'awaiting_payment'] as const)(
    'a hold that is %s is released only while it is unpaid',
    (status) => {
      const cancellation = aCancellation();
      cancellation.does(createReservationUpdate({ status, payments: [], ...getRefund(0) }));
      callsItOff(cancellation);
      expect(getRequests(cancellation)).toMatchObject([
        { expectedRefund: 0, expectedPaid: 0, onlyUnpaid: true },
      ]);
    },
  );

  test('a hold that was paid in the meantime is booked, and needs another confirmation', async () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate({ status: 'awaiting_payment', payments: [], ...getRefund(0) }));
    callsItOff(cancellation);
    await cancellation.fails('cancelReservation', 'wrong-state');
    expect(cancellation.is()).toBe('reassessing');
    await cancellation.answers('loadReservation', { ...sampleReservation, ...getRefund(0) });
    expect(cancellation.is()).toBe('termsChanged');
    cancellation.does({ type: 'cancellation.confirmed' });
    const [first, second] = getRequests(cancellation);
    expect(second).toMatchObject({ expectedRefund: 0, expectedPaid: 30_000, onlyUnpaid: false });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test.each([
    ['its checkout session is being processed', { checkout: 'processing' as const, payments: [] }],
    [
      'an instalment is being processed',
      { payments: [{ ...sampleReservation.payments[0]!, status: 'processing' as const }] },
    ],
  ])(
    'a hold that the host does not release, because %s, is not offered for cancellation again',
    async (_, payment) => {
      const cancellation = aCancellation();
      const unpaid = { status: 'awaiting_payment' as const, payments: [], ...getRefund(0) };
      cancellation.does(createReservationUpdate(unpaid));
      callsItOff(cancellation);
      await cancellation.fails('cancelReservation', 'wrong-state');
      await cancellation.answers('loadReservation', { ...sampleReservation, ...unpaid, ...payment });
      expect(cancellation.is()).toBe('unavailable');
      cancellation.does(createReservationUpdate());
      expect(cancellation.is()).toBe('available');
    },
  );

  test.each([
    ['the refund', getRefund(4_500)],
    ['the payment', { payments: [] }],
    ['the status', { status: 'awaiting_payment' as const }],
  ])('a change of %s starts another request with another key', async (_, changes) => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate());
    callsItOff(cancellation);
    await cancellation.fails('cancelReservation', 'timed-out');
    cancellation.does(createReservationUpdate(changes), { type: 'cancellation.confirmed' });
    const [first, second] = getRequests(cancellation);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('a cancellation is repeated with the same key, and with another key for another refund', async () => {
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

  test('shows a refund that the host returns while the guest confirms', () => {
    const cancellation = aCancellation();
    cancellation.does(
      createReservationUpdate(),
      { type: 'cancellation.begun' },
      createReservationUpdate(getRefund(4_500)),
    );
    expect(cancellation.is()).toBe('confirming');
    expect(cancellation.knows().refund?.total.amount).toBe(4_500);
  });

  test('ends when the host no longer allows it during the confirmation', () => {
    const cancellation = aCancellation();
    cancellation.does(
      createReservationUpdate(),
      { type: 'cancellation.begun' },
      createReservationUpdate(sampleCancelled),
    );
    expect(cancellation.is()).toBe('cancelled');
  });

  test('is not possible for a stay that was paid too late', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate({ ...sampleCancelled, endReason: 'paid_too_late' }));
    expect(cancellation.is()).toBe('unavailable');
  });

  test('ends once the stay is cancelled, whatever else is allowed', () => {
    const cancellation = aCancellation();
    cancellation.does(createReservationUpdate({ status: 'cancelled' }));
    expect(cancellation.is()).toBe('cancelled');
  });

  test('is requested without a refund when none is known', () => {
    expect(aCancellation().knows()).toMatchObject({ refund: undefined, policies: [] });
  });
});
