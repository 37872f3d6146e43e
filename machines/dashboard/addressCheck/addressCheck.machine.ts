import { assign, emit, setup } from 'xstate';
import type { Settings } from '../../../contract/dashboard/settings.ts';
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
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { loadingStates, storeOutput } from '../shared/liveList.ts';

/** The result of a check of the public address. */
export type AddressResult = 'ok' | 'local' | 'unreachable' | 'certificate' | 'another-site' | 'proxy';

export interface AddressCheckInput {
  /** Identifies the visit in idempotency keys. */
  visitId: string;
}

export interface AddressCheckContext extends AddressCheckInput, FailureReason {
  /** Undefined until they are loaded. */
  settings: Settings | undefined;
  /** The result of the last check; undefined before the first one. */
  result: AddressResult | undefined;
  attempt: number;
}

export type AddressCheckEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'check.requested' };

/** The input of the call that checks the address. */
export interface AddressCheckCall {
  idempotencyKey: string;
}

const checkingAgain = { 'check.requested': { target: 'checking', actions: 'startAnotherAttempt' } } as const;

/** Shows the public address of the site, and checks whether it leads there. */
export const addressCheckMachine = setup({
  types: {
    input: {} as AddressCheckInput,
    context: {} as AddressCheckContext,
    events: {} as AddressCheckEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    getSettings: declaredPromise<Settings>('getSettings'),
    checkAddress: declaredPromise<AddressResult, AddressCheckCall>('checkAddress'),
  },
  actions: {
    storeSettings: assign((_, settings: Settings) => ({ settings, ...noFailureReason })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeResult: assign((_, result: AddressResult) => ({ result, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'addressCheck',
  description: 'An owner sees the public address of the site, and checks whether it leads there.',
  context: ({ input: { visitId } }) => ({
    visitId,
    settings: undefined,
    result: undefined,
    attempt: 0,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'getSettings' }, { target: 'shown', actions: storeOutput('storeSettings') }),
    shown: { description: 'The owner sees the address, and can check it.', on: checkingAgain },
    checking: {
      description: 'The site opens its own public address.',
      tags: 'waiting',
      invoke: {
        id: 'checkAddress',
        src: 'checkAddress',
        input: ({ context: { visitId, attempt } }) => ({
          idempotencyKey: createIdempotencyKey(visitId, 'checkAddress', attempt),
        }),
        onDone: { target: 'checked', actions: [storeOutput('storeResult'), 'focusPage'] },
        onError: onFailure({ noAnswer: 'unconfirmed', otherwise: 'notChecked' }),
      },
    },
    checked: {
      description: 'The owner sees where the address leads, and can check it again.',
      on: checkingAgain,
    },
    notChecked: {
      description: 'The host did not check the address; the owner can try again.',
      tags: 'failed',
      on: checkingAgain,
    },
    unconfirmed: {
      description: 'The answer is missing; the owner can request it again.',
      tags: 'failed',
      on: { 'check.requested': 'checking' },
    },
  },
});
