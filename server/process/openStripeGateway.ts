import { paymentWebhookPath } from '../../contract/operations.ts';
import type { Config } from '../config/index.ts';
import type { PaymentGateway } from '../host/ports/gateway.ts';

/** Loads Stripe's client on demand: sites without Stripe do not load it. */
export async function openStripeGateway(
  account: NonNullable<Config['stripe']>,
  publicUrl: string,
): Promise<PaymentGateway> {
  const { openStripe } = await import('../stripe/index.ts');
  return openStripe({ ...account, webhookAddress: publicUrl + paymentWebhookPath });
}
