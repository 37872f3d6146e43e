import type { todayMachine } from '../../../../machines/dashboard/today/today.machine.ts';
import { refused } from './refused.ts';
import { quietToday, sampleToday } from '../../../../machines/dashboard/today/today.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof todayMachine>();

const job = '7a1f4c1e-4a0f-4f53-9d53-0d3f0b6f2c11';
const loaded = { today: sampleToday, ...noReason };
const started = { attempt: 4, done: undefined, ...noReason };

const acting = {
  'reminder.requested': leadsTo('shown.reminding', { action: 'reminder', subject: 'FYR3-FCYH', ...started }),
  'jobRetry.requested': leadsTo('shown.retrying', { action: 'jobRetry', subject: job, ...started }),
};
const reassessAgain = { 'data.changed': leadsTo('shown.reassessing') };

const isReassessed = (failure: FailedCall) =>
  leadsTo('shown.reassessing', { ...getReason(failure), ...refused(failure) });

const states = defineRules(
  {
    visitId: 'v7',
    today: quietToday,
    action: 'reminder',
    subject: 'PGM6-NG4W',
    refusal: noReason,
    attempt: 3,
    done: 'retried',
    ...waiting,
  },
  {
    ...liveListRules<typeof todayMachine>({
      call: ['loadToday', undefined],
      refresh: 'refreshToday',
      loaded: leadsTo('shown.idle', loaded),
      on: acting,
    }),
    'shown.reminding': {
      path: ['shown.idle', 'reminder.requested'],
      tags: ['waiting'],
      calls: {
        remindGuest: ['remindGuest', { subject: 'PGM6-NG4W', idempotencyKey: 'v7:remindGuest:3' }],
      },
      answers: {
        'remindGuest.answered': leadsTo('shown.refreshing', { done: 'reminded', ...noReason }, focusPage),
      },
      fails: {
        remindGuest: outcomes(isReassessed, (failure) =>
          leadsTo('shown.lookingAfterReminder', getReason(failure)),
        ),
      },
    },
    'shown.retrying': {
      path: ['shown.idle', 'jobRetry.requested'],
      tags: ['waiting'],
      calls: { retryJob: ['retryJob', { subject: 'PGM6-NG4W', idempotencyKey: 'v7:retryJob:3' }] },
      answers: {
        'retryJob.answered': leadsTo('shown.refreshing', { done: 'retried', ...noReason }, focusPage),
      },
      fails: {
        retryJob: outcomes(isReassessed, (failure) => leadsTo('shown.lookingAfterRetry', getReason(failure))),
      },
    },
    'shown.reassessing': {
      path: ['shown.reminding', 'remindGuest.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessToday: ['loadToday', undefined] },
      answers: { 'reassessToday.answered': leadsTo('shown.rejected', loaded) },
      fails: {
        reassessToday: { otherwise: (failure) => leadsTo('shown.notReassessed', getReason(failure)) },
      },
      on: reassessAgain,
    },
    'shown.rejected': {
      path: ['shown.reassessing', 'reassessToday.answered'],
      tags: ['failed'],
      on: { ...acting, ...reassessAgain },
    },
    'shown.notReassessed': {
      path: ['shown.reassessing', 'reassessToday.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...acting,
        ...reassessAgain,
        'retry.requested': leadsTo('shown.reassessing'),
        'connection.returned': leadsTo('shown.reassessing'),
      },
    },
    'shown.lookingAfterReminder': {
      path: ['shown.reminding', 'remindGuest.failed.unreachable'],
      tags: ['waiting'],
      calls: { lookAtToday: ['loadToday', undefined] },
      answers: { 'lookAtToday.answered': leadsTo('shown.reminderUnconfirmed', loaded) },
      fails: {
        lookAtToday: { otherwise: (failure) => leadsTo('shown.reminderUnconfirmed', getReason(failure)) },
      },
      on: { 'data.changed': leadsTo('shown.lookingAfterReminder') },
    },
    'shown.reminderUnconfirmed': {
      path: ['shown.lookingAfterReminder', 'lookAtToday.answered'],
      tags: ['failed'],
      on: {
        ...acting,
        'data.changed': leadsTo('shown.lookingAfterReminder'),
        'look.requested': leadsTo('shown.lookingAfterReminder', {}, focusPage),
        'reminder.repeated': leadsTo('shown.reminding', {}, focusPage),
      },
    },
    'shown.lookingAfterRetry': {
      path: ['shown.retrying', 'retryJob.failed.unreachable'],
      tags: ['waiting'],
      calls: { lookAtToday: ['loadToday', undefined] },
      answers: { 'lookAtToday.answered': leadsTo('shown.retryUnconfirmed', loaded) },
      fails: {
        lookAtToday: { otherwise: (failure) => leadsTo('shown.retryUnconfirmed', getReason(failure)) },
      },
      on: { 'data.changed': leadsTo('shown.lookingAfterRetry') },
    },
    'shown.retryUnconfirmed': {
      path: ['shown.lookingAfterRetry', 'lookAtToday.answered'],
      tags: ['failed'],
      on: {
        ...acting,
        'data.changed': leadsTo('shown.lookingAfterRetry'),
        'look.requested': leadsTo('shown.lookingAfterRetry', {}, focusPage),
        'jobRetry.repeated': leadsTo('shown.retrying', {}, focusPage),
      },
    },
  },
);

/** The effect of each event in each state of the page of today. */
export const todayRules: Rules<typeof todayMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      today: undefined,
      action: 'reminder',
      subject: '',
      refusal: noReason,
      attempt: 0,
      done: undefined,
      ...noReason,
    },
  },
  states,
};
