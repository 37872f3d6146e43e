import * as v from 'valibot';
import { guest, specialRequests } from './guest.ts';
import { means } from './means.ts';
import {
  guestCount,
  instant,
  language,
  linkToken,
  nonNegativeCents,
  reservationId,
  unitId,
} from './primitives.ts';
import { stayRequest } from './quote.ts';
import { rewrite } from './rewrite.ts';
import { findOtp } from './rules/oneTimePassword.ts';
import { cleanLine } from './rules/typedText.ts';
import { arrivalTime, invoice } from './stayDetails.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

export const reservationRequest = v.object({
  rentalUnitId: unitId,
  startDate: stayRequest.entries.startDate,
  endDate: stayRequest.entries.endDate,
  guests: guestCount,
  party: stayRequest.entries.party,
  guest: means(guest, 'Who books, and is written to.'),
  specialRequests: v.nullish(specialRequests, null),
  invoice: v.nullish(
    means(invoice, 'What the invoice is to say; null or left out where the guest asks for none.'),
  ),
  arrivalTime: v.nullish(arrivalTime),
  paymentOptionId: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'The chosen one of the `paymentOptions` of the quote.',
  ),
  expectedTotal: v.optional(
    means(
      nonNegativeCents,
      'The total that the guest agreed to, in cents: a higher one at the host is 409 `terms-changed`, and nothing is held.',
    ),
  ),
});
export type ReservationRequest = v.InferOutput<typeof reservationRequest>;

export const reservationNumber = means(
  text,
  'What guests and hosts call the reservation. It grants nothing.',
);
const holdExpiresAt = means(
  instant,
  'When the reservation ends unless its next step is done: the one-time password, then the payment. Until then the nights are kept from others, unless `nightsHeldUntil` says otherwise.',
);
export const nightsHeldUntil = v.optional(
  means(
    v.nullable(instant),
    'Until when the nights are kept from others; null where they are not: whoever is first to do the next step has them. Left out: until `holdExpiresAt`.',
  ),
);
export const otpExpiresAt = means(instant, 'Until when the one-time password works.');
export const sentTo = means(
  text,
  'The e-mail address that the one-time password went to, most of it masked.',
);

/** A new order, which awaits its one-time password until `holdExpiresAt`. */
export const hold = v.object({
  id: reservationId,
  number: reservationNumber,
  token: linkToken,
  status: means(v.literal('awaiting_otp'), 'It awaits its one-time password.'),
  holdExpiresAt,
  nightsHeldUntil,
  otpExpiresAt,
  sentTo,
});
export type Hold = v.InferOutput<typeof hold>;

export const otpRequest = v.object({
  reservationId,
  otp: means(
    v.pipe(
      v.string(),
      rewrite((typed) => findOtp(typed) ?? cleanLine(typed)),
      v.nonEmpty('blank'),
      v.regex(/^\d{6}$/, 'otp_format'),
    ),
    'The one-time password from the mail: 6 digits.',
  ),
});
export type OtpRequest = v.InferOutput<typeof otpRequest>;

const readsNow = v.optional(
  means(
    language,
    'The language that the guest reads now, where it may be another one than with the order: from then on their mails and the way back from the gateway are in it.',
  ),
);

export const verified = v.object({
  status: means(v.literal('awaiting_payment'), 'The address is proven; it awaits its payment.'),
  holdExpiresAt,
  nightsHeldUntil,
});
export type Verified = v.InferOutput<typeof verified>;

export const resendRequest = v.object({ reservationId, locale: readsNow });
export const resent = v.object({ otpExpiresAt, sentTo });
export type Resent = v.InferOutput<typeof resent>;

export const paymentRequest = v.object({ reservationId, locale: readsNow });
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;

/** A page of the payment gateway; `setup` keeps a card for later and charges nothing now. */
export const checkoutSession = v.object({
  id: means(text, 'Which session, at the gateway.'),
  url: means(
    v.pipe(v.string(), v.url()),
    'The page of the gateway that the guest is sent to: at a host that the site was told of (`GATEWAY_HOSTS`). Whether ' +
      'they pay or turn back, the gateway returns them to `/{lang}/{unit}/success` on the site, which asks the host how ' +
      'the reservation stands.',
  ),
  mode: means(
    v.picklist(['payment', 'setup']),
    '`payment` charges what is due now; `setup` keeps a card for later and charges nothing.',
  ),
  expiresAt: means(instant, 'Until when the page can be used.'),
});
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;
