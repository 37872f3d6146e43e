import { Stripe } from 'stripe';
import { WebhookRefused, type WebhookEvent } from '../host/ports/gateway.ts';

/** The events that the site has to hear of (docs/operating.md). */
export const wantedEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** How old a signature may be, in seconds: older ones are somebody's who listened. */
const tolerance = 300;

/**
 * Reads a notice of Stripe; undefined for one that says nothing of a checkout session, and nothing of what became of a
 * payment.
 * @throws {WebhookRefused} when its signature was not made with the secret, or too long ago
 */
export function readNotice(
  stripe: Stripe,
  secret: string,
  body: string,
  headers: Headers,
): WebhookEvent | undefined {
  const { id, type, data } = verify(stripe, secret, body, headers.get('stripe-signature') ?? '');
  // Whichever version of the API the endpoint is of, these names are in it.
  const object = data.object as { id?: unknown; payment_intent?: unknown };
  if (type.startsWith('checkout.session.')) {
    return typeof object.id === 'string' ? { id, sessionId: object.id } : undefined;
  }
  const { payment_intent: paymentId } = object;
  return /^(charge|refund)\./.test(type) && typeof paymentId === 'string' ? { id, paymentId } : undefined;
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
