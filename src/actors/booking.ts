import { fromPromise } from 'xstate';
import type { Resent, Verified } from '../../contract/reservation.ts';
import type { Recalled } from '../../machines/booking/booking.setup.ts';
import type * as t from '../../machines/booking/booking.types.ts';
import type { Api } from '../api/index.ts';
import { awaitDeadline } from './deadline.ts';
import type { GatewayWorld } from './gateway.ts';

export interface BookingWorld extends GatewayWorld {
  /** Loads the host API's client, which a visitor who only looks does not need. */
  loadApi: () => Promise<Api>;
}

/** What a booking reaches the host and the payment gateway with. */
export function bookingActors(world: BookingWorld) {
  const calls = async () => {
    const [{ bookingCalls }, api] = await Promise.all([import('./bookingCalls.ts'), world.loadApi()]);
    return bookingCalls(api, world);
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
    createCheckout: fromPromise<t.CheckoutSession, t.ReservationNamed>(async ({ input, signal }) =>
      (await calls()).createCheckout(input, signal),
    ),
    recallReservation: fromPromise<Recalled, t.ReservationLink>(async ({ input, signal }) =>
      (await calls()).recallReservation(input, signal),
    ),
    leaveForGateway: fromPromise<never, string>(async ({ input }) => (await calls()).leaveForGateway(input)),
    awaitDeadline,
  };
}
