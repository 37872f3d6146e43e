import type { PaymentGateway } from '../host/ports/gateway.ts';
import { openClient, type StripeAccount } from './client.ts';
import { gatewayOn } from './gateway.ts';
import { readNotice } from './webhook.ts';

export { openAskedStripe } from './asked.ts';
export type { StripeAccount } from './client.ts';

interface StripeOptions extends StripeAccount {
  /** The setting STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string;
  now?: () => Date;
}

/** Stripe as the host's payment gateway: its hosted checkout, cards that are charged later, refunds. */
export function openStripe({ webhookSecret, now, ...account }: StripeOptions): PaymentGateway {
  const stripe = openClient(account);
  return {
    ...gatewayOn(stripe, now),
    readWebhook: async (body, headers) => readNotice(stripe, webhookSecret, body, headers),
  };
}
