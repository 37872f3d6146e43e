import type { PaymentGateway } from '../host/ports/gateway.ts';
import { openClient, type StripeAccount } from './client.ts';
import { createGateway } from './gateway.ts';
import { readEvent, type WebhookAccount } from './webhook.ts';

export { openStripeDiagnostics, type StripeDiagnostics } from './diagnostics.ts';
export type { StripeAccount } from './client.ts';

interface StripeOptions extends StripeAccount, WebhookAccount {
  now?: () => Date;
}

/** Opens Stripe as the host's payment gateway: hosted checkout, later charges of saved cards, refunds. */
export function openStripe({ webhookSecrets, now, ...account }: StripeOptions): PaymentGateway {
  const verified = { webhookSecrets, isTest: account.isTest };
  const stripe = openClient(account);
  return {
    ...createGateway(stripe, now),
    readWebhook: async (body, headers) => readEvent(stripe, verified, body, headers),
  };
}
