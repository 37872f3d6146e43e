import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { createCallActors } from './callActors.ts';
import { createCheckoutActors } from './checkout.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';
import { awaitDeadline } from './deadline.ts';
import { createRefusedCodes } from './refusedCodes.ts';

/**
 * Creates the actors of a booking: the checkout and the calls to the host, whose code is loaded with the first call.
 */
export function createBookingActors(environment: CheckoutEnvironment) {
  const refusedCodes = createRefusedCodes();
  const call = createCallActors(async () => {
    const [{ createBookingCalls }, api] = await Promise.all([
      import('./bookingCalls.ts'),
      environment.loadApi(),
    ]);
    return createBookingCalls(api, environment.language, refusedCodes);
  });
  return {
    previewPrice: call('previewPrice'),
    createReservation: call('createReservation'),
    verifyOtp: call('verifyOtp'),
    resendOtp: call('resendOtp'),
    cancelReservation: call('cancelReservation'),
    recallReservation: call('recallReservation'),
    checkout: checkoutMachine.provide({ actors: createCheckoutActors(environment) }),
    awaitDeadline,
  };
}
