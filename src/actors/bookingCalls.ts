import type { Language } from '../../contract/values/language.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type * as t from '../../machines/booking/booking.types.ts';
import { getBookingStatus } from '../../machines/booking/bookingStatus.ts';
import type { Api } from '../api/index.ts';
import type { RefusedCodes } from './refusedCodes.ts';
import { requireUnpaid } from './requireUnpaid.ts';
import { normalizeTypedPhone } from '../input/normalizeTypedPhone.ts';

const getRequest = async ({
  unitId,
  startDate,
  endDate,
  guestCount,
  party,
  details,
  expectedTotal,
}: t.ReservationRequest) => {
  const { firstName, lastName, email, locale } = details;
  const phone = await normalizeTypedPhone(details);
  return {
    rentalUnitId: unitId,
    startDate,
    endDate,
    guests: guestCount,
    ...(party && { party }),
    guest: { firstName, lastName, email, ...phone, locale },
    specialRequests: details.hasSpecialRequests ? details.specialRequests : null,
    paymentOptionId: details.paymentOptionId,
    ...(expectedTotal !== undefined && { expectedTotal }),
  };
};

const recalled = (reservation: Reservation, link: t.ReservationLink): t.StatusResponse => {
  const {
    number,
    startDate,
    endDate,
    guestCount,
    party,
    payments,
    unit,
    host,
    calendar,
    guest,
    quote,
    otp,
    holdExpiresAt,
    nightsHeldUntil,
  } = reservation;
  return {
    status: getBookingStatus(reservation, Date.now()),
    stay: { startDate, endDate, guestCount, party },
    reservation: {
      ...link,
      number,
      deadline: holdExpiresAt ?? link.deadline,
      sentTo: otp?.sentTo ?? '',
      attemptsLeft: otp?.attemptsLeft,
      otpExpiresAt: otp?.expiresAt,
      nightsHeldUntil,
    },
    quote,
    booked: {
      number,
      startDate,
      endDate,
      guestCount,
      party,
      payments,
      unit,
      host,
      calendar,
      email: guest.email,
      touristTax: quote.touristTax,
    },
  };
};

/** Creates the calls of a booking to the host. */
export const createBookingCalls = (api: Api, language: Language, refusedCodes: RefusedCodes) => ({
  previewPrice: (question: t.PriceRequest, signal: AbortSignal) => {
    const { unitId, startDate, endDate, guestCount, party } = question;
    return api.previewPrice(
      { id: unitId, startDate, endDate, guestCount, ...(party && { party }) },
      { ...question, signal },
    );
  },
  createReservation: async (question: t.ReservationRequest, signal: AbortSignal) =>
    api.createReservation(await getRequest(question), { ...question, signal }),
  verifyOtp: (question: t.OtpRequest, signal: AbortSignal) => {
    const { reservationId, otp } = question;
    return refusedCodes.send(`${reservationId} ${otp}`, () =>
      api.verifyOtp({ reservationId, otp }, { ...question, signal }),
    );
  },
  resendOtp: async (question: t.ReservationCall, signal: AbortSignal) => {
    const { reservationId } = question;
    const resent = await api.resendOtp({ reservationId, locale: language }, { ...question, signal });
    refusedCodes.forget();
    return resent;
  },
  cancelReservation: async (question: t.ReservationCall, signal: AbortSignal): Promise<unknown> => {
    const { reservationId, token } = question;
    await requireUnpaid(api, question, signal);
    return api.cancelReservation({ reservationId, token, onlyUnpaid: true }, { ...question, signal });
  },
  recallReservation: async (link: t.ReservationLink, signal: AbortSignal) =>
    recalled(await api.getReservation({ id: link.reservationId, token: link.token }, { signal }), link),
});
