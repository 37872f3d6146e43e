import { assign, emit, setup } from 'xstate';
import type { CheckAnswer, HealthAnswer } from '../../../contract/dashboard/health.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { noRefusal, onRefusal, refuse } from '../shared/outcomes.ts';
import type * as t from './health.types.ts';

const storeHealth = storeOutput('storeHealth');
const storeChecks = storeOutput('storeChecks');

/** The actions without a result of the checks. */
const actingUnchecked = {
  'check.requested': { target: 'checking', actions: 'forgetResult' },
  'jobRetry.requested': {
    target: 'retrying',
    actions: {
      type: 'startAction',
      params: ({ event }: { event: { id: string } }) => event.id,
    },
  },
} as const;

/** The actions of a page that waits for no other action. */
const acting = {
  ...actingUnchecked,
  'repair.requested': { target: 'repairing', actions: { type: 'startAction', params: () => '' } },
} as const;

/** Loads the health again after a refusal; its message stays. */
const reassessAgain = { target: 'reassessing', reenter: true } as const;

const getInput =
  (call: string) =>
  ({ context: { job, visitId, attempt } }: { context: t.HealthContext }): t.HealthCall => ({
    job,
    idempotencyKey: createIdempotencyKey(visitId, call, attempt),
  });

const afterAction = <Next extends string, Looking extends string>(
  done: 'retried' | 'repaired',
  next: Next,
  looking: Looking,
) =>
  ({
    onDone: { target: next, actions: [{ type: 'storeResult', params: () => done }, 'focusPage'] },
    onError: onFailure({ noAnswer: looking, otherwise: { target: 'reassessing', actions: onRefusal } }),
  }) as const;

/** Shows an owner what the checks of the site have found, and repairs what the site itself can repair. */
export const healthMachine = setup({
  types: {
    input: {} as t.HealthInput,
    context: {} as t.HealthContext,
    events: {} as t.HealthEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadHealth: declaredPromise<HealthAnswer>('loadHealth'),
    checkSite: declaredPromise<CheckAnswer>('checkSite'),
    retryJobs: declaredPromise<void, t.HealthCall>('retryJobs'),
    repairWebhook: declaredPromise<void, t.HealthCall>('repairWebhook'),
  },
  actions: {
    storeHealth: assign((_, health: HealthAnswer) => ({ health, ...noFailureReason })),
    storeChecks: assign((_, checks: CheckAnswer) => ({ checks, ...noFailureReason })),
    startAction: assign(({ context }, job: string) => ({
      job,
      attempt: context.attempt + 1,
      done: undefined,
      ...noFailureReason,
    })),
    storeResult: assign((_, done: 'retried' | 'repaired') => ({ done, ...noFailureReason })),
    forgetResult: assign({ done: undefined, ...noFailureReason }),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'health',
  description:
    'An owner sees what the checks of the site have found, retries failed jobs, and sees the version of the software.',
  context: ({ input }) => ({
    ...input,
    health: undefined,
    checks: undefined,
    job: '',
    attempt: 0,
    done: undefined,
    ...noRefusal,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'loadHealth' }, { target: 'shown', actions: storeHealth }),
    shown: {
      description: 'The owner sees the failed jobs, the version, and the result of the last checks.',
      initial: 'checking',
      states: {
        checking: {
          description: 'All checks are being made, which takes some seconds.',
          tags: 'waiting',
          invoke: {
            id: 'checkSite',
            src: 'checkSite',
            onDone: { target: 'idle', actions: storeChecks },
            onError: onFailure({ otherwise: 'notChecked' }),
          },
        },
        notChecked: {
          description: 'The checks have no result; the owner can begin them again.',
          tags: 'failed',
          on: { ...actingUnchecked, 'data.changed': 'refreshing', 'connection.returned': 'checking' },
        },
        ...liveStates('refreshHealth', { src: 'loadHealth' }, storeHealth, acting),
        retrying: {
          description: 'Failed jobs are being retried.',
          tags: 'waiting',
          invoke: {
            id: 'retryJobs',
            src: 'retryJobs',
            input: getInput('retryJobs'),
            ...afterAction('retried', 'refreshing', 'lookingAfterRetry'),
          },
        },
        repairing: {
          description: 'The webhook endpoint at the payment gateway is being created or corrected.',
          tags: 'waiting',
          invoke: {
            id: 'repairWebhook',
            src: 'repairWebhook',
            input: getInput('repairWebhook'),
            ...afterAction('repaired', 'checking', 'lookingAfterRepair'),
          },
        },
        reassessing: {
          description: 'The host refused the action, so the failed jobs are loaded again.',
          tags: 'waiting',
          invoke: {
            id: 'reassessHealth',
            src: 'loadHealth',
            onDone: { target: 'rejected', actions: storeHealth },
            onError: onFailure({ otherwise: 'notReassessed' }),
          },
          on: { 'data.changed': reassessAgain },
        },
        rejected: {
          description: 'The host refused the action; the failed jobs are current.',
          tags: 'failed',
          on: { ...acting, 'data.changed': reassessAgain },
        },
        notReassessed: {
          description:
            'The host refused the action, and the failed jobs could not be loaded; the owner can try again.',
          tags: 'failed',
          on: {
            ...acting,
            'data.changed': reassessAgain,
            'retry.requested': reassessAgain,
            'connection.returned': reassessAgain,
          },
        },
        lookingAfterRetry: {
          description:
            'The answer is missing, so the failed jobs are loaded, and show whether they were retried.',
          tags: 'waiting',
          invoke: {
            id: 'lookAtHealth',
            src: 'loadHealth',
            onDone: { target: 'retryUnconfirmed', actions: storeHealth },
            onError: onFailure({ otherwise: 'retryUnconfirmed' }),
          },
          on: { 'data.changed': { target: 'lookingAfterRetry', reenter: true } },
        },
        retryUnconfirmed: {
          description:
            'It is unknown whether the jobs were retried; the owner can look again, and send the same action again.',
          tags: 'failed',
          on: {
            ...acting,
            'data.changed': 'lookingAfterRetry',
            'look.requested': { target: 'lookingAfterRetry', actions: 'focusPage' },
            'jobRetry.repeated': { target: 'retrying', actions: 'focusPage' },
          },
        },
        lookingAfterRepair: {
          description:
            'The answer is missing, so all checks are made, and show whether the endpoint is correct.',
          tags: 'waiting',
          invoke: {
            id: 'lookAtChecks',
            src: 'checkSite',
            onDone: { target: 'repairUnconfirmed', actions: storeChecks },
            onError: onFailure({ otherwise: 'repairUnconfirmed' }),
          },
        },
        repairUnconfirmed: {
          description:
            'It is unknown whether the endpoint was corrected; the owner can look again, and send the same action again.',
          tags: 'failed',
          on: {
            ...acting,
            'look.requested': { target: 'lookingAfterRepair', actions: 'focusPage' },
            'repair.repeated': { target: 'repairing', actions: 'focusPage' },
          },
        },
      },
    },
  },
});
