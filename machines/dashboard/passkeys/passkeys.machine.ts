import { assign, emit, setup } from 'xstate';
import type { Session } from '../../../contract/dashboard/session.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { passkeyCreationMachine, type CreationResult } from '../passkeyCreation/passkeyCreation.machine.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { loadingStates, storeOutput } from '../shared/liveList.ts';

/** A passkey of the signed-in person. */
export interface OwnPasskey {
  id: string;
  /** The browser and system on which it was created; may be empty. */
  name: string;
  since: string;
  usedAt: string | null;
}

export interface PasskeysInput {
  /** Identifies the visit in idempotency keys. */
  visitId: string;
}

export interface PasskeysContext extends PasskeysInput, FailureReason {
  passkeys: readonly OwnPasskey[];
  /** The id of the passkey that is being removed. */
  removedId: string;
  /** The number of removals on this visit. */
  attempt: number;
}

export type PasskeysEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'passkey.addRequested' }
  | { type: 'passkey.removalRequested'; id: string };

/** The input of the call that removes a passkey. */
export interface RemovalInput {
  id: string;
  idempotencyKey: string;
}

const choosing = {
  'passkey.addRequested': { target: 'adding', actions: ['clearFailure', 'focusPage'] },
  'passkey.removalRequested': {
    target: 'removing',
    actions: { type: 'startRemoval', params: ({ event }: { event: { id: string } }) => event.id },
  },
} as const;

/** Shows the passkeys of the signed-in person, adds and removes them. */
export const passkeysMachine = setup({
  types: {
    input: {} as PasskeysInput,
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    children: {} as { proof: 'proof'; passkeyCreation: 'passkeyCreation' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listPasskeys: declaredPromise<readonly OwnPasskey[]>('listPasskeys'),
    removePasskey: declaredPromise<void, RemovalInput>('removePasskey'),
    passkeyCreation: passkeyCreationMachine,
    proof: proofMachine,
  },
  actions: {
    storePasskeys: assign((_, passkeys: readonly OwnPasskey[]) => ({ passkeys, ...noFailureReason })),
    startRemoval: assign(({ context }, removedId: string) => ({ removedId, attempt: context.attempt + 1 })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    // Provided by the page.
    reportSession: (_now, _session: Session) => undefined,
  },
  guards: {
    isFailureKind,
    isProven,
    isAdded: (_, { session }: CreationResult) => session !== undefined,
  },
  delays: { loadingTimeout },
}).createMachine({
  id: 'passkeys',
  description: 'A person sees their passkeys, adds one, and removes those that they no longer use.',
  context: ({ input }) => ({ ...input, passkeys: [], removedId: '', attempt: 0, ...noFailureReason }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'listPasskeys' }, { target: 'list', actions: storeOutput('storePasskeys') }),
    list: { description: 'The person sees their passkeys.', on: choosing },
    adding: {
      description: 'The person adds a passkey.',
      tags: 'waiting',
      invoke: {
        id: 'passkeyCreation',
        src: 'passkeyCreation',
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'loading',
            actions: [
              'clearFailure',
              { type: 'reportSession', params: ({ event }) => event.output.session! },
              'focusPage',
            ],
          },
          {
            description: 'A passkey may have been added although the host did not confirm it.',
            target: 'loading',
            actions: ['clearFailure', 'focusPage'],
          },
        ],
      },
    },
    removing: {
      description: 'The host removes the passkey.',
      tags: 'waiting',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { visitId, removedId, attempt } }) => ({
          id: removedId,
          idempotencyKey: createIdempotencyKey(visitId, 'removePasskey', attempt),
        }),
        onDone: { target: 'loading', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          'not-found': { target: 'loading', actions: 'focusPage', description: 'It is removed already.' },
          otherwise: 'notRemoved',
        }),
      },
    },
    proving: requireProof('removing', 'list'),
    notRemoved: {
      description: 'The host did not confirm that the passkey was removed; the person can try again.',
      tags: 'failed',
      on: choosing,
    },
  },
});
