import * as v from 'valibot';
import { email, empty, line, lineOrNone, linesOrNone, phone, phonePrefix } from './guest.ts';
import { means } from './means.ts';
import { maxMessageLength } from '../values/messageLength.ts';
import { unitId } from './primitives.ts';

const fields = {
  rentalUnitId: means(unitId, 'The id of the property, which determines the host who receives the message.'),
  name: means(line(160), 'The name of the visitor.'),
  email: means(email, 'The e-mail address for the host’s answer.'),
  phonePrefix: v.optional(
    means(
      v.union([empty, phonePrefix], 'phone_prefix'),
      'The calling prefix of the phone number, such as `+351` (ITU-T E.164); empty without a prefix.',
    ),
    '',
  ),
  phone: v.optional(
    means(
      v.union([empty, phone], 'phone'),
      'A phone number in the same format as in a booking, if the visitor wants a call; otherwise empty.',
    ),
    '',
  ),
  reservationId: v.nullish(
    means(
      lineOrNone(64),
      'The reservation number or id as the visitor knows it. The host receives it unchecked.',
    ),
    null,
  ),
  message: means(
    v.pipe(linesOrNone(maxMessageLength), v.nonEmpty('blank')),
    'The text of the message; line breaks are preserved.',
  ),
};

/** A visitor's message to the host of a property. A national phone number needs its prefix. */
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

export const messageAccepted = v.object({
  id: means(v.pipe(v.string(), v.nonEmpty('blank')), 'The id of the message, for logs.'),
});
export type MessageAccepted = v.InferOutput<typeof messageAccepted>;
