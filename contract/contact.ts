import * as v from 'valibot';
import { email, line, lineOrNone, linesOrNone, phone, phonePrefix } from './guest.ts';
import { means } from './means.ts';
import { longestMessage } from './rules/messageLength.ts';
import { unitId } from './primitives.ts';
import { rewrite } from './rewrite.ts';
import { cleanLine } from './rules/typedText.ts';

const empty = v.pipe(v.string(), rewrite(cleanLine), v.empty());

const fields = {
  rentalUnitId: means(unitId, 'Which property it is about, so that the right host gets it.'),
  name: means(line(160), 'Who writes.'),
  email: means(email, 'Where the answer goes.'),
  phonePrefix: v.optional(
    means(
      v.union([empty, phonePrefix], 'phone_prefix'),
      'The calling prefix of the telephone number, such as `+351` (ITU-T E.164); empty where there is none.',
    ),
    '',
  ),
  phone: v.optional(
    means(
      v.union([empty, phone], 'phone'),
      'A telephone number, as with a booking, if the visitor wants to be called; else empty.',
    ),
    '',
  ),
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
};

/** What a visitor writes to a property's host. A national telephone number needs its prefix. */
export const contactRequest = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(
      [['phonePrefix'], ['phone']],
      ({ phonePrefix: prefix, phone: number }) => prefix !== '' || number === '' || number.startsWith('+'),
      'phone_prefix',
    ),
    ['phonePrefix'],
  ),
);
export type ContactRequest = v.InferOutput<typeof contactRequest>;

export const messageTaken = v.object({
  id: means(v.pipe(v.string(), v.nonEmpty('blank')), 'Which message, for logs.'),
});
export type MessageTaken = v.InferOutput<typeof messageTaken>;
