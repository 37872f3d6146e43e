import { callActors } from './callActors.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';

/**
 * Creates the actors of a checkout, which call the host and the payment gateway. Their code is loaded with the first
 * call.
 */
export function checkoutActors(world: CheckoutEnvironment) {
  const call = callActors(async () => (await import('./checkoutCalls.ts')).checkoutCalls(world));
  return { createCheckout: call('createCheckout'), leaveForGateway: call('leaveForGateway') };
}
