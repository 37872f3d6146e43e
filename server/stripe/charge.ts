import { Stripe } from 'stripe';
import type { ChargeRequest, ChargeResult } from '../host/ports/gateway.ts';
import { isRefused, unreachable } from './failures.ts';
import { getParts } from './savedCard.ts';

/** Returns the reason why a card was not charged; throws errors that are not about the card. */
function toRefusal(error: unknown): ChargeResult {
  if (error instanceof Stripe.errors.StripeCardError) {
    const needsGuest =
      error.code === 'authentication_required' || error.decline_code === 'authentication_required';
    return { status: needsGuest ? 'authentication-required' : 'declined' };
  }
  // The card or its customer was deleted in the dashboard.
  if (isRefused(error, 'resource_missing')) return { status: 'declined' };
  throw unreachable(error);
}

/** The maximum number of a customer's payments to search: far more than a stay has instalments. */
const limit = 100;

/**
 * Finds the payment of an earlier attempt at a charge. Stripe forgets an idempotency key after a day, but a charge is
 * retried for a week; therefore the payment stores its key.
 */
async function findEarlier(stripe: Stripe, customer: string, key: string): Promise<string | undefined> {
  const { data } = await stripe.paymentIntents.list({ customer, limit });
  return data.find(({ status, metadata }) => status === 'succeeded' && metadata['key'] === key)?.id;
}

async function pay(stripe: Stripe, { savedCard, amount, description, idempotencyKey }: ChargeRequest) {
  const { customer, paymentMethod } = getParts(savedCard);
  const earlier = await findEarlier(stripe, customer, idempotencyKey);
  if (earlier !== undefined) return { id: earlier, status: 'succeeded' };
  return stripe.paymentIntents.create(
    {
      amount: amount.amount,
      currency: 'eur',
      customer,
      payment_method: paymentMethod,
      allowed_payment_method_types: ['card'],
      confirm: true,
      off_session: true,
      description,
      metadata: { key: idempotencyKey },
    },
    { idempotencyKey },
  );
}

/** Charges a saved card without its holder. */
export async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeResult> {
  try {
    const { id, status } = await pay(stripe, request);
    if (status === 'succeeded') return { status: 'paid', paymentId: id };
    return { status: status === 'requires_action' ? 'authentication-required' : 'declined' };
  } catch (error) {
    return toRefusal(error);
  }
}
