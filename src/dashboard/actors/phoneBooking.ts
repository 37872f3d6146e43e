import { fromPromise } from 'xstate';
import type {
  BookingInput,
  BookingOffer,
  BookingTerms,
  CreatedBooking,
} from '../../../machines/dashboard/phoneBooking/phoneBooking.types.ts';
import { phoneBookingMachine } from '../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Connects a booking by phone to the host. */
export const createPhoneBookingActors = (dashboard: ProofServices) => {
  const { api } = dashboard;
  return phoneBookingMachine.provide({
    actors: {
      offerBooking: fromPromise<BookingOffer, BookingTerms>(({ input: body, signal }) =>
        api.offerBooking({ body }, { signal }),
      ),
      createBooking: fromPromise<CreatedBooking, BookingInput>(
        ({ input: { booking, idempotencyKey }, signal }) =>
          api.createBooking({ body: booking }, { idempotencyKey, signal }),
      ),
      proof: createProofActors(dashboard),
    },
  });
};
