import { fromPromise } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import {
  cancellationOfReservation,
  registrationOfReservation,
  reservationMachine,
} from '../../machines/reservation/reservation.machine.ts';
import type { ReservationLink } from '../../machines/shared/reservationTold.ts';
import type { Api } from '../api/index.ts';
import { legalFormsOf } from './legalForms.ts';

/** The reservation page's machine, and the journeys within it, with the host behind them. */
export function reservationAt(api: Api) {
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
    },
  });
}
