import type { StateValueMap } from 'xstate';
import type { Quote } from '../../contract/quote.ts';
import type { Party } from '../../contract/party.ts';
import type { Hold } from '../../contract/hold.ts';
import type { Reservation } from '../../contract/reservation.ts';
import type { RequestedStay } from '../../contract/rules/stayLink.ts';
import type { TouristTax } from '../../contract/touristTax.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import type { FailedCall } from '../shared/failures.ts';
import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import type { BookingStatus } from './bookingStatus.ts';

/** Raised when the stored form of a booking changes; what an older version stored is not restored. */
export const bookingVersion = 6;

/** The dates and guests that are being asked for; dates are `YYYY-MM-DD` or empty. */
export interface StayChoice {
  startDate: string;
  endDate: string;
  guestCount: number;
  /** Who they are, where the property asks for it. */
  party?: Party | undefined;
}

/** The dates that are chosen or taken away; the other one stays. */
export type StayChange = Partial<Pick<StayChoice, 'startDate' | 'endDate'>>;

/** What the form holds, as typed. */
export interface BookingDetails extends GuestDetails {
  hasSpecialRequests: boolean;
  specialRequests: string;
  paymentOptionId: string;
}

/** What lets any device pick the booking up again. */
export interface ReservationLink {
  reservationId: string;
  token: string;
  /** When the reservation ends unless the code is entered or it is paid: an instant. */
  deadline: string;
}

/** What the guest holds at the host. */
export interface HeldReservation extends ReservationLink {
  number: string;
  /** The masked address the one-time password went to. */
  sentTo: string;
  attemptsLeft: number | undefined;
  /** Until when the nights are kept from others: null where they are not, undefined where the host says nothing of it. */
  nightsHeldUntil?: string | null | undefined;
}

/** What the success page tells. */
export type BookedStay = Pick<
  Reservation,
  'number' | 'startDate' | 'endDate' | 'guestCount' | 'party' | 'payments' | 'unit' | 'host' | 'calendar'
> & { email: string; touristTax?: TouristTax | undefined };

/** The answer to "where does my booking stand?". */
export interface Recalled {
  status: BookingStatus;
  stay: StayChoice;
  reservation: HeldReservation;
  /** The price that it was made at; its one way to pay is the chosen one. */
  quote: Quote;
  booked: BookedStay;
}

export interface BookingContext extends FailedCall {
  version: typeof bookingVersion;
  unitId: string;
  /** Names this booking to the host; the same for all its calls, and in all their idempotency keys. */
  bookingId: string;
  /** Raised when a call is made anew with another payload. */
  attempt: number;
  stay: StayChoice;
  quote: Quote | undefined;
  details: BookingDetails;
  reservation: HeldReservation | undefined;
  /** The one-time password as typed; never stored. */
  otp: string;
  booked: BookedStay | undefined;
}

/** A booking as a tab keeps it through a refresh: nothing in it runs, and the one-time password is not in it. */
export interface StoredBooking {
  /** The state it was left in: its step, and where in it. */
  value: StateValueMap;
  context: Omit<BookingContext, 'otp'>;
}

/** What a browser remembers of a booking that was begun. */
export interface Remembered {
  stored: StoredBooking | undefined;
  /** The reservation that was made in any of its tabs. */
  link: ReservationLink | undefined;
  /** What the link that led to the page asks about. */
  requested?: RequestedStay;
}

export interface BookingInput {
  unitId: string;
  bookingId: string;
  guestCount: number;
  guest: GuestDetails;
}

export type BookingEvent =
  /** What this browser remembers of a booking; told once, when the page begins. */
  | ({ type: 'booking.recalled' } & Remembered)
  | { type: 'guest.recalled'; guest: GuestDetails }
  | { type: 'stay.changed'; dates: StayChange }
  | { type: 'dates.revisited' }
  | { type: 'guests.changed'; guestCount: number; party?: Party }
  | { type: 'price.requested' }
  | ConnectionReturned
  | { type: 'booking.begun' }
  | { type: 'details.changed'; details: Partial<BookingDetails> }
  | { type: 'form.submitted' }
  | { type: 'terms.accepted' }
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  | { type: 'code.left' }
  | { type: 'code.revisited' }
  | { type: 'otp.resendRequested' }
  | { type: 'booking.restarted' }
  | { type: 'payment.requested' }
  | { type: 'reservation.recalled'; link: ReservationLink }
  /** This browser knows a reservation of its own that has some of the nights that cannot be had. */
  | { type: 'ownReservation.found'; link: ReservationLink }
  | { type: 'hold.ended' }
  | { type: 'status.requested' }
  | { type: 'anotherBooking.begun' };

/** Says which call it is, so that a repeated one changes nothing twice. */
export interface Keyed {
  idempotencyKey: string;
}

/** Which booking asks: it may ask for nights that it holds itself without having proved its address. */
export type StayQuestion = Keyed & StayChoice & { unitId: string; bookingId: string };
export type ReservationRequest = Keyed &
  StayQuestion & { details: BookingDetails; expectedTotal: number | undefined };
export type OtpRequest = Keyed & { reservationId: string; otp: string };
export type ReservationNamed = Keyed & Pick<ReservationLink, 'reservationId' | 'token'>;
export type { Hold, Quote, BookingStatus };
