import type { PaymentGateway, RefundRequest } from '../host/ports/gateway.ts';
import { charge } from './charge.ts';
import { openClient, type StripeAccount } from './client.ts';
import { answerOf } from './failures.ts';
import { readPayment } from './readPayment.ts';
import { sessionsOf } from './sessions.ts';
import { readNotice } from './webhook.ts';

export interface StripeOptions extends StripeAccount {
  /** The setting STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string;
  now?: () => Date;
}

/** Stripe as the host's payment gateway: its hosted checkout, cards that are charged later, refunds. */
export function openStripe({
  webhookSecret,
  now = () => new Date(),
  ...account
}: StripeOptions): PaymentGateway {
  const stripe = openClient(account);

  async function refund({ paymentId, amount, idempotencyKey }: RefundRequest) {
    const request = { payment_intent: paymentId, amount: amount.amount, metadata: { key: idempotencyKey } };
    const { id } = await answerOf(stripe.refunds.create(request, { idempotencyKey }));
    return { id };
  }

  return {
    ...sessionsOf(stripe, now),
    charge: (request) => charge(stripe, request),
    refund,
    readPayment: (id) => readPayment(stripe, id),
    readWebhook: async (body, headers) => readNotice(stripe, webhookSecret, body, headers),
  };
}
