import type { Stripe } from 'stripe';
import { isRefused, unreachable } from './failures.ts';

/**
 * Deletes the customer of a session, with their saved cards. Stripe keeps the payment data that it must keep. Sessions
 * of another gateway and deleted customers are ignored.
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
