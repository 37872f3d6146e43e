import * as v from 'valibot';
import { guest, specialRequests } from './guest.ts';
import {
  calendarDate,
  cents,
  count,
  guestCount,
  instant,
  linkToken,
  money,
  percentage,
  reservationId,
  timeOfDay,
  unitId,
} from './primitives.ts';
import { cancellationPolicy, quote } from './quote.ts';
import { rentalUnit } from './rentalUnit.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** `awaiting_otp → awaiting_payment → confirmed → completed`; `expired` and `cancelled` are ends. */
export const reservationStatuses = [
  'awaiting_otp',
  'awaiting_payment',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export const reservationRequest = v.object({
  rentalUnitId: unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  guests: guestCount,
  guest,
  specialRequests: v.nullish(specialRequests, null),
  paymentOptionId: v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
  /** The total the guest agreed to, in cents: a higher one at the host is 409 `terms-changed`. */
  expectedTotal: v.optional(v.pipe(cents, v.minValue(0))),
});
export type ReservationRequest = v.InferOutput<typeof reservationRequest>;

/** A new hold: the nights are kept for this guest until `holdExpiresAt`. */
export const hold = v.object({
  id: reservationId,
  number: text,
  token: linkToken,
  status: v.literal('awaiting_otp'),
  holdExpiresAt: instant,
  otpExpiresAt: instant,
  /** The e-mail address with most of it masked. */
  sentTo: text,
});
export type Hold = v.InferOutput<typeof hold>;

/** How many digits a one-time password has. */
export const otpLength = 6;

export const otpRequest = v.object({
  reservationId,
  otp: v.pipe(v.string(), v.nonEmpty('blank'), v.regex(/^\d{6}$/, 'otp_format')),
});
export type OtpRequest = v.InferOutput<typeof otpRequest>;

export const verified = v.object({ status: v.literal('awaiting_payment'), holdExpiresAt: instant });
export type Verified = v.InferOutput<typeof verified>;

export const resendRequest = v.object({ reservationId });
export const resent = v.object({ otpExpiresAt: instant, sentTo: text });
export type Resent = v.InferOutput<typeof resent>;

export const paymentRequest = v.object({ reservationId });

/** A page of the payment gateway; `setup` keeps a card for later and charges nothing now. */
export const checkoutSession = v.object({
  id: text,
  url: v.pipe(v.string(), v.url()),
  mode: v.picklist(['payment', 'setup']),
  expiresAt: instant,
});
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;

export const cancelRequest = v.object({
  reservationId,
  token: linkToken,
  /** The refund the guest was shown, in cents: a smaller one at the host is 409 `terms-changed`. */
  expectedRefund: v.optional(v.pipe(cents, v.minValue(0))),
});

export const refund = v.object({ percentage, total: money });
export type Refund = v.InferOutput<typeof refund>;

export const cancelled = v.object({ status: v.literal('cancelled'), refund });

export const paymentStatuses = ['scheduled', 'processing', 'paid', 'failed', 'refunded'] as const;

/** How far a hold's payment has come at the gateway. */
const checkoutProgress = v.picklist(['none', 'open', 'processing', 'failed', 'expired']);

export const reservation = v.object({
  id: reservationId,
  number: text,
  status: v.picklist(reservationStatuses),
  unit: v.object({
    id: unitId,
    name: text,
    /** The zone of its clock, and its hours. */
    timeZone: v.optional(text),
    checkInAfter: v.optional(timeOfDay),
    checkOutUntil: v.optional(timeOfDay),
  }),
  location: rentalUnit.entries.location,
  host: v.object({ name: text, email: text, phone: text }),
  startDate: calendarDate,
  endDate: calendarDate,
  guestCount,
  guest,
  specialRequests: v.nullable(v.string()),
  /** The quote it was made at; never changes afterwards. Its one payment option is the chosen one. */
  quote,
  payments: v.array(v.object({ dueDate: calendarDate, amount: money, status: v.picklist(paymentStatuses) })),
  cancellation: v.object({
    allowed: v.boolean(),
    /** What would come back if it were called off now; once it has ended, what was given back. */
    refundNow: refund,
    policies: v.array(cancellationPolicy),
  }),
  registration: v.object({
    status: v.picklist(['open', 'confirmed']),
    guests: count,
    confirmedAt: v.nullable(instant),
  }),
  /** The stay for a calendar (RFC 5545), once it is booked; the same event as in the mails. */
  calendar: v.optional(text),
  /** While it is a hold: until when the nights are kept. */
  holdExpiresAt: v.optional(instant),
  /** While it awaits its one-time password. */
  otp: v.optional(v.object({ sentTo: text, expiresAt: instant, attemptsLeft: count })),
  /** While it awaits payment. */
  checkout: v.optional(checkoutProgress),
  /** Once it expired or was cancelled. */
  endReason: v.optional(v.picklist(['hold_expired', 'cancelled', 'paid_too_late'])),
});
export type Reservation = v.InferOutput<typeof reservation>;
