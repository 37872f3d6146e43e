import { fromPromise } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { Recalled } from '../../machines/booking/booking.setup.ts';
import type * as t from '../../machines/booking/booking.types.ts';
import { standingOf } from '../../machines/booking/standing.ts';
import type { Api } from '../api/index.ts';
import { awaitDeadline } from './deadline.ts';
import { leaveForGateway } from './gateway.ts';

export interface BookingWorld {
  /** Loads the host API's client, which a visitor who only looks does not need. */
  loadApi: () => Promise<Api>;
  gatewayHosts: readonly string[];
  leaveFor: (address: string) => void;
}

const requestOf = ({
  unitId,
  startDate,
  endDate,
  guestCount,
  details,
  expectedTotal,
}: t.ReservationAsked) => {
  const { firstName, lastName, email, phonePrefix, phone, locale } = details;
  return {
    rentalUnitId: unitId,
    startDate,
    endDate,
    guests: guestCount,
    guest: { firstName, lastName, email, phonePrefix, phone, locale },
    specialRequests: details.hasSpecialRequests ? details.specialRequests : null,
    paymentOptionId: details.paymentOptionId,
    ...(expectedTotal !== undefined && { expectedTotal }),
  };
};

const recalled = (reservation: Reservation, link: t.ReservationLink): Recalled => {
  const { number, startDate, endDate, guestCount, payments, unit, calendar, guest, otp, holdExpiresAt } =
    reservation;
  return {
    standing: standingOf(reservation, Date.now()),
    stay: { startDate, endDate, guestCount },
    reservation: {
      ...link,
      number,
      deadline: holdExpiresAt ?? link.deadline,
      sentTo: otp?.sentTo ?? '',
      attemptsLeft: otp?.attemptsLeft,
    },
    booked: { number, startDate, endDate, guestCount, payments, unit, calendar, email: guest.email },
  };
};

/** The six digits, however they were typed or pasted. */
const digitsOf = (otp: string) => otp.replace(/[\s\p{Pd}]/gu, '');

/** The booking's machine with the host and the payment gateway behind it. */
export const bookingAt = ({ loadApi, gatewayHosts, leaveFor }: BookingWorld) =>
  bookingMachine.provide({
    actors: {
      previewPrice: fromPromise<t.Quote, t.StayQuestion>(async ({ input, signal }) => {
        const { unitId, startDate, endDate, guestCount } = input;
        const api = await loadApi();
        return api.previewPrice({ id: unitId, startDate, endDate, guestCount }, { ...input, signal });
      }),
      createReservation: fromPromise<t.Hold, t.ReservationAsked>(async ({ input, signal }) =>
        (await loadApi()).createReservation(requestOf(input), { ...input, signal }),
      ),
      verifyOtp: fromPromise(async ({ input, signal }) =>
        (await loadApi()).verifyOtp(
          { reservationId: input.reservationId, otp: digitsOf(input.otp) },
          { ...input, signal },
        ),
      ),
      resendOtp: fromPromise(async ({ input, signal }) =>
        (await loadApi()).resendOtp({ reservationId: input.reservationId }, { ...input, signal }),
      ),
      cancelReservation: fromPromise(async ({ input, signal }) =>
        (await loadApi()).cancelReservation(
          { reservationId: input.reservationId, token: input.token },
          { ...input, signal },
        ),
      ),
      createCheckout: fromPromise(async ({ input, signal }) =>
        (await loadApi()).createCheckout({ reservationId: input.reservationId }, { ...input, signal }),
      ),
      recallReservation: fromPromise<Recalled, t.ReservationLink>(async ({ input, signal }) => {
        const api = await loadApi();
        return recalled(
          await api.getReservation({ id: input.reservationId, token: input.token }, signal),
          input,
        );
      }),
      leaveForGateway: leaveForGateway(gatewayHosts, leaveFor),
      awaitDeadline,
    },
  });
