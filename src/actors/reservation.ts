import { fromPromise } from 'xstate';
import { paymentCheckout } from '../../machines/payment/payment.machine.ts';
import { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import {
  reservationCancellation,
  reservationPayment,
  reservationRegistration,
  reservationStayDetails,
  type DatedReservation,
} from '../../machines/reservation/reservation.setup.ts';
import type { ReservationVisit } from '../../machines/shared/reservationUpdated.ts';
import { createCheckoutActors } from './checkout.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';
import { createGuestsDraftActors } from './guestsDraft.ts';
import { followTypedDetails } from './followTypedDetails.ts';
import { persistForms } from './persistForms.ts';
import { syncOfflineCopy } from './syncOfflineCopy.ts';
import { getLegalForms } from './legalForms.ts';
import { followLink } from './reservationLink.ts';
import { requireUnpaid } from './requireUnpaid.ts';
import { followRevisits } from './revisits.ts';

/** Connects the reservation page's machine and its journeys to the host and the payment gateway. */
export function createReservationActors(environment: CheckoutEnvironment) {
  const { loadApi } = environment;
  const read = async ({ reservationId, token }: ReservationVisit, signal: AbortSignal) =>
    (await loadApi()).getReservation({ id: reservationId, token }, { signal });
  return reservationMachine.provide({
    actors: {
      loadReservation: fromPromise<DatedReservation, ReservationVisit>(async ({ input, signal }) => ({
        reservation: await read(input, signal),
        asOf: new Date().toISOString(),
      })),
      followLink: followLink(),
      followRevisits,
      syncOfflineCopy: syncOfflineCopy(),
      persistForms,
      followTypedDetails,
      registration: reservationRegistration.provide({
        actors: {
          saveGuests: fromPromise(async ({ input, signal }) => {
            const { reservationId, token, guests } = input;
            return (await loadApi()).registerGuests(
              { reservationId, token, guests: getLegalForms(guests) },
              { ...input, signal },
            );
          }),
        },
      }),
      guestsDraft: createGuestsDraftActors(loadApi),
      stayDetails: reservationStayDetails.provide({
        actors: {
          saveDetails: fromPromise(async ({ input, signal }) => {
            const { reservationId, token, arrivalTime, invoice } = input;
            return (await loadApi()).saveStayDetails(
              { reservationId, token, arrivalTime, invoice },
              { ...input, signal },
            );
          }),
        },
      }),
      cancellation: reservationCancellation.provide({
        actors: {
          loadReservation: fromPromise(({ input, signal }) => read(input, signal)),
          cancelReservation: fromPromise(async ({ input, signal }) => {
            const { idempotencyKey: _, ...body } = input;
            const api = await loadApi();
            if (input.onlyUnpaid) await requireUnpaid(api, input, signal);
            return (await api.cancelReservation(body, { ...input, signal })).refund;
          }),
        },
      }),
      payment: reservationPayment.provide({
        actors: {
          checkout: paymentCheckout.provide({ actors: createCheckoutActors(environment) }),
        },
      }),
    },
  });
}
