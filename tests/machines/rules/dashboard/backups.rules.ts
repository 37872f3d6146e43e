import type { backupsMachine } from '../../../../machines/dashboard/backups/backups.machine.ts';
import {
  damagedBackups,
  newestBackup,
  runningBackup,
  sampleBackups,
} from '../../../../machines/dashboard/backups/backups.samples.ts';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { loadingRules } from './liveList.ts';
import { refused } from './refused.ts';

const { leadsTo, defineRules } = rulesFor<typeof backupsMachine>();

const started = { attempt: 4, refusal: noReason, ...noReason };
const listed = { list: sampleBackups, ...noReason };
const running = { list: runningBackup, ...noReason };

const downloading = leadsTo(
  'downloading.confirming',
  { task: undefined, backup: newestBackup, ...started },
  focusPage,
);
const acting = {
  'backup.requested': leadsTo('shown.starting', { task: 'backup', backup: '', ...started }),
  'drill.requested': leadsTo('shown.starting', { task: 'drill', backup: newestBackup, ...started }),
  'download.requested': downloading,
};

const isReassessed = (failure: FailedCall) =>
  leadsTo('shown.reassessing', { ...getReason(failure), ...refused(failure) });

const toList = leadsTo('loading', noReason, focusPage);
const whileDownloading = {
  'download.confirmed': leadsTo('downloading.preparing'),
  'list.requested': toList,
};

/** Returns the rule of a state in which the list is loaded, and in which no task may be running. */
const looking = (
  id: string,
  quiet: Parameters<typeof leadsTo>[0],
  failed: Parameters<typeof leadsTo>[0],
  ...effects: (typeof focusPage)[]
) => ({
  tags: ['waiting' as const],
  calls: { [id]: ['listBackups', undefined] as const },
  answers: {
    [`${id}.answered`]: leadsTo(quiet, listed),
    [`${id}.answered.running`]: leadsTo('shown.watching', running, ...effects),
  },
  fails: { [id]: { otherwise: (failure: FailedCall) => leadsTo(failed, getReason(failure)) } },
});

const states = defineRules(
  {
    visitId: 'v7',
    list: damagedBackups,
    task: 'drill',
    backup: 'b1',
    refusal: noReason,
    attempt: 3,
    ...waiting,
  },
  {
    ...loadingRules<typeof backupsMachine>({
      call: ['listBackups', undefined],
      loaded: leadsTo('shown.idle', listed),
      answers: { 'listBackups.answered.running': leadsTo('shown.watching', running) },
    }),
    'shown.idle': { path: ['loading', 'listBackups.answered'], on: acting },
    'shown.starting': {
      path: ['shown.idle', 'backup.requested'],
      tags: ['waiting'],
      calls: {
        startTask: ['startTask', { task: 'drill', backup: 'b1', idempotencyKey: 'v7:startTask:3' }],
      },
      answers: { 'startTask.answered': leadsTo('shown.refreshing', noReason, focusPage) },
      fails: {
        startTask: outcomes(isReassessed, (failure) => leadsTo('shown.looking', getReason(failure))),
      },
    },
    'shown.watching': {
      path: ['loading', 'listBackups.answered.running'],
      tags: ['waiting'],
      after: [2_000, leadsTo('shown.refreshing')],
      on: { 'download.requested': downloading },
    },
    'shown.refreshing': {
      path: ['shown.starting', 'startTask.answered'],
      ...looking('refreshBackups', 'shown.idle', 'shown.outdated'),
    },
    'shown.outdated': {
      path: ['shown.refreshing', 'refreshBackups.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
        'connection.returned': leadsTo('shown.refreshing'),
      },
    },
    'shown.reassessing': {
      path: ['shown.starting', 'startTask.failed.command-refused'],
      ...looking('reassessBackups', 'shown.rejected', 'shown.notReassessed', focusPage),
    },
    'shown.rejected': {
      path: ['shown.reassessing', 'reassessBackups.answered'],
      tags: ['failed'],
      on: acting,
    },
    'shown.notReassessed': {
      path: ['shown.reassessing', 'reassessBackups.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...acting,
        'retry.requested': leadsTo('shown.reassessing', {}, focusPage),
        'connection.returned': leadsTo('shown.reassessing'),
      },
    },
    'shown.looking': {
      path: ['shown.starting', 'startTask.failed.unreachable'],
      ...looking('lookAtBackups', 'shown.unconfirmed', 'shown.unconfirmed', focusPage),
    },
    'shown.unconfirmed': {
      path: ['shown.looking', 'lookAtBackups.answered'],
      tags: ['failed'],
      on: {
        ...acting,
        'look.requested': leadsTo('shown.looking', {}, focusPage),
        'task.repeated': leadsTo('shown.starting', {}, focusPage),
      },
    },
    'downloading.confirming': { path: ['shown.idle', 'download.requested'], on: whileDownloading },
    'downloading.preparing': {
      path: ['downloading.confirming', 'download.confirmed'],
      tags: ['waiting'],
      calls: { prepareBackup: ['prepareBackup', { backup: 'b1', idempotencyKey: 'v7:prepareBackup:3' }] },
      answers: { 'prepareBackup.answered': leadsTo('downloading.ready', noReason, focusPage) },
      fails: {
        prepareBackup: outcomes(
          (failure) => leadsTo('downloading.refused', getReason(failure)),
          (failure) => leadsTo('downloading.failed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('downloading.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('downloading.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'downloading.proving': {
      path: ['downloading.preparing', 'prepareBackup.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('downloading.preparing', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'downloading.ready': {
      path: ['downloading.preparing', 'prepareBackup.answered'],
      on: { 'list.requested': toList },
    },
    'downloading.tooMany': {
      path: ['downloading.preparing', 'prepareBackup.failed.too-many-requests'],
      tags: ['failed'],
      on: whileDownloading,
    },
    'downloading.refused': {
      path: ['downloading.preparing', 'prepareBackup.failed.command-refused'],
      tags: ['failed'],
      on: { 'list.requested': toList },
    },
    'downloading.failed': {
      path: ['downloading.preparing', 'prepareBackup.failed.unreachable'],
      tags: ['failed'],
      on: whileDownloading,
    },
  },
);

/** The effect of each event in each state of the page about backups. */
export const backupsRules: Rules<typeof backupsMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      list: undefined,
      task: undefined,
      backup: '',
      refusal: noReason,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
