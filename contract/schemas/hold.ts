import * as v from 'valibot';
import { guest, specialRequests } from './guest.ts';
import { means } from './means.ts';
import {
  calendarDate,
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
import { findOtp } from '../values/oneTimePassword.ts';
import { cleanLine } from '../values/typedText.ts';
import { arrivalTime, invoice } from './stayDetails.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

export const reservationRequest = v.object({
  rentalUnitId: unitId,
  startDate: stayRequest.entries.startDate,
  endDate: stayRequest.entries.endDate,
  guests: guestCount,
  party: stayRequest.entries.party,
  guest: means(guest, 'The guest who books and receives the e-mails.'),
  specialRequests: v.nullish(specialRequests, null),
  invoice: v.nullish(
    means(invoice, 'The invoice details; null or omitted if the guest does not want an invoice.'),
  ),
  arrivalTime: v.nullish(arrivalTime),
  paymentOptionId: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'The id of the chosen option from the `paymentOptions` of the quote.',
  ),
  expectedTotal: v.optional(
    means(
      nonNegativeCents,
      'The total that the guest accepted, in cents. If the host’s total is higher, the answer is 409 `terms-changed` and no nights are held.',
    ),
  ),
});
export type ReservationRequest = v.InferOutput<typeof reservationRequest>;

export const reservationNumber = means(
  text,
  'The reservation number that guests and hosts use. It grants no access.',
);
const holdExpiresAt = means(
  instant,
  'The time at which the reservation expires unless its next step is completed: first the one-time password, then the payment. Until then the nights are held, unless `nightsHeldUntil` says otherwise.',
);
export const nightsHeldUntil = v.optional(
  means(
    v.nullable(instant),
    'The time until which the nights are held. Null means that they are not held, and the first guest to complete the next step gets them. If omitted, they are held until `holdExpiresAt`.',
  ),
);
export const otpExpiresAt = means(instant, 'The time at which the one-time password expires.');
export const sentTo = means(text, 'The masked e-mail address to which the one-time password was sent.');

/** A new reservation, which awaits its one-time password until `holdExpiresAt`. */
export const hold = v.object({
  id: reservationId,
  number: reservationNumber,
  token: linkToken,
  status: means(v.literal('awaiting_otp'), 'The reservation awaits its one-time password.'),
  holdExpiresAt,
  nightsHeldUntil,
  otpExpiresAt,
  sentTo,
});
export type Hold = v.InferOutput<typeof hold>;

export const otp = means(
  v.pipe(
    v.string(),
    rewrite((typed) => findOtp(typed) ?? cleanLine(typed)),
    v.nonEmpty('blank'),
    v.regex(/^\d{6}$/, 'otp_format'),
  ),
  'The one-time password from the e-mail: 6 digits.',
);

const otpToken = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(128, 'too_long')),
  'The token of the link in that e-mail, which is as good as the one-time password. Do not log it.',
);

/** The proof of the e-mail address: the one-time password, or the token of the link in the same e-mail. */
export const otpRequest = v.pipe(
  v.object({
    reservationId,
    otp: v.optional(otp),
    otpToken: v.optional(
      means(
        otpToken,
        'The token of the link in that e-mail, instead of the one-time password: a request contains one of the two. Do not log it.',
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['otp'], ['otpToken']],
      (sent) => (sent.otp === undefined) !== (sent.otpToken === undefined),
      'blank',
    ),
    ['otp'],
  ),
);
export type OtpRequest = v.InferOutput<typeof otpRequest>;

const readsNow = v.optional(
  means(
    language,
    'The guest’s current language, if it has changed since the reservation. Later e-mails and the return from the gateway use it.',
  ),
);

export const verified = v.object({
  status: means(
    v.literal('awaiting_payment'),
    'The e-mail address is confirmed, and the reservation awaits its payment.',
  ),
  holdExpiresAt,
  nightsHeldUntil,
  token: v.optional(
    means(
      linkToken,
      'The token of the reservation link, for a browser that does not have it. A host whose e-mails contain no link may omit it.',
    ),
  ),
});
export type Verified = v.InferOutput<typeof verified>;

export const otpLinkRequest = v.object({ reservationId, otpToken });

/** The stay that the link of the e-mail would confirm, without personal data. */
export const otpLink = v.object({
  unit: means(
    v.object({
      id: unitId,
      name: means(text, 'The name of the property in the language of the request.'),
    }),
    'The booked property.',
  ),
  startDate: means(calendarDate, 'The day of arrival.'),
  endDate: means(calendarDate, 'The day of departure.'),
});
export type OtpLink = v.InferOutput<typeof otpLink>;

export const resendRequest = v.object({ reservationId, locale: readsNow });
export const resent = v.object({ otpExpiresAt, sentTo });
export type Resent = v.InferOutput<typeof resent>;

export const paymentRequest = v.object({ reservationId, locale: readsNow });
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;

/** A page of the payment gateway; `setup` saves a card for later and charges nothing now. */
export const checkoutSession = v.object({
  id: means(text, 'The id of the session at the gateway.'),
  url: means(
    v.pipe(v.string(), v.url()),
    'The gateway’s page to which the site redirects the guest. Its host must be in the site’s `GATEWAY_HOSTS` setting. Whether ' +
      'the guest pays or cancels, the gateway returns them to `/{lang}/{unit}/success` on the site, which requests the ' +
      'status of the reservation.',
  ),
  mode: means(
    v.picklist(['payment', 'setup']),
    '`payment` charges the amount that is due now; `setup` saves a card for later and charges nothing.',
  ),
  expiresAt: means(instant, 'The time at which the page expires.'),
});
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;
