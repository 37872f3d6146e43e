import { callActors } from './callActors.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';

/** The actors of a checkout: the host and the payment gateway. Their code loads with the first call. */
export function checkoutActors(world: CheckoutEnvironment) {
  const call = callActors(async () => (await import('./checkoutCalls.ts')).checkoutCalls(world));
  return { createCheckout: call('createCheckout'), leaveForGateway: call('leaveForGateway') };
}
