import type { Money } from '../../../contract/values/money.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';
import type { RefundOrCancellation } from './refund.types.ts';

const euros = (amount: number): Money => ({ amount: amount * 100, currency: 'EUR' });
const { number, id } = sampleReservation;

/** The effect of a refund of 40 euros. */
export const refundEffect = {
  kind: 'refund',
  terms: {
    number,
    id,
    paid: euros(255),
    refunded: euros(0),
    refundable: euros(255),
    amount: euros(40),
    kept: euros(215),
    parts: [
      {
        paymentId: 'p-1',
        dueDate: '2027-01-20',
        paid: euros(255),
        amount: euros(40),
        gatewayPaymentId: 'pi_3NkQ',
      },
    ],
    sentTo: 'm***@example.com',
  },
} as const satisfies RefundOrCancellation;

/** The effect of a cancellation by the policy. */
export const cancellationEffect = {
  kind: 'cancellation',
  terms: {
    number,
    id,
    status: 'confirmed',
    cancelled: false,
    paid: euros(255),
    refund: { percentage: 100, total: euros(255) },
    throughGateway: euros(255),
    inPerson: euros(0),
    kept: euros(0),
    policyRefund: { percentage: 100, total: euros(255) },
    policyPeriod: { since: null, until: '2027-02-24T15:00:00Z' },
  },
} as const satisfies RefundOrCancellation;
