import type { CheckoutEnvironment } from '../actors/checkoutCalls.ts';
import type { Services } from '../frame/services.ts';

/** What a booking, or a payment, reaches the host and the payment gateway with. */
export const createCheckoutEnvironment = ({
  loadApi,
  language,
  settings: { gatewayHosts },
}: Services): CheckoutEnvironment => ({
  loadApi,
  language,
  gatewayHosts,
  redirectTo: (address) => window.location.assign(address),
});
