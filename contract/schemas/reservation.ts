import * as v from 'valibot';
import { paymentStatuses, reservationStatuses } from '../values/statuses.ts';
import { arrival } from './arrival.ts';
import { bookedGuest, internationalPhone } from './guest.ts';
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
  reservationId,
  timeOfDay,
  unitId,
} from './primitives.ts';
import { cancellationPolicy, quote, stayRequest } from './quote.ts';
import { refund } from './refund.ts';
import { photo, rentalUnit } from './rentalUnit.ts';
import { stayDetails } from './stayDetails.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

export const cancelRequest = v.object({
  reservationId,
  token: linkToken,
  expectedRefund: v.optional(
    means(
      nonNegativeCents,
      'The refund that the guest saw, in cents. If the host’s refund is smaller, the answer is 409 `terms-changed` and ' +
        'nothing is cancelled.',
    ),
  ),
  expectedPaid: v.optional(
    means(
      nonNegativeCents,
      'The amount that the guest saw as paid, in cents. If more is paid now, the answer is 409 `terms-changed` and ' +
        'nothing is cancelled.',
    ),
  ),
  onlyUnpaid: v.optional(
    means(
      v.boolean(),
      'Whether to cancel only an unpaid hold, which is what the guest saw. If the stay is booked, or a payment was made or ' +
        'is being processed, the answer is 409 `wrong-state` and nothing is cancelled; 503 if the gateway does not answer.',
    ),
  ),
});

export const cancelled = v.object({
  status: means(v.literal('cancelled'), 'The reservation is cancelled.'),
  refund: means(refund, 'The refund.'),
});

/** The progress of a hold's payment at the gateway. */
const checkoutProgress = means(
  v.picklist(['none', 'open', 'processing', 'failed', 'expired']),
  'The progress of the payment at the gateway, while the reservation awaits it.',
);

export const reservation = v.object({
  id: reservationId,
  number: reservationNumber,
  status: means(
    v.picklist(reservationStatuses),
    'The status: `awaiting_otp`, `awaiting_payment`, `confirmed`, `completed`, in this order; `expired` and ' +
      '`cancelled` are final.',
  ),
  unit: means(
    v.object({
      id: unitId,
      name: means(text, 'The name of the property, in the requested language.'),
      photo: v.optional(means(photo, 'The most important photo of the property; omitted if it has no page.')),
      timeZone: v.optional(means(text, 'The time zone as an IANA name, such as `Europe/Lisbon`.')),
      checkInAfter: v.optional(
        means(timeOfDay, 'The earliest check-in time, `HH:MM`, in the time zone of the property.'),
      ),
      checkOutUntil: v.optional(
        means(timeOfDay, 'The latest check-out time, `HH:MM`, in the time zone of the property.'),
      ),
      retired: v.optional(means(v.boolean(), 'Whether the property is no longer offered and has no page.')),
    }),
    'The details of the property for a guest who has booked it.',
  ),
  location: rentalUnit.entries.location,
  host: means(
    v.object({
      name: means(text, 'The name of the host.'),
      email: means(text, 'The e-mail address of the host.'),
      phone: means(text, 'The phone number of the host, with the country prefix.'),
      whatsapp: v.optional(means(internationalPhone, 'The WhatsApp number for guests.')),
      photo: v.optional(v.nullable(means(photo, 'A portrait of the host; null without one.'))),
      responseTime: v.optional(means(text, 'The usual response time, in words.')),
    }),
    'The contact person for the guest.',
  ),
  startDate: stayRequest.entries.startDate,
  endDate: stayRequest.entries.endDate,
  guestCount,
  party: quote.entries.party,
  guest: means(bookedGuest, 'The person who booked.'),
  channel: v.optional(
    means(text, 'The channel on which the stay was booked and paid; omitted for bookings on this site.'),
  ),
  specialRequests: v.nullable(means(v.string(), 'The guest’s requests to the host; null without any.')),
  details: v.optional(
    means(
      stayDetails,
      'The arrival time and invoice details, if the host offers `POST reservation/details`; the site requests them only then.',
    ),
  ),
  quote: means(
    quote,
    'The quote of the booking, which never changes. Its only payment option is the chosen one.',
  ),
  payments: means(
    v.array(
      v.object({
        dueDate: means(calendarDate, 'The date of the charge, in the time zone of the property.'),
        amount: means(nonNegativeMoney, 'The amount.'),
        status: means(v.picklist(paymentStatuses), 'The status of the payment.'),
        refunded: v.optional(means(nonNegativeMoney, 'The refunded part of the amount, if any.')),
        inPerson: v.optional(means(v.literal(true), 'The host collects it in person; no card is charged.')),
      }),
    ),
    'The payments of the schedule, with their current status.',
  ),
  cancellation: means(
    v.object({
      allowed: means(
        v.boolean(),
        'Whether the guest can cancel the reservation now; false while the payment of a hold is being processed.',
      ),
      refundNow: means(
        refund,
        'The refund for a cancellation now; after the end of the reservation, the actual refund.',
      ),
      policies: means(v.array(cancellationPolicy), 'The refunds by deadline.'),
    }),
    'The cancellation terms.',
  ),
  registration: means(
    v.object({
      status: means(v.picklist(['open', 'confirmed']), 'Whether all guests are registered.'),
      guests: means(count, 'The number of registered guests.'),
      confirmedAt: v.nullable(means(instant, 'The time of the registration; null while it is open.')),
      reopened: v.optional(
        means(
          v.literal(true),
          'The host has reopened the registration. The earlier data is stored until guests register again, and is never returned.',
        ),
      ),
      keepsDraft: v.optional(
        means(
          v.literal(true),
          'The host stores drafts of the registration. Omitted while drafts are not possible, and by hosts without this operation.',
        ),
      ),
    }),
    'The guest registration that the law requires.',
  ),
  arrival: v.optional(
    means(arrival, 'The address and arrival information, from the booking until some days after the stay.'),
  ),
  calendar: v.optional(
    means(text, 'The booked stay as a calendar event (RFC 5545), identical to the event in the e-mails.'),
  ),
  holdExpiresAt: v.optional(
    means(
      instant,
      'The time at which an unpaid reservation expires, unless the code is entered or the payment made.',
    ),
  ),
  nightsHeldUntil,
  otp: v.optional(
    means(
      v.object({
        sentTo,
        expiresAt: otpExpiresAt,
        attemptsLeft: means(count, 'The number of remaining attempts.'),
      }),
      'The one-time password that the reservation awaits.',
    ),
  ),
  checkout: v.optional(checkoutProgress),
  endReason: v.optional(
    means(
      v.picklist(['hold_expired', 'cancelled', 'paid_too_late', 'dates_taken']),
      'The reason for an expired or cancelled reservation. `dates_taken`: another guest got the nights before this reservation was confirmed or paid.',
    ),
  ),
});
export type Reservation = v.InferOutput<typeof reservation>;
