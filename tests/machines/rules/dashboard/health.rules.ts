import type { healthMachine } from '../../../../machines/dashboard/health/health.machine.ts';
import {
  quietHealth,
  sampleChecks,
  sampleHealth,
  soundChecks,
} from '../../../../machines/dashboard/health/health.samples.ts';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { loadingRules } from './liveList.ts';
import { refused } from './refused.ts';

const { leadsTo, defineRules } = rulesFor<typeof healthMachine>();

const [{ id: job }] = sampleHealth.jobs as [(typeof sampleHealth.jobs)[number]];
const started = { attempt: 4, done: undefined, ...noReason };

const actingUnchecked = {
  'check.requested': leadsTo('shown.checking', { done: undefined, ...noReason }),
  'jobRetry.requested': leadsTo('shown.retrying', { job, ...started }),
};
const acting = {
  ...actingUnchecked,
  'repair.requested': leadsTo('shown.repairing', { job: '', ...started }),
};
const reassessAgain = { 'data.changed': leadsTo('shown.reassessing') };
const refreshing = leadsTo('shown.refreshing');
const current = { health: sampleHealth, ...noReason };
const checked = { checks: sampleChecks, ...noReason };

const isReassessed = (failure: FailedCall) =>
  leadsTo('shown.reassessing', { ...getReason(failure), ...refused(failure) });

/** The calls about one job. */
const getInput = (call: string) => ({ job: 'j1', idempotencyKey: `v7:${call}:3` });

const states = defineRules(
  {
    visitId: 'v7',
    health: quietHealth,
    checks: soundChecks,
    job: 'j1',
    refusal: noReason,
    attempt: 3,
    done: 'retried',
    ...waiting,
  },
  {
    ...loadingRules<typeof healthMachine>({
      call: ['loadHealth', undefined],
      loaded: leadsTo('shown.checking', { health: sampleHealth, ...noReason }),
    }),
    'shown.checking': {
      path: ['loading', 'loadHealth.answered'],
      tags: ['waiting'],
      calls: { checkSite: ['checkSite', undefined] },
      answers: { 'checkSite.answered': leadsTo('shown.idle', checked) },
      fails: { checkSite: { otherwise: (failure) => leadsTo('shown.notChecked', getReason(failure)) } },
    },
    'shown.notChecked': {
      path: ['shown.checking', 'checkSite.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...actingUnchecked,
        'data.changed': refreshing,
        'connection.returned': leadsTo('shown.checking'),
      },
    },
    'shown.idle': {
      path: ['shown.checking', 'checkSite.answered'],
      on: { ...acting, 'data.changed': refreshing },
    },
    'shown.refreshing': {
      path: ['shown.idle', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshHealth: ['loadHealth', undefined] },
      answers: { 'refreshHealth.answered': leadsTo('shown.idle', current) },
      fails: { refreshHealth: { otherwise: (failure) => leadsTo('shown.outdated', getReason(failure)) } },
      on: { ...acting, 'data.changed': refreshing },
    },
    'shown.outdated': {
      path: ['shown.refreshing', 'refreshHealth.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...acting,
        'data.changed': refreshing,
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
        'connection.returned': refreshing,
      },
    },
    'shown.retrying': {
      path: ['shown.idle', 'jobRetry.requested'],
      tags: ['waiting'],
      calls: { retryJobs: ['retryJobs', getInput('retryJobs')] },
      answers: {
        'retryJobs.answered': leadsTo('shown.refreshing', { done: 'retried', ...noReason }, focusPage),
      },
      fails: {
        retryJobs: outcomes(isReassessed, (failure) =>
          leadsTo('shown.lookingAfterRetry', getReason(failure)),
        ),
      },
    },
    'shown.repairing': {
      path: ['shown.idle', 'repair.requested'],
      tags: ['waiting'],
      calls: { repairWebhook: ['repairWebhook', getInput('repairWebhook')] },
      answers: {
        'repairWebhook.answered': leadsTo('shown.checking', { done: 'repaired', ...noReason }, focusPage),
      },
      fails: {
        repairWebhook: outcomes(isReassessed, (failure) =>
          leadsTo('shown.lookingAfterRepair', getReason(failure)),
        ),
      },
    },
    'shown.reassessing': {
      path: ['shown.retrying', 'retryJobs.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessHealth: ['loadHealth', undefined] },
      answers: { 'reassessHealth.answered': leadsTo('shown.rejected', current) },
      fails: {
        reassessHealth: { otherwise: (failure) => leadsTo('shown.notReassessed', getReason(failure)) },
      },
      on: reassessAgain,
    },
    'shown.rejected': {
      path: ['shown.reassessing', 'reassessHealth.answered'],
      tags: ['failed'],
      on: { ...acting, ...reassessAgain },
    },
    'shown.notReassessed': {
      path: ['shown.reassessing', 'reassessHealth.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...acting,
        ...reassessAgain,
        'retry.requested': leadsTo('shown.reassessing'),
        'connection.returned': leadsTo('shown.reassessing'),
      },
    },
    'shown.lookingAfterRetry': {
      path: ['shown.retrying', 'retryJobs.failed.unreachable'],
      tags: ['waiting'],
      calls: { lookAtHealth: ['loadHealth', undefined] },
      answers: { 'lookAtHealth.answered': leadsTo('shown.retryUnconfirmed', current) },
      fails: {
        lookAtHealth: { otherwise: (failure) => leadsTo('shown.retryUnconfirmed', getReason(failure)) },
      },
      on: { 'data.changed': leadsTo('shown.lookingAfterRetry') },
    },
    'shown.retryUnconfirmed': {
      path: ['shown.lookingAfterRetry', 'lookAtHealth.answered'],
      tags: ['failed'],
      on: {
        ...acting,
        'data.changed': leadsTo('shown.lookingAfterRetry'),
        'look.requested': leadsTo('shown.lookingAfterRetry', {}, focusPage),
        'jobRetry.repeated': leadsTo('shown.retrying', {}, focusPage),
      },
    },
    'shown.lookingAfterRepair': {
      path: ['shown.repairing', 'repairWebhook.failed.unreachable'],
      tags: ['waiting'],
      calls: { lookAtChecks: ['checkSite', undefined] },
      answers: { 'lookAtChecks.answered': leadsTo('shown.repairUnconfirmed', checked) },
      fails: {
        lookAtChecks: { otherwise: (failure) => leadsTo('shown.repairUnconfirmed', getReason(failure)) },
      },
    },
    'shown.repairUnconfirmed': {
      path: ['shown.lookingAfterRepair', 'lookAtChecks.answered'],
      tags: ['failed'],
      on: {
        ...acting,
        'look.requested': leadsTo('shown.lookingAfterRepair', {}, focusPage),
        'repair.repeated': leadsTo('shown.repairing', {}, focusPage),
      },
    },
  },
);

/** The effect of each event in each state of the page about the health of the site. */
export const healthRules: Rules<typeof healthMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      health: undefined,
      checks: undefined,
      job: '',
      refusal: noReason,
      attempt: 0,
      done: undefined,
      ...noReason,
    },
  },
  states,
};
