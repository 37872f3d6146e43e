import { assign, emit, setup } from 'xstate';
import type { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { CodeRequested } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  isFailureKind,
  noFailure,
  onLastAttempt,
  storeAttemptsLeft,
  storeFailure,
  toFailure,
  wasLastAttempt,
  type FailedCall,
} from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { codeIsComplete, typedCode } from '../../shared/typedCode.ts';
import { passkeyUseMachine, type PasskeyResult } from '../passkeyUse/passkeyUse.machine.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

export interface ProofContext extends FailedCall {
  /** The typed code. */
  code: string;
  /** The instant at which the code expires; empty before one was requested. */
  codeExpiresAt: string;
  /** The number of remaining attempts after a wrong code. */
  attemptsLeft: number | undefined;
}

export type ProofEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.resendRequested' }
  /** The person uses a passkey instead of a code. */
  | { type: 'passkey.requested' }
  /** The person does not want to prove their identity; the action is not repeated. */
  | { type: 'proof.abandoned' };

/** Whether the person has proved their identity, so that the action can be repeated. */
export interface ProofResult {
  isProven: boolean;
}

const typed = ({ event }: { event: { code: string } }) => event.code;
const storeTyped = { type: 'storeCode', params: typed } as const;

const abandoning = { 'proof.abandoned': 'abandoned' } as const;
const usingPasskey = { target: 'passkey', actions: ['clearFailure', 'clearCode', 'focusProof'] } as const;
const resending = {
  ...abandoning,
  'code.resendRequested': 'requesting',
  'passkey.requested': usingPasskey,
} as const;

/** After a wrong code the person presses the button, because attempts are limited. */
const correcting = {
  ...resending,
  'code.changed': { actions: storeTyped },
  'code.submitted': 'verifying',
} as const;

const proofSetup = setup({
  types: {
    context: {} as ProofContext,
    events: {} as ProofEvent,
    output: {} as ProofResult,
    children: {} as { passkeyUse: 'passkeyUse' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    requestProof: declaredPromise<CodeRequested>('requestProof'),
    verifyProof: declaredPromise<void, string>('verifyProof'),
    passkeyUse: passkeyUseMachine,
  },
  actions: {
    storeRequested: assign((_, { codeExpiresAt }: CodeRequested) => ({
      code: '',
      attemptsLeft: undefined,
      codeExpiresAt,
      ...noFailure,
    })),
    storeCode: assign((_, code: string) => ({ code: typedCode(code) })),
    clearCode: assign({ code: '', attemptsLeft: undefined }),
    storeAttemptsLeft: assign((_, { attemptsLeft }: CallFailed) => ({ attemptsLeft })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusProof: emit({ type: 'focus.requested', on: 'proof' }),
  },
  guards: {
    isFailureKind,
    codeIsComplete,
    wasLastAttempt,
    isAccepted: (_, { session }: PasskeyResult) => session !== undefined,
  },
});

/** Creates the machine with its first step. */
const createProof = (initial: 'passkey' | 'requesting') =>
  proofSetup.createMachine({
    id: 'proof',
    description:
      'A person proves their identity again, with a passkey or a code by e-mail, before an action that requires it.',
    context: { code: '', codeExpiresAt: '', attemptsLeft: undefined, ...noFailure },
    initial,
    states: {
      requesting: {
        description: 'The host is asked to send a code.',
        tags: 'waiting',
        invoke: {
          id: 'requestProof',
          src: 'requestProof',
          onDone: {
            target: 'entering',
            actions: [{ type: 'storeRequested', params: ({ event }) => event.output }, 'focusProof'],
          },
          onError: onFailure({ 'no-mail-server': 'noMailServer', otherwise: 'notRequested' }),
        },
        on: abandoning,
      },
      notRequested: {
        description: 'The code could not be requested; the person can try again.',
        tags: 'failed',
        on: resending,
      },
      noMailServer: {
        description: 'The site has no mail server and sends no codes; the person needs a passkey or a link.',
        tags: 'failed',
        on: { ...abandoning, 'passkey.requested': usingPasskey },
      },
      entering: {
        description: 'The person enters the code from the e-mail.',
        on: {
          ...correcting,
          'code.changed': [
            { guard: { type: 'codeIsComplete', params: typed }, target: 'verifying', actions: storeTyped },
            { actions: storeTyped },
          ],
        },
      },
      verifying: {
        description: 'The host is checking the code.',
        tags: 'waiting',
        invoke: {
          id: 'verifyProof',
          src: 'verifyProof',
          input: ({ context }) => context.code,
          onDone: { target: 'proven', actions: 'clearFailure' },
          onError: [
            { guard: onLastAttempt, target: 'over', actions: [storeFailure, 'clearCode'] },
            ...onFailure({
              wrongCode: { target: 'incorrect', actions: storeAttemptsLeft },
              'otp-locked': { target: 'over', actions: 'clearCode' },
              expiredCode: { target: 'over', actions: 'clearCode' },
              otherwise: 'notVerified',
            }),
          ],
        },
      },
      incorrect: {
        description: 'The code was wrong; the person sees how many attempts remain.',
        tags: 'failed',
        on: correcting,
      },
      notVerified: {
        description: 'The code could not be checked; the person can send it again.',
        tags: 'failed',
        on: correcting,
      },
      passkey: {
        description: 'The person uses a passkey; no code is sent until they ask for it.',
        tags: 'waiting',
        on: abandoning,
        invoke: {
          id: 'passkeyUse',
          src: 'passkeyUse',
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'proven',
              actions: 'clearFailure',
            },
            { target: 'requesting', actions: ['clearFailure', 'focusProof'] },
          ],
        },
      },
      over: {
        description: 'The code can no longer be used; the person can request another one.',
        tags: 'failed',
        on: resending,
      },
      proven: {
        description: 'The identity is proved, and the action is repeated.',
        type: 'final',
        output: true,
      },
      abandoned: { description: 'The action is not repeated.', type: 'final', output: false },
    },
    output: ({ event }) => ({ isProven: event.output === true }),
  });

/**
 * Proves the identity of the signed-in person again with a passkey or a code by e-mail, when a call requires it. It ends with the
 * result, and the journey that runs it repeats the call.
 */
export const proofMachine = createProof('passkey');

/** The same for a person who has no passkey, or a browser that cannot use it: a code is sent at once. */
export const codeProofMachine = createProof('requesting');
