import { toViolation } from '../../../contract/schemas/violations.ts';
import type { ContactContext, contactMachine } from '../../../machines/contact/contact.machine.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof contactMachine>();

const form = {
  name: 'Rita',
  email: 'rita@example',
  phonePrefix: '+351',
  phone: '911 111 111',
  reservationId: 'E-2027-0777',
  message: 'Is there a cot?',
};

const ofEmail = toViolation('email', 'email');
const ofMessage = toViolation('message', 'too_long');

const full: ContactContext = {
  unitId: 'unit',
  contactId: 'c7',
  attempt: 3,
  form,
  violations: [ofEmail, ofMessage],
  ...waiting,
};

/** The violation of the message leadsTo, the other one stays. */
const typed = { form: { ...form, message: 'Olá' }, violations: [ofEmail] };

const whileTyping = { 'message.changed': unchanged(typed), 'message.submitted': leadsTo('sending') };

/** The outcome of the first attempt is unknown, so a changed text is another message. */
const withOtherWords = { ...whileTyping, 'message.changed': unchanged({ ...typed, attempt: 4 }) };

const states = defineRules(full, {
  editing: {
    first: 'begins',
    tags: ['settled'],
    on: { ...whileTyping, 'draft.recalled': unchanged({ form: { ...form, name: 'Ana' } }) },
  },
  sending: {
    first: ['editing', 'message.submitted'],
    tags: ['waiting'],
    calls: {
      sendMessage: ['sendMessage', { unitId: 'unit', form, idempotencyKey: 'c7:sendMessage:3' }],
    },
    answers: {
      // The sender's details stay for the next message.
      'sendMessage.answered': leadsTo('sent', {
        form: { ...form, message: '' },
        ...noReason,
        violations: [],
        attempt: 4,
      }),
    },
    fails: {
      sendMessage: {
        'validation-failed': (why) => leadsTo('refused', { ...why, attempt: 4 }),
        'too-many-requests': (why) => leadsTo('tooMany', why),
        'idempotency-mismatch': (why) => leadsTo('notSent', { ...why, attempt: 4 }),
        otherwise: (why) => leadsTo('notSent', why),
      },
    },
  },
  refused: { first: ['sending', 'sendMessage.failed.validation-failed'], tags: ['failed'], on: whileTyping },
  tooMany: {
    first: ['sending', 'sendMessage.failed.too-many-requests'],
    tags: ['failed'],
    on: withOtherWords,
  },
  notSent: { first: ['sending', 'sendMessage.failed.unreachable'], tags: ['failed'], on: withOtherWords },
  sent: {
    first: ['sending', 'sendMessage.answered'],
    tags: ['settled'],
    on: {
      'message.anotherBegun': leadsTo(
        'editing',
        {},
        { uiEffect: { type: 'focus.requested', on: 'message' } },
      ),
    },
  },
});

const nothingTyped = { name: '', email: '', phonePrefix: '', phone: '', reservationId: '', message: '' };

/** The rules for each event in each state of a message to the host. */
export const contactRules: Rules<typeof contactMachine> = {
  begins: {
    in: 'editing',
    with: {
      unitId: 'casa-azul',
      contactId: 'contact',
      attempt: 1,
      form: nothingTyped,
      ...noReason,
      violations: [],
    },
  },
  states,
};
