import { toViolation } from '../../contract/violations.ts';
import { answered, defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { contactMachine } from './contact.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof contactMachine>>) =>
  guestDoes<typeof contactMachine>(...words);

export const contactModel = defineModel({
  machine: contactMachine,
  input: { unitId: 'casa-azul', contactId: 'contact' },
  events: [
    toReceivedEvent(
      guest({ type: 'draft.recalled', form: { name: 'Ana' } }, 'what is known of the visitor is found'),
    ),
    guest({ type: 'message.changed', form: { message: 'Olá' } }, 'the visitor types'),
    guest({ type: 'message.submitted' }, 'the visitor sends the message'),
    guest({ type: 'message.anotherBegun' }, 'the visitor writes another message'),
    answered('sendMessage', { id: 'message' }, 'the host has the message'),
    failed('sendMessage', 'validation-failed', 'answers are refused', {
      violations: [toViolation('email', 'email')],
    }),
    failed('sendMessage', 'too-many-requests', 'too many messages were sent'),
    failed('sendMessage', 'idempotency-mismatch', 'an earlier try had arrived'),
    failed('sendMessage', 'unreachable', 'the host cannot be reached'),
  ],
  requested: ['message.changed', 'message.submitted', 'sendMessage.answered'],
});
