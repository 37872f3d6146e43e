import { describe, expect, test } from 'vitest';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { sampleUncharged, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { journey } from './journey.ts';
import { createReservationUpdate } from './createReservationUpdate.ts';

const getPayment = (status: Reservation['payments'][number]['status']) => ({
  dueDate: '2027-01-01',
  amount: { amount: 100, currency: 'EUR' as const },
  status,
});

describe('a payment that could not be charged', () => {
  const aPayment = () => journey(paymentMachine, sampleVisit, ['reportChange']);

  test.each(['confirmed', 'completed'] as const)('the payment is due while the stay is %s', (status) => {
    const payment = aPayment();
    payment.does(createReservationUpdate({ status, payments: [getPayment('paid'), getPayment('failed')] }));
    expect(payment.is()).toBe('due');
    payment.does(
      createReservationUpdate({ status, payments: [getPayment('paid'), getPayment('scheduled')] }),
    );
    expect(payment.is()).toBe('settled');
  });

  test.each(['cancelled', 'expired', 'awaiting_payment', 'awaiting_otp'] as const)(
    'the payment is not due once the stay is %s',
    (status) => {
      const payment = aPayment();
      payment.does(createReservationUpdate({ status, payments: [getPayment('failed')] }));
      expect(payment.is()).toBe('settled');
    },
  );

  test('has one page, however often it is asked for in vain, and another one after that', async () => {
    const payment = aPayment();
    payment.does(
      { type: 'reservation.updated', reservation: sampleUncharged },
      { type: 'payment.requested' },
    );
    await payment.answers('checkout', { outcome: 'notRedirected', failure: 'timed-out' });
    payment.does({ type: 'payment.requested' }, { type: 'checkout.opened' });
    payment.does(
      { type: 'reservation.updated', reservation: sampleUncharged },
      { type: 'payment.requested' },
    );
    const [first, second, third] = payment.getRequests('checkout');
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
