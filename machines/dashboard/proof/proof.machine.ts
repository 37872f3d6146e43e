import { assign, emit, setup } from 'xstate';
import type { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { CodeRequested } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure, wasLastAttempt } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { codeIsComplete, typedCode } from '../../shared/typedCode.ts';
import { passkeyUseMachine, type PasskeyResult } from '../passkeyUse/passkeyUse.machine.ts';
import { codeCheckStates, enterCode, noCode, type CodeEntry } from '../shared/codeEntry.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

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

const abandoning = { 'proof.abandoned': 'abandoned' } as const;
const usingPasskey = { target: 'passkey', actions: ['clearFailure', 'clearCode', 'focusProof'] } as const;
const resending = {
  ...abandoning,
  'code.resendRequested': 'requesting',
  'passkey.requested': usingPasskey,
} as const;

const proofSetup = setup({
  types: {
    context: {} as CodeEntry,
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
    focusField: emit({ type: 'focus.requested', on: 'field' }),
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
    context: noCode,
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
            actions: [{ type: 'storeRequested', params: ({ event }) => event.output }, 'focusField'],
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
        on: { ...enterCode, ...resending },
      },
      ...codeCheckStates(
        'verifyProof',
        { target: 'proven', actions: 'clearFailure' },
        { locked: 'over', expired: 'over' },
        resending,
      ),
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
