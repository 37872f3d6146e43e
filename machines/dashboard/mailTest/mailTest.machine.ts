import { assign, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { noServiceFailure, toServiceFailure, type ServiceFailure } from '../shared/serviceFailure.ts';

export interface MailTestInput {
  /** Identifies the visit in idempotency keys. */
  visitId: string;
}

export interface MailTestContext extends MailTestInput, ServiceFailure {
  /** The address to which the last test e-mail was sent. */
  to: string;
  attempt: number;
}

export type MailTestEvent = { type: 'test.requested' };

/** The input of the call that sends a test e-mail. */
export interface MailTestCall {
  idempotencyKey: string;
}

const sendingAnother = { 'test.requested': { target: 'sending', actions: 'startAnotherAttempt' } } as const;

/** Sends a test e-mail to the signed-in person. */
export const mailTestMachine = setup({
  types: {
    input: {} as MailTestInput,
    context: {} as MailTestContext,
    events: {} as MailTestEvent,
    tags: {} as Tag,
  },
  actors: { sendTestMail: declaredPromise<string, MailTestCall>('sendTestMail') },
  actions: {
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeAddress: assign((_, to: string) => ({ to, ...noServiceFailure })),
    storeFailure: assign((_, error: Cause) => toServiceFailure(error)),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'mailTest',
  description: 'An owner sends a test e-mail to themselves.',
  context: ({ input: { visitId } }) => ({ visitId, to: '', attempt: 0, ...noServiceFailure }),
  initial: 'offered',
  states: {
    offered: { description: 'The owner can send a test e-mail.', on: sendingAnother },
    sending: {
      description: 'The site sends the e-mail.',
      tags: 'waiting',
      invoke: {
        id: 'sendTestMail',
        src: 'sendTestMail',
        input: ({ context: { visitId, attempt } }) => ({
          idempotencyKey: createIdempotencyKey(visitId, 'sendTestMail', attempt),
        }),
        onDone: { target: 'sent', actions: { type: 'storeAddress', params: ({ event }) => event.output } },
        onError: onFailure({
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'notSent',
        }),
      },
    },
    sent: {
      description: 'The mail server has accepted the e-mail; the owner sees to which address it was sent.',
      on: sendingAnother,
    },
    notSent: {
      description: 'The mail server did not accept the e-mail; the owner sees why, and can try again.',
      tags: 'failed',
      on: sendingAnother,
    },
    tooMany: {
      description: 'The host accepts no more requests for some time; the owner can try again later.',
      tags: 'failed',
      on: sendingAnother,
    },
    unconfirmed: {
      description: 'The answer is missing, so the e-mail may have been sent; it is never sent twice.',
      tags: 'failed',
      on: { 'test.requested': 'sending' },
    },
  },
});
