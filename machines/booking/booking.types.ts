import type { StateValueMap } from 'xstate';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { Party } from '../../contract/values/party.ts';
import type { Hold } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { RequestedStay } from '../../contract/rules/stayLink.ts';
import type { TouristTax } from '../../contract/schemas/touristTax.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import type { FailedCall } from '../shared/failures.ts';
import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import type { BookingStatus } from './bookingStatus.ts';

/** The version of the stored booking. Increase it when the format changes; bookings of older versions are discarded. */
export const bookingVersion = 6;

/** The requested dates (`YYYY-MM-DD`, or empty) and guests. */
export interface StayChoice {
  startDate: string;
  endDate: string;
  guestCount: number;
  /** The guests by age group, if the property has age groups. */
  party?: Party | undefined;
}

/** A change of one or both dates; an omitted date stays as it is. */
export type StayChange = Partial<Pick<StayChoice, 'startDate' | 'endDate'>>;

/** The booking form as typed. */
export interface BookingDetails extends GuestDetails {
  hasSpecialRequests: boolean;
  specialRequests: string;
  paymentOptionId: string;
}

/** The link with which any device can continue the booking. */
export interface ReservationLink {
  reservationId: string;
  token: string;
  /** The instant at which the reservation expires unless the guest enters the code or pays. */
  deadline: string;
}

/** The reservation that the guest holds. */
export interface HeldReservation extends ReservationLink {
  number: string;
  /** The masked address to which the one-time password was sent. */
  sentTo: string;
  attemptsLeft: number | undefined;
  /** The instant at which the one-time password expires, while it is awaited and the host reports it. */
  otpExpiresAt?: string | undefined;
  /**
   * The instant until which the nights are held; null if they are not held, undefined if the host does not report it.
   */
  nightsHeldUntil?: string | null | undefined;
}

/** The stay as the success page shows it. */
export type BookedStay = Pick<
  Reservation,
  'number' | 'startDate' | 'endDate' | 'guestCount' | 'party' | 'payments' | 'unit' | 'host' | 'calendar'
> & { email: string; touristTax?: TouristTax | undefined };

/** The host's response to a status request. */
export interface StatusResponse {
  status: BookingStatus;
  stay: StayChoice;
  reservation: HeldReservation;
  /** The price at the time of the reservation, with only the chosen payment option. */
  quote: Quote;
  booked: BookedStay;
}

export interface BookingContext extends FailedCall {
  version: typeof bookingVersion;
  unitId: string;
  /** Identifies this booking to the host, and is part of all its idempotency keys. */
  bookingId: string;
  /** Increased when a call is repeated with a different payload. */
  attempt: number;
  stay: StayChoice;
  quote: Quote | undefined;
  details: BookingDetails;
  reservation: HeldReservation | undefined;
  /** The one-time password as typed; never stored. */
  otp: string;
  booked: BookedStay | undefined;
}

/** The booking that a tab stores, without running actors and without the one-time password. */
export interface StoredBooking {
  /** The state in which the guest left the booking. */
  value: StateValueMap;
  context: Omit<BookingContext, 'otp'>;
}

/** The booking that a browser remembers. */
export interface RememberedBooking {
  stored: StoredBooking | undefined;
  /** The reservation that was made in any tab of the browser. */
  link: ReservationLink | undefined;
  /** Whether the guest has confirmed their address just now, with the link in the e-mail, so that the payment follows. */
  isConfirmedNow?: boolean;
  /** The dates and guests in the query of the page's address. */
  requested?: RequestedStay;
}

export interface BookingInput {
  unitId: string;
  bookingId: string;
  guestCount: number;
  guest: GuestDetails;
}

export type BookingEvent =
  /** The booking that this browser remembers; sent once, when the page starts. */
  | ({ type: 'booking.recalled' } & RememberedBooking)
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
  /** This browser has stored a reservation that includes some of the unavailable nights. */
  | { type: 'ownReservation.found'; link: ReservationLink }
  | { type: 'hold.ended' }
  | { type: 'status.requested' }
  | { type: 'anotherBooking.begun' };

/** A call with an idempotency key, so that a repeated call changes nothing twice. */
export interface IdempotentCall {
  idempotencyKey: string;
}

/** A price request. The booking id identifies nights that the same booking already holds; the host accepts these. */
export type PriceRequest = IdempotentCall & StayChoice & { unitId: string; bookingId: string };
export type ReservationRequest = IdempotentCall &
  PriceRequest & { details: BookingDetails; expectedTotal: number | undefined };
export type OtpRequest = IdempotentCall & { reservationId: string; otp: string };
export type ReservationCall = IdempotentCall & Pick<ReservationLink, 'reservationId' | 'token'>;
export type { Hold, Quote, BookingStatus };
