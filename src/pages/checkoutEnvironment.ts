import type { CheckoutEnvironment } from '../actors/checkoutCalls.ts';
import type { Services } from '../frame/services.ts';

/** Creates the access of a booking or payment to the host and the payment gateway. */
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
