import type {
  BookingOffer,
  BookingTerms,
  CreatedBooking,
  HostBooking,
  Obstacle,
} from '../../../contract/dashboard/bookings.ts';
import type { Quote } from '../../../contract/schemas/quote.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { BookingDraft } from './draft.ts';
import type { FormStep } from './findStepViolations.ts';

export type { BookingOffer, BookingTerms, CreatedBooking };

export interface PhoneBookingInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The date on the host's device. */
  today: string;
  /** The form with its proposed answers, or the unfinished booking that the tab has stored. */
  draft: BookingDraft;
  /** The step in which the tab has stored the booking. */
  resumedStep: FormStep;
}

export interface PhoneBookingContext extends FailedCall, PhoneBookingInput {
  /** The calculated price; undefined before the stay was checked. */
  quote: Quote | undefined;
  /** The price and payments of the booking as it will be made. */
  agreed: Quote | undefined;
  /** The reservations and blocks that take the nights. */
  obstacles: readonly Obstacle[];
  /** The number of times that a step was incomplete. */
  refusals: number;
  /** Increased when the booking is sent with another payload. */
  attempt: number;
  created: CreatedBooking | undefined;
}

export type PhoneBookingEvent =
  | { type: 'draft.changed'; draft: Partial<BookingDraft> }
  /** The host finishes a step; `violations` are those of its fields. */
  | { type: 'step.submitted'; violations: readonly Violation[] }
  /** The host changes the price or the payment; `violations` are those of the changed form. */
  | { type: 'payment.changed'; draft: Partial<BookingDraft>; violations: readonly Violation[] }
  /** The host goes back to the previous step. */
  | { type: 'step.returned' }
  /** The host makes the booking; `violations` are those of the payment, if it is incomplete. */
  | { type: 'booking.confirmed'; violations: readonly Violation[] }
  /** The page was opened again in a later step, whose answers the tab has stored. */
  | { type: 'booking.resumed'; step: Exclude<FormStep, 'stay'> };

export interface BookingInput {
  booking: HostBooking;
  idempotencyKey: string;
}
