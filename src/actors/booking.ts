import { fromPromise } from 'xstate';
import type { Resent, Verified } from '../../contract/hold.ts';
import type * as t from '../../machines/booking/booking.types.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { checkoutActors } from './checkout.ts';
import type { CheckoutWorld } from './checkoutCalls.ts';
import { awaitDeadline } from './deadline.ts';

/** What a booking reaches the host and the payment gateway with. */
export function bookingActors(world: CheckoutWorld) {
  const calls = async () => {
    const [{ bookingCalls }, api] = await Promise.all([import('./bookingCalls.ts'), world.loadApi()]);
    return bookingCalls(api, world.language);
  };
  return {
    previewPrice: fromPromise<t.Quote, t.StayQuestion>(async ({ input, signal }) =>
      (await calls()).previewPrice(input, signal),
    ),
    createReservation: fromPromise<t.Hold, t.ReservationAsked>(async ({ input, signal }) =>
      (await calls()).createReservation(input, signal),
    ),
    verifyOtp: fromPromise<Verified, t.OtpAsked>(async ({ input, signal }) =>
      (await calls()).verifyOtp(input, signal),
    ),
    resendOtp: fromPromise<Resent, t.ReservationNamed>(async ({ input, signal }) =>
      (await calls()).resendOtp(input, signal),
    ),
    cancelReservation: fromPromise<unknown, t.ReservationNamed>(async ({ input, signal }) =>
      (await calls()).cancelReservation(input, signal),
    ),
    recallReservation: fromPromise<t.Recalled, t.ReservationLink>(async ({ input, signal }) =>
      (await calls()).recallReservation(input, signal),
    ),
    checkout: checkoutMachine.provide({ actors: checkoutActors(world) }),
    awaitDeadline,
  };
}
