import { assign, emit, setup } from 'xstate';
import type { RegisteredStay } from '../../../contract/dashboard/registrations.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { afterLoadingTooLong, loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './registrations.types.ts';

const storeStays = {
  type: 'storeStays',
  params: ({ event }: { event: { output: readonly RegisteredStay[] } }) => event.output,
} as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** The steps of a list that waits for nothing. */
const next = {
  'data.changed': { target: 'refreshing', reenter: true },
  'reminder.requested': {
    target: '#registrations.reminding',
    actions: [
      {
        type: 'chooseStay',
        params: ({ event }: { event: { stay: RegisteredStay } }) => event.stay,
      },
      'focusPage',
    ],
  },
} as const;

/** The person decides whether the guest is reminded. The list may have changed since then. */
const deciding = {
  'reminder.confirmed': 'sending',
  'reminder.abandoned': { target: '#registrations.shown.refreshing', actions: ['clearFailure', 'focusPage'] },
} as const;

const getReminder = ({
  context: { chosen, visitId, attempt },
}: {
  context: t.RegistrationsContext;
}): t.ReminderInput => ({
  number: chosen!.number,
  idempotencyKey: createIdempotencyKey(visitId, 'remindGuest', attempt),
});

/** Shows whose guests are registered, and reminds guests to register. */
export const registrationsMachine = setup({
  types: {
    input: {} as t.RegistrationsInput,
    context: {} as t.RegistrationsContext,
    events: {} as t.RegistrationsEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listRegistrations: declaredPromise<readonly RegisteredStay[]>('listRegistrations'),
    remindGuest: declaredPromise<void, t.ReminderInput>('remindGuest'),
  },
  actions: {
    storeStays: assign((_, stays: readonly RegisteredStay[]) => ({ stays, ...noFailureReason })),
    chooseStay: assign(({ context }, chosen: RegisteredStay) => ({
      chosen,
      attempt: context.attempt + 1,
      isReminded: false,
      ...noFailureReason,
    })),
    storeResult: assign({ isReminded: true, ...noFailureReason }),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'registrations',
  description: 'A host sees whose guests are registered, and reminds guests to register.',
  context: ({ input }) => ({
    ...input,
    stays: [],
    chosen: undefined,
    attempt: 0,
    isReminded: false,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The stays are being loaded.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'listRegistrations',
        src: 'listRegistrations',
        onDone: { target: 'shown', actions: storeStays },
        onError: onFailure({ otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The stays could not be loaded; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    shown: {
      description: 'The host sees the stays that were loaded last.',
      initial: 'still',
      states: {
        still: { description: 'Nothing is pending.', on: next },
        refreshing: {
          description: 'Something has changed, so the stays are loaded again without a message.',
          tags: 'waiting',
          on: next,
          invoke: {
            id: 'refreshRegistrations',
            src: 'listRegistrations',
            onDone: { target: 'still', actions: storeStays },
            onError: onFailure({ otherwise: 'outdated' }),
          },
        },
        outdated: {
          description: 'The stays could not be loaded again; the host can try again.',
          tags: 'failed',
          on: {
            ...next,
            'retry.requested': { target: 'refreshing', actions: 'focusPage' },
            'connection.returned': 'refreshing',
          },
        },
      },
    },
    reminding: {
      description: 'The host reminds the guest of a stay.',
      initial: 'confirming',
      states: {
        confirming: { description: 'The host sees what the guest receives, and confirms it.', on: deciding },
        sending: {
          description: 'The guest is being reminded.',
          tags: 'waiting',
          invoke: {
            id: 'remindGuest',
            src: 'remindGuest',
            input: getReminder,
            onDone: { target: '#registrations.shown.refreshing', actions: ['storeResult', 'focusPage'] },
            onError: onFailure({
              noAnswer: 'unconfirmed',
              'too-many-requests': 'tooMany',
              otherwise: 'refused',
            }),
          },
        },
        tooMany: {
          description:
            'The host accepts no more requests for some time; the host can remind the guest later.',
          tags: 'failed',
          on: deciding,
        },
        refused: {
          description: 'The guest cannot be reminded any more, or was reminded shortly before.',
          tags: 'failed',
          on: { 'reminder.abandoned': deciding['reminder.abandoned'] },
        },
        unconfirmed: {
          description:
            'The answer is missing, so it is unknown whether the guest was reminded; the host can look, and send it again.',
          tags: 'failed',
          on: { ...deciding, 'reminder.confirmed': { target: 'sending', actions: 'focusPage' } },
        },
      },
    },
  },
});
