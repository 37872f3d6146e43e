import type { Stripe } from 'stripe';
import type { PaymentGateway, RefundRequest } from '../host/ports/gateway.ts';
import { charge } from './charge.ts';
import { getAnswer } from './failures.ts';
import { deleteGuest } from './deleteGuest.ts';
import { readPayment } from './readPayment.ts';
import { openPaymentMethods } from './paymentMethods.ts';
import { getSessions } from './sessions.ts';

/** Creates the calls to Stripe; events from Stripe are read in `webhook.ts`. */
export function createGateway(
  stripe: Stripe,
  now: () => Date = () => new Date(),
): Omit<PaymentGateway, 'readWebhook'> {
  async function refund({ paymentId, amount, idempotencyKey }: RefundRequest) {
    const request = { payment_intent: paymentId, amount: amount.amount, metadata: { key: idempotencyKey } };
    const { id } = await getAnswer(stripe.refunds.create(request, { idempotencyKey }));
    return { id };
  }

  return {
    getMethods: openPaymentMethods(stripe, now),
    ...getSessions(stripe, now),
    charge: (request) => charge(stripe, request),
    deleteGuest: (sessionId) => deleteGuest(stripe, sessionId),
    refund,
    readPayment: (id) => readPayment(stripe, id),
  };
}
