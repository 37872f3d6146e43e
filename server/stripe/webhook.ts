import { Stripe } from 'stripe';
import { WebhookRefused, type WebhookEvent } from '../host/ports/gateway.ts';

/** How old a signature may be, in seconds: older ones are somebody's who listened. */
const tolerance = 300;

/**
 * Reads a notice of Stripe; undefined for one that says nothing of a checkout session.
 * @throws {WebhookRefused} when its signature was not made with the secret, or too long ago
 */
export function readNotice(
  stripe: Stripe,
  secret: string,
  body: string,
  headers: Headers,
): WebhookEvent | undefined {
  const { id, type, data } = verify(stripe, secret, body, headers.get('stripe-signature') ?? '');
  if (!type.startsWith('checkout.session.')) return undefined;
  const { object } = data;
  return 'id' in object && typeof object.id === 'string' ? { id, sessionId: object.id } : undefined;
}

function verify(stripe: Stripe, secret: string, body: string, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, tolerance);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new WebhookRefused('not signed by Stripe with STRIPE_WEBHOOK_SECRET, or long ago', {
      cause: error,
    });
  }
}
