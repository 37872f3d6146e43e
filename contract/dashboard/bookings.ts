import * as v from 'valibot';
import { bookedGuest, line, specialRequests } from '../schemas/guest.ts';
import { reservationNumber } from '../schemas/hold.ts';
import { quote } from '../schemas/quote.ts';
import {
  calendarDate,
  guestCount,
  instant,
  language,
  nonNegativeCents,
  nonNegativeMoney,
  reservationId,
  unitId,
} from '../schemas/primitives.ts';
import { daysLater } from '../values/nights.ts';
import { isOwnSource } from '../values/sources.ts';
import type { HostOperation } from '../operation.ts';
import { passedLink, recipient } from './deskOperation.ts';
import { party } from '../schemas/party.ts';
import { fullName } from '../values/personName.ts';
import { highestPrice } from './timeline.ts';
import { arrivalTime } from '../schemas/stayDetails.ts';

/** How a host received money in person. */
export const waysOfReceiving = ['cash', 'transfer', 'card', 'other'] as const;
const receivedAs = v.picklist(waysOfReceiving, 'invalid_choice');
export type ReceivedAs = v.InferOutput<typeof receivedAs>;

/** The longest time that a link for the payment works, in days: the guest's browser cannot wait longer. */
const longestLinkDays = 21;

/** Returns the last day on which a link for the payment of a stay may work. */
export const getLatestLinkDay = ({ startDate }: { startDate: string }, today: string): string =>
  [startDate, daysLater(today, longestLinkDays)].toSorted()[0]!;

/** A typed amount in integer cents, at least `least`, and below a million euros. */
const typedCents = (least: number) =>
  v.pipe(
    v.number('not_a_number'),
    v.safeInteger('not_a_number'),
    v.minValue(least, 'not_a_number'),
    v.maxValue(highestPrice, 'not_a_number'),
  );

const amount = typedCents(1);

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
const ownPrice = v.object({ nights: typedCents(0), cleaning: v.optional(typedCents(0), 0) });
export type OwnPrice = v.InferOutput<typeof ownPrice>;

/** The payment of the channel to the host, and its commission, in cents. */
const channelMoneyEntries = { payout: v.optional(typedCents(0)), commission: v.optional(typedCents(0)) };

/** The channel on which a stay was booked, its number there, and its money as far as the host knows it. */
const channel = v.object({
  name: v.pipe(
    line(40),
    v.check((name) => !isOwnSource(name.toLowerCase()), 'invalid_choice'),
  ),
  reference: v.optional(line(60)),
  ...channelMoneyEntries,
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
  /** The source of a stay that was not booked on a channel; the phone if omitted. */
  source: v.optional(v.picklist(['phone', 'walk-in'], 'invalid_choice')),
  channel: v.optional(channel),
});
export type BookingTerms = v.InferOutput<typeof bookingTerms>;

const { email, phonePrefix, phone, firstName, lastName } = bookedGuest.entries;

/** The guest of a booking that a host enters: a name is enough. */
const hostGuest = v.pipe(
  v.object({
    firstName,
    lastName,
    email: v.optional(email, ''),
    phonePrefix: v.optional(phonePrefix, ''),
    phone: v.optional(phone, ''),
  }),
  v.forward(
    v.partialCheck([['firstName'], ['lastName']], (person) => fullName(person) !== '', 'blank'),
    ['firstName'],
  ),
  v.forward(
    v.partialCheck(
      [['phonePrefix'], ['phone']],
      (typed) => typed.phonePrefix !== '' || typed.phone === '' || typed.phone.startsWith('+'),
      'phone_prefix',
    ),
    ['phonePrefix'],
  ),
);

/** A booking that a host enters for a guest. */
export const hostBooking = v.object({
  ...bookingTerms.entries,
  guest: hostGuest,
  specialRequests: v.optional(specialRequests),
  arrivalTime: v.optional(arrivalTime),
  /** The total that the host was shown, in cents; the booking is rejected if it has changed. */
  expectedTotal: v.optional(nonNegativeCents),
});
export type HostBooking = v.InferOutput<typeof hostBooking>;

/** Whether a booking has a price of the host, or money that the host says to have received. */
const setsAmount = ({ price, payment }: Pick<HostBooking, 'price' | 'payment'>): boolean =>
  price !== undefined || payment.by === 'received';

/** Money that a host received in person; all that is still to be paid if the amount is omitted. */
export const receivedMoney = v.object({ as: receivedAs, amount: v.optional(amount) });

/** Nights that are not free, and what takes them. */
const obstacle = v.object({
  start: calendarDate,
  end: calendarDate,
  by: v.picklist(['reservation', 'file', 'host', 'channel']),
  /** The number of the reservation, the host's note, or the name of the calendar. */
  name: v.nullable(v.string()),
});

export type Obstacle = v.InferOutput<typeof obstacle>;

/** The price of a stay, and what takes its nights. */
const bookingOffer = v.object({ quote, obstacles: v.array(obstacle) });
export type BookingOffer = v.InferOutput<typeof bookingOffer>;

const createdBooking = v.object({
  id: reservationId,
  number: reservationNumber,
  status: v.picklist(['confirmed', 'awaiting_payment']),
  quote,
  /** The end of the hold; null for a booked stay. */
  heldUntil: v.nullable(instant),
  sentTo: recipient,
  link: passedLink,
});
export type CreatedBooking = v.InferOutput<typeof createdBooking>;

const recordedPayment = v.object({
  number: reservationNumber,
  id: reservationId,
  received: nonNegativeMoney,
  as: receivedAs,
  remaining: nonNegativeMoney,
});

export type RecordedPayment = v.InferOutput<typeof recordedPayment>;

/** The money of a stay that was booked on a channel, null if it is unknown; what is omitted stays as it is. */
export const channelMoney = v.object({
  payout: v.optional(v.nullable(typedCents(0))),
  commission: v.optional(v.nullable(typedCents(0))),
});

const recordedChannelMoney = v.object({
  number: reservationNumber,
  id: reservationId,
  payout: v.nullable(nonNegativeMoney),
  commission: v.nullable(nonNegativeMoney),
});

export type RecordedChannelMoney = v.InferOutput<typeof recordedChannelMoney>;

const byHosts = ['owner', 'manager'] as const;
const refused = { 409: ['command-refused'], 422: ['validation-failed'] } as const;

export const bookingOperations = {
  offerBooking: {
    method: 'post',
    path: '/bookings/offer',
    summary: 'Calculate the price of a stay that a host wants to enter, and find what takes its nights',
    body: bookingTerms,
    success: { status: 200, answer: bookingOffer },
    problems: refused,
    roles: byHosts,
    effect: 'reads',
  },
  createBooking: {
    method: 'post',
    path: '/bookings',
    summary: 'Enter a booking taken by phone or from another channel',
    body: hostBooking,
    success: { status: 201, answer: createdBooking },
    problems: refused,
    roles: byHosts,
    effect: 'money',
    hasEffect: setsAmount,
  },
  recordPayment: {
    method: 'post',
    path: '/reservations/{reservation}/payments',
    summary: 'Record money that the host received in person',
    params: { reservation: reservationNumber },
    body: receivedMoney,
    success: { status: 200, answer: recordedPayment },
    problems: { ...refused, 404: ['not-found'] },
    roles: [...byHosts, 'accountant'],
    effect: 'money',
  },
  recordChannelMoney: {
    method: 'post',
    path: '/reservations/{reservation}/channel-money',
    summary: 'Set the payout and the commission of a stay that was booked on a channel',
    params: { reservation: reservationNumber },
    body: channelMoney,
    success: { status: 200, answer: recordedChannelMoney },
    problems: { ...refused, 404: ['not-found'] },
    roles: [...byHosts, 'accountant'],
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
