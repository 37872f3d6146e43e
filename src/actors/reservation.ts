import { fromPromise } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import {
  cancellationOfReservation,
  paymentOfReservation,
  registrationOfReservation,
  reservationMachine,
} from '../../machines/reservation/reservation.machine.ts';
import type { ReservationLink } from '../../machines/shared/reservationTold.ts';
import type { Api } from '../api/index.ts';
import { rememberLink } from './bookingStorage.ts';
import { leaveForGateway } from './gateway.ts';
import { legalFormsOf } from './legalForms.ts';

interface World {
  api: Api;
  gatewayHosts: readonly string[];
  leaveFor: (address: string) => void;
}

/** The reservation page's machine, and the journeys within it, with host and payment gateway behind them. */
export function reservationAt({ api, gatewayHosts, leaveFor }: World) {
  const loadReservation = fromPromise<Reservation, ReservationLink>(({ input, signal }) =>
    api.getReservation({ id: input.reservationId, token: input.token }, signal),
  );
  return reservationMachine.provide({
    actors: {
      loadReservation,
      registration: registrationOfReservation.provide({
        actors: {
          saveGuests: fromPromise(async ({ input, signal }) => {
            const { reservationId, token, guests } = input;
            return api.registerGuests(
              { reservationId, token, guests: legalFormsOf(guests) },
              { ...input, signal },
            );
          }),
        },
      }),
      cancellation: cancellationOfReservation.provide({
        actors: {
          loadReservation,
          cancelReservation: fromPromise(async ({ input, signal }) => {
            const { reservationId, token, expectedRefund } = input;
            const body = { reservationId, token, ...(expectedRefund !== undefined && { expectedRefund }) };
            return (await api.cancelReservation(body, { ...input, signal })).refund;
          }),
        },
      }),
      payment: paymentOfReservation.provide({
        actors: {
          createCheckout: fromPromise(async ({ input, signal }) => {
            const { unitId, reservationId, token } = input;
            const session = await api.createCheckout({ reservationId }, { ...input, signal });
            // The gateway sends the guest back to the property's success page, which asks about this stay.
            rememberLink(unitId, { reservationId, token, deadline: '' });
            return session;
          }),
          leaveForGateway: leaveForGateway(gatewayHosts, leaveFor),
        },
      }),
    },
  });
}
