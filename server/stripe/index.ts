import type { PaymentGateway } from '../host/ports/gateway.ts';
import { openClient, type StripeAccount } from './client.ts';
import { openEndpoints } from './endpoints.ts';
import { createGateway } from './gateway.ts';
import { readEvent } from './webhook.ts';

export { openStripeDiagnostics, type StripeDiagnostics } from './diagnostics.ts';
export { getStripeProblem } from './failures.ts';
export type { StripeAccount } from './client.ts';

interface StripeOptions extends StripeAccount {
  /** The address of the site's webhook. */
  webhookAddress: string;
  now?: () => Date;
}

/** Opens Stripe as the host's payment gateway: hosted checkout, later charges of saved cards, refunds. */
export function openStripe(options: StripeOptions): PaymentGateway {
  const { webhookSecrets, webhookAddress: address, isTest, now } = options;
  const stripe = openClient(options);
  return {
    ...createGateway(stripe, now),
    ...(webhookSecrets === undefined && { endpoints: openEndpoints(stripe, { address, isTest }) }),
    async readWebhook(body, headers, ownSecret) {
      const secrets = webhookSecrets ?? (ownSecret === undefined ? [] : [ownSecret]);
      return readEvent(stripe, { webhookSecrets: secrets, isTest }, body, headers);
    },
  };
}
