import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import type * as t from './booking.types.ts';
import { getReservation } from './context.ts';

/** Returns the idempotency key of a call, which is the same for each repetition. */
export const getIdempotencyKey = (context: t.BookingContext, call: string): string =>
  createIdempotencyKey(context.bookingId, call, context.attempt);

/** Returns the id, token and idempotency key of a call about the reservation. */
export const getReservationInput = (context: t.BookingContext, call: string): t.ReservationCall => ({
  reservationId: getReservation(context).reservationId,
  token: getReservation(context).token,
  idempotencyKey: getIdempotencyKey(context, call),
});

/** Returns the input of a price request for the chosen stay. */
export const getPriceInput = (context: t.BookingContext, call: string): t.PriceRequest => ({
  unitId: context.unitId,
  bookingId: context.bookingId,
  ...context.stay,
  idempotencyKey: getIdempotencyKey(context, call),
});
