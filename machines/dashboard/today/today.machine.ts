import { assign, emit, setup } from 'xstate';
import type { TodayAnswer } from '../../../contract/dashboard/today.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { noRefusal, onRefusal, refuse } from '../shared/outcomes.ts';
import type * as t from './today.types.ts';

const storeToday = storeOutput('storeToday');

/** The actions of a page that waits for no other action. */
const acting = {
  'reminder.requested': {
    target: 'reminding',
    actions: {
      type: 'startAction',
      params: ({ event }: { event: { number: string } }) => ['reminder', event.number] as const,
    },
  },
  'jobRetry.requested': {
    target: 'retrying',
    actions: {
      type: 'startAction',
      params: ({ event }: { event: { id: string } }) => ['jobRetry', event.id] as const,
    },
  },
} as const;

/** Loads today again after a refusal; its message stays. */
const reassessAgain = { target: 'reassessing', reenter: true } as const;

const getInput =
  (call: string) =>
  ({ context: { subject, visitId, attempt } }: { context: t.TodayContext }): t.ActionInput => ({
    subject,
    idempotencyKey: createIdempotencyKey(visitId, call, attempt),
  });

const afterAction = <Looking extends string>(done: 'reminded' | 'retried', looking: Looking) =>
  ({
    onDone: { target: 'refreshing', actions: [{ type: 'storeResult', params: () => done }, 'focusPage'] },
    onError: onFailure({ noAnswer: looking, otherwise: { target: 'reassessing', actions: onRefusal } }),
  }) as const;

/** Returns the two states after an action without an answer; only this action can be repeated. */
const createStatesWithoutAnswer = <
  Looking extends string,
  Unconfirmed extends string,
  const Repeat extends object,
>(
  action: string,
  looking: Looking,
  unconfirmed: Unconfirmed,
  repeat: Repeat,
) =>
  ({
    looking: {
      description: `The answer is missing, so today is loaded, and shows whether ${action}.`,
      tags: 'waiting',
      invoke: {
        id: 'lookAtToday',
        src: 'loadToday',
        onDone: { target: unconfirmed, actions: storeToday },
        onError: onFailure({ otherwise: unconfirmed }),
      },
      on: { 'data.changed': { target: looking, reenter: true } },
    },
    unconfirmed: {
      description: `It is unknown whether ${action}; the host can look again, and send the same action again.`,
      tags: 'failed',
      on: {
        ...acting,
        'data.changed': looking,
        'look.requested': { target: looking, actions: 'focusPage' },
        ...repeat,
      },
    },
  }) as const;

const reminder = createStatesWithoutAnswer(
  'the guest was reminded',
  'lookingAfterReminder',
  'reminderUnconfirmed',
  {
    'reminder.repeated': { target: 'reminding', actions: 'focusPage' },
  },
);

const retry = createStatesWithoutAnswer('the job was retried', 'lookingAfterRetry', 'retryUnconfirmed', {
  'jobRetry.repeated': { target: 'retrying', actions: 'focusPage' },
});

/** Shows the arrivals, departures and guests of today, and what needs the host's attention. */
export const todayMachine = setup({
  types: {
    input: {} as t.TodayInput,
    context: {} as t.TodayContext,
    events: {} as t.TodayEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadToday: declaredPromise<TodayAnswer>('loadToday'),
    remindGuest: declaredPromise<void, t.ActionInput>('remindGuest'),
    retryJob: declaredPromise<void, t.ActionInput>('retryJob'),
  },
  actions: {
    storeToday: assign((_, today: TodayAnswer) => ({ today, ...noFailureReason })),
    startAction: assign(({ context }, [action, subject]: readonly [t.TodayAction, string]) => ({
      action,
      subject,
      attempt: context.attempt + 1,
      done: undefined,
      ...noFailureReason,
    })),
    storeResult: assign((_, done: 'reminded' | 'retried') => ({ done, ...noFailureReason })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'today',
  description: 'A host sees the stays of today, and does what needs attention.',
  context: ({ input }) => ({
    ...input,
    today: undefined,
    action: 'reminder',
    subject: '',
    attempt: 0,
    done: undefined,
    ...noRefusal,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'loadToday' }, { target: 'shown', actions: storeToday }),
    shown: {
      description: 'The host sees the stays and tasks that were loaded last.',
      initial: 'idle',
      states: {
        ...liveStates('refreshToday', { src: 'loadToday' }, storeToday, acting),
        reminding: {
          description: 'The guest is being reminded to register.',
          tags: 'waiting',
          invoke: {
            id: 'remindGuest',
            src: 'remindGuest',
            input: getInput('remindGuest'),
            ...afterAction('reminded', 'lookingAfterReminder'),
          },
        },
        retrying: {
          description: 'A failed job is being retried.',
          tags: 'waiting',
          invoke: {
            id: 'retryJob',
            src: 'retryJob',
            input: getInput('retryJob'),
            ...afterAction('retried', 'lookingAfterRetry'),
          },
        },
        reassessing: {
          description: 'The host refused the action, so today is loaded again.',
          tags: 'waiting',
          invoke: {
            id: 'reassessToday',
            src: 'loadToday',
            onDone: { target: 'rejected', actions: storeToday },
            onError: onFailure({ otherwise: 'notReassessed' }),
          },
          on: { 'data.changed': reassessAgain },
        },
        rejected: {
          description: 'The host refused the action; today is current.',
          tags: 'failed',
          on: { ...acting, 'data.changed': reassessAgain },
        },
        notReassessed: {
          description: 'The host refused the action, and today could not be loaded; the host can try again.',
          tags: 'failed',
          on: {
            ...acting,
            'data.changed': reassessAgain,
            'retry.requested': reassessAgain,
            'connection.returned': reassessAgain,
          },
        },
        lookingAfterReminder: reminder.looking,
        reminderUnconfirmed: reminder.unconfirmed,
        lookingAfterRetry: retry.looking,
        retryUnconfirmed: retry.unconfirmed,
      },
    },
  },
});
