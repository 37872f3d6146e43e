import * as v from 'valibot';
import { email, line, phone, phonePrefix } from './guest.ts';
import { longestMessage } from './rules/messageLength.ts';
import { unitId } from './primitives.ts';

/** What a visitor writes to a property's host. */
export const contactRequest = v.object({
  /** Which property it is about, so that the right host gets it. */
  rentalUnitId: unitId,
  name: line(160),
  email,
  phonePrefix,
  phone,
  /** The number or id of a reservation, as the visitor knows it: passed on, never looked up. */
  reservationId: v.nullish(
    v.union([v.pipe(v.string(), v.trim(), v.empty()), line(64)], 'invalid_characters'),
    null,
  ),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(longestMessage, 'too_long')),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

export const messageTaken = v.object({ id: v.pipe(v.string(), v.nonEmpty('blank')) });
export type MessageTaken = v.InferOutput<typeof messageTaken>;
