import type { Stripe } from 'stripe';
import { isRefused, unreachable } from './failures.ts';

/**
 * Deletes the customer that a session made, with the cards kept for them. What Stripe must keep of payments it keeps;
 * a session of another gateway, and a customer who is gone, are nobody.
 * @throws {GatewayUnreachable}
 */
export async function deleteGuest(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    const { customer } = await stripe.checkout.sessions.retrieve(sessionId);
    if (customer === null) return;
    await stripe.customers.del(typeof customer === 'string' ? customer : customer.id);
  } catch (error) {
    if (!isRefused(error, 'resource_missing')) throw unreachable(error);
  }
}
