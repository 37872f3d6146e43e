import * as v from 'valibot';
import { arrival } from './arrival.ts';
import { guest, internationalPhone } from './guest.ts';
import { nightsHeldUntil, otpExpiresAt, reservationNumber, sentTo } from './hold.ts';
import { means } from './means.ts';
import {
  calendarDate,
  count,
  guestCount,
  instant,
  linkToken,
  nonNegativeCents,
  nonNegativeMoney,
  percentage,
  reservationId,
  timeOfDay,
  unitId,
} from './primitives.ts';
import { cancellationPolicy, quote, stayRequest } from './quote.ts';
import { photo, rentalUnit } from './rentalUnit.ts';
import { stayDetails } from './stayDetails.ts';

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

export const cancelRequest = v.object({
  reservationId,
  token: linkToken,
  expectedRefund: v.optional(
    means(
      nonNegativeCents,
      'The refund that the guest was shown, in cents: a smaller one at the host is 409 `terms-changed`, and nothing is ' +
        'called off.',
    ),
  ),
});

export const refund = v.object({
  percentage: means(percentage, 'Its share of what was paid, from 0 to 100.'),
  total: means(nonNegativeMoney, 'What comes back.'),
});
export type Refund = v.InferOutput<typeof refund>;

export const cancelled = v.object({
  status: means(v.literal('cancelled'), 'It is called off.'),
  refund: means(refund, 'What is given back.'),
});

export const paymentStatuses = ['scheduled', 'processing', 'paid', 'failed', 'refunded'] as const;

/** How far a hold's payment has come at the gateway. */
const checkoutProgress = means(
  v.picklist(['none', 'open', 'processing', 'failed', 'expired']),
  'While it awaits payment: how far that has come at the gateway.',
);

export const reservation = v.object({
  id: reservationId,
  number: reservationNumber,
  status: means(
    v.picklist(reservationStatuses),
    'How it stands: `awaiting_otp`, `awaiting_payment`, `confirmed`, `completed`, in this order; `expired` and ' +
      '`cancelled` are ends.',
  ),
  unit: means(
    v.object({
      id: unitId,
      name: means(text, 'What guests call the property, in the language asked for.'),
      timeZone: v.optional(means(text, 'The zone of its clock, an IANA name such as `Europe/Lisbon`.')),
      checkInAfter: v.optional(means(timeOfDay, 'From when guests may arrive, `HH:MM` on its clock.')),
      checkOutUntil: v.optional(means(timeOfDay, 'Until when guests leave, `HH:MM` on its clock.')),
      retired: v.optional(means(v.boolean(), 'Whether it is let no more, and has no page.')),
    }),
    'The property, as far as a guest who has booked it needs it here.',
  ),
  location: rentalUnit.entries.location,
  host: means(
    v.object({
      name: means(text, 'What guests call the host.'),
      email: means(text, 'Where the host reads mails.'),
      phone: means(text, 'The phone number of the host, with its country’s prefix.'),
      whatsapp: v.optional(means(internationalPhone, 'Where the guest may write by WhatsApp.')),
      photo: v.optional(v.nullable(means(photo, 'A portrait; null where there is none.'))),
      responseTime: v.optional(means(text, 'How soon the host answers, in words.')),
    }),
    'Whom to turn to.',
  ),
  startDate: stayRequest.entries.startDate,
  endDate: stayRequest.entries.endDate,
  guestCount,
  party: quote.entries.party,
  guest: means(guest, 'Who booked.'),
  specialRequests: v.nullable(means(v.string(), 'What the guest asked of the host; null where nothing.')),
  details: v.optional(
    means(
      stayDetails,
      'What the guest has told besides, from a host that has `POST reservation/details`; the site offers it nowhere else.',
    ),
  ),
  quote: means(
    quote,
    'The quote that it was made at; never changes afterwards. Its one payment option is the chosen one.',
  ),
  payments: means(
    v.array(
      v.object({
        dueDate: means(calendarDate, 'The day on which it is charged, in the time zone of the property.'),
        amount: means(nonNegativeMoney, 'How much.'),
        status: means(v.picklist(paymentStatuses), 'What has become of it.'),
        refunded: v.optional(
          means(nonNegativeMoney, 'What of it went back to the guest, where something did.'),
        ),
      }),
    ),
    'The payments of its schedule, as they stand.',
  ),
  cancellation: means(
    v.object({
      allowed: means(v.boolean(), 'Whether the guest can call it off now.'),
      refundNow: means(
        refund,
        'What would come back if it were called off now; once it has ended, what was given back.',
      ),
      policies: means(v.array(cancellationPolicy), 'What comes back until when.'),
    }),
    'Calling it off.',
  ),
  registration: means(
    v.object({
      status: means(v.picklist(['open', 'confirmed']), 'Whether all guests are registered.'),
      guests: means(count, 'How many guests are registered.'),
      confirmedAt: v.nullable(means(instant, 'Since when all are; null while open.')),
      reopened: v.optional(
        means(
          v.literal(true),
          'Its host lets the guests register anew. What they sent before is kept until then, and never answered.',
        ),
      ),
      keepsDraft: v.optional(
        means(
          v.literal(true),
          'What is typed can be kept at the host until it is sent. Left out while it cannot, and by a host without such a call.',
        ),
      ),
    }),
    'The registration of its guests that the law asks for.',
  ),
  arrival: v.optional(
    means(arrival, 'The address and the way in, while the stay is booked and until some days after it.'),
  ),
  calendar: v.optional(
    means(text, 'The stay for a calendar (RFC 5545), once it is booked; the same event as in the mails.'),
  ),
  holdExpiresAt: v.optional(
    means(instant, 'While it is unpaid: when it ends unless the code is entered or it is paid.'),
  ),
  nightsHeldUntil,
  otp: v.optional(
    means(
      v.object({
        sentTo,
        expiresAt: otpExpiresAt,
        attemptsLeft: means(count, 'How many wrong ones it still takes.'),
      }),
      'While it awaits its one-time password.',
    ),
  ),
  checkout: v.optional(checkoutProgress),
  endReason: v.optional(
    means(
      v.picklist(['hold_expired', 'cancelled', 'paid_too_late', 'dates_taken']),
      'Once it expired or was cancelled: why. `dates_taken`: somebody else had the nights before it was verified or paid.',
    ),
  ),
});
export type Reservation = v.InferOutput<typeof reservation>;
