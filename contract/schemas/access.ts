import * as v from 'valibot';
import { email } from './guest.ts';
import { otp } from './hold.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';

const accessId = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
  'The id of the access request. The code is valid only with this id, and so only in the browser that requested it.',
);

export const accessRequest = v.object({
  number: v.optional(
    means(
      v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
      'The reservation number as the guest types it. Without a number, the request is for the newest reservation of this address that awaits its payment.',
    ),
  ),
  email: means(email, 'The e-mail address of the reservation.'),
});
export type AccessRequest = v.InferOutput<typeof accessRequest>;

/** The answer to an access request, which does not reveal whether the reservation exists. */
export const accessRequested = v.object({
  accessId,
  otpExpiresAt: means(instant, 'The time at which the code expires.'),
});
export type AccessRequested = v.InferOutput<typeof accessRequested>;

export const accessCode = v.object({ accessId, otp });

export const accessOpened = v.object({ reservationId, token: linkToken });
export type AccessOpened = v.InferOutput<typeof accessOpened>;
