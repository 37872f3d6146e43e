import type { Stripe } from 'stripe';
import type { PaymentGateway, RefundRequest } from '../host/ports/gateway.ts';
import { charge } from './charge.ts';
import { answerOf } from './failures.ts';
import { forgetGuest } from './forgetGuest.ts';
import { readPayment } from './readPayment.ts';
import { sessionsOf } from './sessions.ts';

/** All that is asked of Stripe; what Stripe tells by itself is in `webhook.ts`. */
export function gatewayOn(
  stripe: Stripe,
  now: () => Date = () => new Date(),
): Omit<PaymentGateway, 'readWebhook'> {
  async function refund({ paymentId, amount, idempotencyKey }: RefundRequest) {
    const request = { payment_intent: paymentId, amount: amount.amount, metadata: { key: idempotencyKey } };
    const { id } = await answerOf(stripe.refunds.create(request, { idempotencyKey }));
    return { id };
  }

  return {
    ...sessionsOf(stripe, now),
    charge: (request) => charge(stripe, request),
    forgetGuest: (sessionId) => forgetGuest(stripe, sessionId),
    refund,
    readPayment: (id) => readPayment(stripe, id),
  };
}
