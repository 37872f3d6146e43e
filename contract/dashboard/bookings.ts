import * as v from 'valibot';
import { guest, line, specialRequests } from '../guest.ts';
import { calendarDate, guestCount, language, nonNegativeCents, unitId } from '../primitives.ts';
import { party } from '../party.ts';
import { arrivalTime } from '../stayDetails.ts';

/** How a host received money in person. */
export const waysOfReceiving = ['cash', 'transfer', 'card', 'other'] as const;
const receivedAs = v.picklist(waysOfReceiving, 'invalid_choice');
export type ReceivedAs = v.InferOutput<typeof receivedAs>;

const amount = v.pipe(nonNegativeCents, v.minValue(1, 'not_a_number'));

/**
 * How a stay is paid: by a link that the guest receives and that works until the end of a day, in person on arrival,
 * already received by the host, or on the channel on which it was booked.
 */
const bookingPayment = v.variant('by', [
  v.object({ by: v.literal('link'), until: calendarDate }),
  v.object({ by: v.literal('arrival') }),
  v.object({ by: v.literal('received'), as: receivedAs, amount: v.optional(amount) }),
  v.object({ by: v.literal('channel') }),
]);
export type BookingPayment = v.InferOutput<typeof bookingPayment>;

/** The host's own price in cents: for all nights together, and for cleaning. */
const ownPrice = v.object({ nights: nonNegativeCents, cleaning: v.optional(nonNegativeCents, 0) });
export type OwnPrice = v.InferOutput<typeof ownPrice>;

/** The channel on which a stay was booked, and its number there. */
const channel = v.object({
  name: v.pipe(
    line(40),
    v.check((name) => !['site', 'phone'].includes(name.toLowerCase()), 'invalid_choice'),
  ),
  reference: v.optional(line(60)),
});

/** A stay that a host enters, without its guest. */
export const bookingTerms = v.object({
  unit: unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  guests: guestCount,
  party: v.optional(party),
  /** The language of the terms. */
  locale: language,
  /** The payment option whose instalments and cancellation policy apply; the first one if omitted. */
  paymentOptionId: v.optional(line(64)),
  /** The calculated price if omitted. */
  price: v.optional(ownPrice),
  payment: bookingPayment,
  channel: v.optional(channel),
});
export type BookingTerms = v.InferOutput<typeof bookingTerms>;

/** A booking that a host enters for a guest. */
export const hostBooking = v.object({
  ...bookingTerms.entries,
  guest: v.omit(guest, ['locale']),
  specialRequests: v.optional(specialRequests),
  arrivalTime: v.optional(arrivalTime),
  /** The total that the host was shown, in cents; the booking is rejected if it has changed. */
  expectedTotal: v.optional(nonNegativeCents),
});
export type HostBooking = v.InferOutput<typeof hostBooking>;

/** Money that a host received in person; all that is still to be paid if the amount is omitted. */
export const receivedMoney = v.object({ as: receivedAs, amount: v.optional(amount) });
