import * as v from 'valibot';
import { email, line, lineOrNone, linesOrNone, phone, phonePrefix } from './guest.ts';
import { means } from './means.ts';
import { longestMessage } from './rules/messageLength.ts';
import { unitId } from './primitives.ts';

/** What a visitor writes to a property's host. */
export const contactRequest = v.object({
  rentalUnitId: means(unitId, 'Which property it is about, so that the right host gets it.'),
  name: means(line(160), 'Who writes.'),
  email: means(email, 'Where the answer goes.'),
  phonePrefix,
  phone,
  reservationId: v.nullish(
    means(
      lineOrNone(64),
      'The number or id of a reservation, as the visitor knows it: passed on, never looked up.',
    ),
    null,
  ),
  message: means(
    v.pipe(linesOrNone(longestMessage), v.nonEmpty('blank')),
    'What is written; line breaks are kept.',
  ),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

export const messageTaken = v.object({
  id: means(v.pipe(v.string(), v.nonEmpty('blank')), 'Which message, for logs.'),
});
export type MessageTaken = v.InferOutput<typeof messageTaken>;
