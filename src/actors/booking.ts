import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { callActors } from './callActors.ts';
import { checkoutActors } from './checkout.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';
import { awaitDeadline } from './deadline.ts';

/**
 * Creates the actors of a booking: the checkout and the calls to the host, whose code is loaded with the first call.
 */
export function bookingActors(world: CheckoutEnvironment) {
  const call = callActors(async () => {
    const [{ bookingCalls }, api] = await Promise.all([import('./bookingCalls.ts'), world.loadApi()]);
    return bookingCalls(api, world.language);
  });
  return {
    previewPrice: call('previewPrice'),
    createReservation: call('createReservation'),
    verifyOtp: call('verifyOtp'),
    resendOtp: call('resendOtp'),
    cancelReservation: call('cancelReservation'),
    recallReservation: call('recallReservation'),
    checkout: checkoutMachine.provide({ actors: checkoutActors(world) }),
    awaitDeadline,
  };
}
