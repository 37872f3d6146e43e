import { assign, emit, setup, type AnyEventObject } from 'xstate';
import type { CreationOptions, PasskeyCreation } from '../../../contract/dashboard/passkeys.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, type FailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

export interface PasskeyCreationContext extends FailureReason {
  /** The options with which the browser creates the passkey. */
  options: CreationOptions | undefined;
  /** The passkey that the browser has created. */
  passkey: PasskeyCreation | undefined;
}

export type PasskeyCreationEvent =
  | { type: 'creation.requested' }
  /** The person adds no passkey now. */
  | { type: 'creation.declined' };

/** The session of the person who has added a passkey; undefined if they have not. */
export interface CreationResult {
  session: Session | undefined;
}

const deciding = {
  'creation.requested': { target: 'preparing', actions: ['clearFailure', 'focusPage'] },
  'creation.declined': 'declined',
} as const;

/** Adds a passkey, with which the person signs in without a code. */
export const passkeyCreationMachine = setup({
  types: {
    context: {} as PasskeyCreationContext,
    events: {} as PasskeyCreationEvent,
    output: {} as CreationResult,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    requestCreation: declaredPromise<CreationOptions>('requestCreation'),
    /** Asks the browser, which asks the person. */
    createPasskey: declaredPromise<PasskeyCreation, CreationOptions>('createPasskey'),
    savePasskey: declaredPromise<Session, PasskeyCreation>('savePasskey'),
    proof: proofMachine,
  },
  actions: {
    storeOptions: assign((_, options: CreationOptions) => ({ options, ...noFailureReason })),
    storePasskey: assign((_, passkey: PasskeyCreation) => ({ passkey, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind, isProven },
}).createMachine({
  id: 'passkeyCreation',
  description: 'A person adds a passkey, with which they sign in without a code.',
  context: { options: undefined, passkey: undefined, ...noFailureReason },
  initial: 'offered',
  states: {
    offered: { description: 'The person reads what a passkey is, and decides.', on: deciding },
    preparing: {
      description: 'The host is asked for what the browser needs to create the passkey.',
      tags: 'waiting',
      invoke: {
        id: 'requestCreation',
        src: 'requestCreation',
        onDone: {
          target: 'confirming',
          actions: { type: 'storeOptions', params: ({ event }) => event.output },
        },
        onError: onFailure({ 'proof-required': 'proving', otherwise: 'notAdded' }),
      },
    },
    proving: requireProof('preparing', 'offered'),
    confirming: {
      description: 'The browser asks the person to confirm, for example with a fingerprint.',
      tags: 'waiting',
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => context.options!,
        onDone: {
          target: 'saving',
          actions: { type: 'storePasskey', params: ({ event }) => event.output },
        },
        onError: onFailure({ otherwise: 'notCreated' }),
      },
    },
    saving: {
      description: 'The host stores the passkey.',
      tags: 'waiting',
      invoke: {
        id: 'savePasskey',
        src: 'savePasskey',
        input: ({ context }) => context.passkey!,
        onDone: { target: 'added', actions: 'clearFailure' },
        onError: onFailure({ otherwise: 'notAdded' }),
      },
    },
    notCreated: {
      description: 'The person has not confirmed, or the device has a passkey for this site already.',
      tags: 'failed',
      on: deciding,
    },
    notAdded: {
      description: 'The host did not confirm that the passkey was added; the person can try again.',
      tags: 'failed',
      on: deciding,
    },
    added: {
      description: 'The person can sign in with the passkey.',
      type: 'final',
      output: ({ event }: { event: AnyEventObject }) => event['output'] as Session,
    },
    declined: { description: 'The person adds no passkey now.', type: 'final', output: undefined },
  },
  output: ({ event }) => ({ session: event.output as Session | undefined }),
});
