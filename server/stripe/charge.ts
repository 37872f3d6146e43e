import { Stripe } from 'stripe';
import type { ChargeRequest, ChargeResult } from '../host/ports/gateway.ts';
import { isRefused, unreachable } from './failures.ts';
import { getParts } from './savedCard.ts';

/** Why a card was not charged; an error that is not about the card is thrown. */
function toRefusal(error: unknown): ChargeResult {
  if (error instanceof Stripe.errors.StripeCardError) {
    const needsGuest =
      error.code === 'authentication_required' || error.decline_code === 'authentication_required';
    return { status: needsGuest ? 'authentication-required' : 'declined' };
  }
  // The card, or the customer it is kept for, was taken away in the dashboard.
  if (isRefused(error, 'resource_missing')) return { status: 'declined' };
  throw unreachable(error);
}

/** How many payments of one customer are looked through: far more than a stay has instalments. */
const limit = 100;

/**
 * The payment that an earlier try of a charge made. Stripe forgets an idempotency key after a day, and a charge is
 * tried for a week: its key is on the payment too, for as long as that is kept.
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

/** Charges a saved card while its holder is away. */
export async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeResult> {
  try {
    const { id, status } = await pay(stripe, request);
    if (status === 'succeeded') return { status: 'paid', paymentId: id };
    return { status: status === 'requires_action' ? 'authentication-required' : 'declined' };
  } catch (error) {
    return toRefusal(error);
  }
}
