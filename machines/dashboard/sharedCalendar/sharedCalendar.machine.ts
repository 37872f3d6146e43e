import { assign, emit, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { storeOutput } from '../shared/liveList.ts';
import { propertyLoadingStates } from '../shared/shownProperty.ts';
import type * as t from './sharedCalendar.types.ts';

const toAddress = { target: '#sharedCalendar.shown', actions: ['clearFailure', 'focusPage'] } as const;

/** Leaves after an attempt, so the address is loaded again. */
const toPresentAddress = {
  target: '#sharedCalendar.loading',
  actions: ['clearFailure', 'focusPage'],
} as const;

/** Shows the address of a property's calendar for other channels, and replaces it. */
export const sharedCalendarMachine = setup({
  types: {
    input: {} as t.SharedCalendarInput,
    context: {} as t.SharedCalendarContext,
    events: {} as t.SharedCalendarEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    getCalendarAddress: declaredPromise<string, string>('getCalendarAddress'),
    renewCalendarAddress: declaredPromise<string, t.RenewalInput>('renewCalendarAddress'),
    proof: proofMachine,
  },
  actions: {
    storeAddress: assign((_, address: string) => ({ address, ...noFailureReason })),
    storeRenewed: assign((_, address: string) => ({ address, isRenewed: true, ...noFailureReason })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind, isProven },
  delays: { loadingTimeout },
}).createMachine({
  id: 'sharedCalendar',
  description: 'A host gives the calendar of a property to other channels, and replaces its address.',
  context: ({ input }) => ({ ...input, address: '', isRenewed: false, attempt: 0, ...noFailureReason }),
  initial: 'loading',
  states: {
    ...propertyLoadingStates('getCalendarAddress', {
      target: 'shown',
      actions: storeOutput('storeAddress'),
    } as const),
    shown: {
      description: 'The host sees the address, copies it, and reads where other channels want it.',
      on: {
        'renewal.requested': { target: 'renewing', actions: ['startAnotherAttempt', 'focusPage'] },
      },
    },
    renewing: {
      description: 'A host replaces the address, for example because somebody else has it.',
      initial: 'confirming',
      states: {
        confirming: {
          description: 'The host reads that the channels need the new address, and confirms it.',
          on: { 'renewal.confirmed': 'sending', 'renewal.abandoned': toAddress },
        },
        sending: {
          description: 'The address is being replaced.',
          tags: 'waiting',
          invoke: {
            id: 'renewCalendarAddress',
            src: 'renewCalendarAddress',
            input: ({ context: { visitId, property, attempt } }) => ({
              property,
              idempotencyKey: createIdempotencyKey(visitId, 'renewCalendarAddress', attempt),
            }),
            onDone: {
              target: '#sharedCalendar.shown',
              actions: [storeOutput('storeRenewed'), 'focusPage'],
            },
            onError: onFailure({
              'proof-required': 'proving',
              noAnswer: 'unconfirmed',
              'too-many-requests': 'tooMany',
              otherwise: 'rejected',
            }),
          },
        },
        proving: requireProof('sending', '#sharedCalendar.loading'),
        tooMany: {
          description: 'The site accepts no more requests for some time; the host can replace it later.',
          tags: 'failed',
          on: { 'renewal.confirmed': 'sending', 'renewal.abandoned': toPresentAddress },
        },
        rejected: {
          description: 'The change was refused; the host can return to the address, which is loaded again.',
          tags: 'failed',
          on: { 'renewal.abandoned': toPresentAddress },
        },
        unconfirmed: {
          description:
            'The answer is missing, so it is unknown whether the address was replaced; the host can look, and send it again.',
          tags: 'failed',
          on: {
            'renewal.confirmed': { target: 'sending', actions: 'focusPage' },
            'renewal.abandoned': toPresentAddress,
          },
        },
      },
    },
  },
});
