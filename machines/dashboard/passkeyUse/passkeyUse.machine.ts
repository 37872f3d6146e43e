import { assign, emit, setup, type AnyEventObject } from 'xstate';
import type { PasskeyUse, RequestOptions } from '../../../contract/dashboard/passkeys.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, type FailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

export interface PasskeyUseContext extends FailureReason {
  /** The host's question, which a passkey answers. */
  options: RequestOptions | undefined;
  /** The answer of the passkey. */
  passkey: PasskeyUse | undefined;
}

export type PasskeyUseEvent =
  | { type: 'passkey.requested' }
  /** The person uses a code instead. */
  | { type: 'passkey.abandoned' };

/** The session that the passkey has opened or proved; undefined if the person uses a code instead. */
export interface PasskeyResult {
  session: Session | undefined;
}

const abandoning = { 'passkey.abandoned': 'abandoned' } as const;
const repeating = {
  ...abandoning,
  'passkey.requested': { target: 'preparing', actions: ['clearFailure', 'focusPage'] },
} as const;

/** Uses a passkey of the person: for sign-in, or to prove their identity again. */
export const passkeyUseMachine = setup({
  types: {
    context: {} as PasskeyUseContext,
    events: {} as PasskeyUseEvent,
    output: {} as PasskeyResult,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    requestPasskeyOptions: declaredPromise<RequestOptions>('requestPasskeyOptions'),
    /** Asks the browser, which asks the person. */
    confirmPasskey: declaredPromise<PasskeyUse, RequestOptions>('confirmPasskey'),
    verifyPasskey: declaredPromise<Session, PasskeyUse>('verifyPasskey'),
  },
  actions: {
    storeOptions: assign((_, options: RequestOptions) => ({ options, ...noFailureReason })),
    storePasskey: assign((_, passkey: PasskeyUse) => ({ passkey, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'passkeyUse',
  description: 'A person uses a passkey of theirs: for sign-in, or to prove their identity again.',
  context: { options: undefined, passkey: undefined, ...noFailureReason },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The host is asked for the question that a passkey answers.',
      tags: 'waiting',
      invoke: {
        id: 'requestPasskeyOptions',
        src: 'requestPasskeyOptions',
        onDone: {
          target: 'confirming',
          actions: { type: 'storeOptions', params: ({ event }) => event.output },
        },
        onError: onFailure({ otherwise: 'failed' }),
      },
      on: abandoning,
    },
    confirming: {
      description: 'The browser asks the person to confirm, for example with a fingerprint.',
      tags: 'waiting',
      invoke: {
        id: 'confirmPasskey',
        src: 'confirmPasskey',
        input: ({ context }) => context.options!,
        onDone: {
          target: 'verifying',
          actions: { type: 'storePasskey', params: ({ event }) => event.output },
        },
        onError: onFailure({ otherwise: 'notConfirmed' }),
      },
      on: abandoning,
    },
    verifying: {
      description: 'The host checks the answer of the passkey.',
      tags: 'waiting',
      invoke: {
        id: 'verifyPasskey',
        src: 'verifyPasskey',
        input: ({ context }) => context.passkey!,
        onDone: { target: 'verified', actions: 'clearFailure' },
        onError: onFailure({
          'passkey-refused': 'refused',
          otherwise: 'failed',
        }),
      },
      on: abandoning,
    },
    notConfirmed: {
      description: 'The person has not confirmed, or the browser has no passkey for this site.',
      tags: 'failed',
      on: repeating,
    },
    refused: {
      description: 'The host does not know the passkey any more.',
      tags: 'failed',
      on: repeating,
    },
    failed: {
      description: 'The host did not answer, or the question has expired; the person can try again.',
      tags: 'failed',
      on: repeating,
    },
    verified: {
      description: 'The passkey was accepted.',
      type: 'final',
      output: ({ event }: { event: AnyEventObject }) => event['output'] as Session,
    },
    abandoned: { description: 'The person uses a code instead.', type: 'final', output: undefined },
  },
  output: ({ event }) => ({ session: event.output as Session | undefined }),
});
