import { toViolation } from '../../contract/schemas/violations.ts';
import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { contactMachine } from './contact.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof contactMachine>>) =>
  defineUserEvent<typeof contactMachine>(...words);

export const contactModel = defineModel({
  machine: contactMachine,
  input: { unitId: 'casa-azul', contactId: 'contact' },
  events: [
    toReceivedEvent(
      guest({ type: 'draft.recalled', form: { name: 'Ana' } }, 'the visitor’s remembered details are found'),
    ),
    guest({ type: 'message.changed', form: { message: 'Olá' } }, 'the visitor types'),
    guest({ type: 'message.submitted' }, 'the visitor sends the message'),
    guest({ type: 'message.anotherBegun' }, 'the visitor writes another message'),
    defineAnswer('sendMessage', { id: 'message' }, 'the host receives the message'),
    failed('sendMessage', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('email', 'email')],
    }),
    failed('sendMessage', 'too-many-requests', 'the visitor has sent too many messages'),
    failed('sendMessage', 'idempotency-mismatch', 'the host has received an earlier attempt'),
    failed('sendMessage', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['message.changed', 'message.submitted', 'sendMessage.answered'],
});
