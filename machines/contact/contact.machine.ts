import { assign, emit, setup } from 'xstate';
import type { MessageAccepted } from '../../contract/schemas/contact.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, noFailure, type FailedCall } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** The contact form as the visitor types it. */
export interface ContactForm {
  name: string;
  email: string;
  phonePrefix: string;
  phone: string;
  /** The reservation number, if the visitor has one. */
  reservationId: string;
  message: string;
}

const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phonePrefix: '',
  phone: '',
  reservationId: '',
  message: '',
};

export interface ContactContext extends FailedCall {
  unitId: string;
  /** Identifies this message in idempotency keys. */
  contactId: string;
  /** Increased when the message is sent again with a different text. */
  attempt: number;
  form: ContactForm;
}

type ContactInput = Pick<ContactContext, 'unitId' | 'contactId'>;

/** Returns the initial context of a message. */
export const initialContact = (input: ContactInput): ContactContext => ({
  ...input,
  ...noFailure,
  attempt: 1,
  form: emptyContactForm,
});

export type ContactEvent =
  | { type: 'message.changed'; form: Partial<ContactForm> }
  /** The visitor's details, from this tab or from an earlier visit on this device. */
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
    description: 'A changed text makes a new message.',
    actions: ['startAnotherAttempt', storeChange],
  },
} as const;

/** Sends a visitor's message to the host of a property. */
export const contactMachine = setup({
  types: {
    input: {} as ContactInput,
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { sendMessage: declaredPromise<MessageAccepted, MessageSent>('sendMessage') },
  actions: {
    storeChange: assign(({ context }, form: Partial<ContactForm>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(form, propertyPath)),
    })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    clearMessage: assign(({ context }) => ({ form: { ...context.form, message: '' } })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    focusMessage: emit({ type: 'focus.requested', on: 'message' }),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'contact',
  description: 'A visitor writes a message to the host of a property.',
  context: ({ input }) => initialContact(input),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes the message; nothing has been sent.',
      tags: 'settled',
      on: { ...whileTyping, 'draft.recalled': { actions: storeChange } },
    },
    sending: {
      description: 'The message is being sent to the host.',
      tags: 'waiting',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { unitId, form, contactId, attempt } }) => ({
          unitId,
          form,
          idempotencyKey: createIdempotencyKey(contactId, 'sendMessage', attempt),
        }),
        onDone: { target: 'sent', actions: ['clearFailure', 'clearMessage', 'startAnotherAttempt'] },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'too-many-requests': 'tooMany',
          'idempotency-mismatch': {
            description: 'The host has received an earlier attempt with a different text.',
            target: 'notSent',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notSent',
        }),
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields and keeps all input.',
      tags: 'failed',
      on: whileTyping,
    },
    tooMany: {
      description:
        'The visitor has sent too many messages and can try again later; the form keeps all input.',
      tags: 'failed',
      on: withOtherWords,
    },
    notSent: {
      description: 'The message could not be sent; the visitor can try again, and the form keeps all input.',
      tags: 'failed',
      on: withOtherWords,
    },
    sent: {
      description: 'The host has received the message; the visitor can write another one.',
      tags: 'settled',
      on: {
        'message.anotherBegun': {
          description: 'The visitor’s name and address are still in the form.',
          target: 'editing',
          actions: 'focusMessage',
        },
      },
    },
  },
});
