import { assign, emit, setup } from 'xstate';
import type { RegisteredStay } from '../../../contract/dashboard/registrations.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import type * as t from './registrations.types.ts';

const storeStays = storeOutput('storeStays');

/** The actions on the list. */
const choosing = {
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

/** The person sends the reminder later or again. The list may have changed since then. */
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
    ...loadingStates({ src: 'listRegistrations' }, { target: 'shown', actions: storeStays }),
    shown: {
      description: 'The host sees the stays that were loaded last.',
      initial: 'idle',
      states: liveStates('refreshRegistrations', { src: 'listRegistrations' }, storeStays, choosing),
    },
    reminding: {
      description: 'The host reminds the guest of a stay.',
      initial: 'sending',
      states: {
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
