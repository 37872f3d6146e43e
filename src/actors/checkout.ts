import { createCallActors } from './callActors.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';

/**
 * Creates the actors of a checkout, which call the host and the payment gateway. Their code is loaded with the first
 * call.
 */
export function createCheckoutActors(environment: CheckoutEnvironment) {
  const call = createCallActors(async () =>
    (await import('./checkoutCalls.ts')).createCheckoutCalls(environment),
  );
  return { createCheckout: call('createCheckout'), leaveForGateway: call('leaveForGateway') };
}
