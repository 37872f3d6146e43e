import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import type * as t from './booking.types.ts';
import { getReservation } from './context.ts';

/** The name of a call, the same whenever it is repeated. */
export const getKey = (context: t.BookingContext, call: string): string =>
  keyOfCall(context.bookingId, call, context.attempt);

/** The reservation a call is about. */
export const reservationNamed = (context: t.BookingContext, call: string): t.ReservationNamed => ({
  reservationId: getReservation(context).reservationId,
  token: getReservation(context).token,
  idempotencyKey: getKey(context, call),
});

/** The stay whose price is asked for. */
export const stayQuestion = (context: t.BookingContext, call: string): t.StayQuestion => ({
  unitId: context.unitId,
  bookingId: context.bookingId,
  ...context.stay,
  idempotencyKey: getKey(context, call),
});
