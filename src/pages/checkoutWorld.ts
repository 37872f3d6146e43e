import type { CheckoutWorld } from '../actors/checkoutCalls.ts';
import type { Services } from '../frame/services.ts';

/** What a booking, or a payment, reaches the host and the payment gateway with. */
export const checkoutWorld = ({
  loadApi,
  language,
  settings: { gatewayHosts },
}: Services): CheckoutWorld => ({
  loadApi,
  language,
  gatewayHosts,
  leaveFor: (address) => window.location.assign(address),
});
