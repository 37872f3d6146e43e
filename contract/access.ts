import * as v from 'valibot';
import { email } from './guest.ts';
import { otpRequest } from './hold.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';

const accessId = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
  'Which request for access: the code works with this id alone, so only in the browser that asked for it.',
);

export const accessRequest = v.object({
  number: v.optional(
    means(
      v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
      'The number of the reservation, as the guest types it. Without it, the reservation is the newest one of this address that waits for its payment.',
    ),
  ),
  email: means(email, 'The e-mail address that the reservation was made with.'),
});
export type AccessRequest = v.InferOutput<typeof accessRequest>;

/** The answer is the same whether there is such a reservation or not. */
export const accessRequested = v.object({
  accessId,
  otpExpiresAt: means(instant, 'Until when the code works.'),
});
export type AccessRequested = v.InferOutput<typeof accessRequested>;

export const accessCode = v.object({ accessId, otp: otpRequest.entries.otp });

export const accessOpened = v.object({ reservationId, token: linkToken });
export type AccessOpened = v.InferOutput<typeof accessOpened>;
