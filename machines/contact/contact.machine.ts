import { assign, emit, setup } from 'xstate';
import type { MessageTaken } from '../../contract/contact.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, noFailure, type FailedCall } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** What a visitor types. */
export interface ContactForm {
  name: string;
  email: string;
  phonePrefix: string;
  phone: string;
  /** The number of a reservation, where there is one. */
  reservationId: string;
  message: string;
}

export const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phonePrefix: '',
  phone: '',
  reservationId: '',
  message: '',
};

export interface ContactContext extends FailedCall {
  unitId: string;
  /** Names this message in idempotency keys. */
  contactId: string;
  /** Raised when the message is sent anew with other words. */
  attempt: number;
  form: ContactForm;
}

type ContactInput = Pick<ContactContext, 'unitId' | 'contactId'>;

/** The context that a message begins with. */
export const initialContact = (input: ContactInput): ContactContext => ({
  ...input,
  ...noFailure,
  attempt: 1,
  form: emptyContactForm,
});

export type ContactEvent =
  | { type: 'message.changed'; form: Partial<ContactForm> }
  /** What is known of the visitor: typed in this tab before, or remembered on this device. */
  | { type: 'draft.recalled'; form: Partial<ContactForm> }
  | { type: 'message.submitted' }
  | { type: 'message.anotherBegun' };

export interface MessageSent {
  unitId: string;
  form: ContactForm;
  idempotencyKey: string;
}

const storeChange = {
  type: 'storeChange',
  params: ({ event }: { event: { form: Partial<ContactForm> } }) => event.form,
} as const;

const whileTyping = {
  'message.changed': { actions: storeChange },
  'message.submitted': 'sending',
} as const;

const withOtherWords = {
  ...whileTyping,
  'message.changed': {
    description: 'With other words it is another message.',
    actions: ['startAnotherAttempt', storeChange],
  },
} as const;

/** A visitor writes to the host of a property. */
export const contactMachine = setup({
  types: {
    input: {} as ContactInput,
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { sendMessage: declaredPromise<MessageTaken, MessageSent>('sendMessage') },
  actions: {
    storeChange: assign(({ context }, form: Partial<ContactForm>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(form, propertyPath)),
    })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    keepPerson: assign(({ context }) => ({ form: { ...context.form, message: '' } })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    focusMessage: emit({ type: 'focus.requested', on: 'message' }),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'contact',
  description: 'A visitor writes to the host of a property.',
  context: ({ input }) => initialContact(input),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes the message; nothing has been sent.',
      tags: 'settled',
      on: { ...whileTyping, 'draft.recalled': { actions: storeChange } },
    },
    sending: {
      description: 'The message is on its way to the host.',
      tags: 'waiting',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { unitId, form, contactId, attempt } }) => ({
          unitId,
          form,
          idempotencyKey: keyOfCall(contactId, 'sendMessage', attempt),
        }),
        onDone: { target: 'sent', actions: ['clearFailure', 'keepPerson', 'startAnotherAttempt'] },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'too-many-requests': 'tooMany',
          'idempotency-mismatch': {
            description: 'An earlier try with other words has reached the host.',
            target: 'notSent',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notSent',
        }),
      },
    },
    refused: {
      description: 'Some answers cannot be used; each is named at its field, and what was typed is kept.',
      tags: 'failed',
      on: whileTyping,
    },
    tooMany: {
      description: 'Too many messages came from here; the visitor waits a while, and what was typed is kept.',
      tags: 'failed',
      on: withOtherWords,
    },
    notSent: {
      description: 'The message could not be sent; the visitor can try again, and what was typed is kept.',
      tags: 'failed',
      on: withOtherWords,
    },
    sent: {
      description: 'The host has the message; the visitor can write another one.',
      tags: 'settled',
      on: {
        'message.anotherBegun': {
          description: 'The person is known by then.',
          target: 'editing',
          actions: 'focusMessage',
        },
      },
    },
  },
});
