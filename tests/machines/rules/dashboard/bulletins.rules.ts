import type { bulletinsMachine } from '../../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { bulletinFiles, dueStays } from '../../../../machines/dashboard/bulletins/bulletins.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof bulletinsMachine>();

const [marie, ana] = dueStays;
const [file] = bulletinFiles;
const toList = leadsTo('shown.refreshing', noReason, focusPage);
const chosen = { chosen: [marie], attempt: 4, isFiled: false, ...noReason };
const toBeExported = leadsTo('exporting.confirming', chosen, focusPage);
const toBeFiled = leadsTo('filing.confirming', chosen, focusPage);

const whileExporting = { 'export.confirmed': leadsTo('exporting.sending'), 'list.requested': toList };
const whileFiling = { 'filing.confirmed': leadsTo('filing.sending'), 'list.requested': toList };

/** The input of a call about the chosen stays. */
const getInput = (call: string) => ({ reservationIds: [ana.reservationId], idempotencyKey: `v7:${call}:3` });

const states = defineRules(
  {
    visitId: 'v7',
    stays: [ana],
    unfinished: [],
    chosen: [ana],
    files: [file],
    attempt: 3,
    isFiled: true,
    ...waiting,
  },
  {
    ...liveListRules<typeof bulletinsMachine>({
      call: ['listBulletins', undefined],
      refresh: 'refreshBulletins',
      loaded: leadsTo('shown.idle', { stays: dueStays, ...noReason }),
      on: { 'export.requested': toBeExported, 'filing.requested': toBeFiled },
    }),
    'exporting.confirming': { path: ['shown.idle', 'export.requested'], on: whileExporting },
    'exporting.sending': {
      path: ['exporting.confirming', 'export.confirmed'],
      tags: ['waiting'],
      calls: { exportBulletins: ['exportBulletins', getInput('exportBulletins')] },
      answers: {
        'exportBulletins.answered': leadsTo('exported', { files: bulletinFiles, ...noReason }, focusPage),
      },
      fails: {
        exportBulletins: outcomes(
          (failure) => leadsTo('exporting.refused', getReason(failure)),
          (failure) => leadsTo('exporting.failed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('exporting.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('exporting.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'exporting.proving': {
      path: ['exporting.sending', 'exportBulletins.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('exporting.sending', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'exporting.tooMany': {
      path: ['exporting.sending', 'exportBulletins.failed.too-many-requests'],
      tags: ['failed'],
      on: whileExporting,
    },
    'exporting.refused': {
      path: ['exporting.sending', 'exportBulletins.failed.command-refused'],
      tags: ['failed'],
      on: { 'list.requested': toList },
    },
    'exporting.failed': {
      path: ['exporting.sending', 'exportBulletins.failed.unreachable'],
      tags: ['failed'],
      on: whileExporting,
    },
    exported: {
      path: ['exporting.sending', 'exportBulletins.answered'],
      on: {
        'filing.requested': leadsTo('filing.confirming', { ...chosen, files: [] }, focusPage),
        'list.requested': leadsTo('shown.refreshing', { files: [], ...noReason }, focusPage),
      },
    },
    'filing.confirming': { path: ['shown.idle', 'filing.requested'], on: whileFiling },
    'filing.sending': {
      path: ['filing.confirming', 'filing.confirmed'],
      tags: ['waiting'],
      calls: { markFiled: ['markFiled', getInput('markFiled')] },
      answers: {
        'markFiled.answered': leadsTo('shown.refreshing', { isFiled: true, ...noReason }, focusPage),
      },
      fails: {
        markFiled: outcomes(
          (failure) => leadsTo('filing.rejected', getReason(failure)),
          (failure) => leadsTo('filing.unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('filing.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('filing.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'filing.proving': {
      path: ['filing.sending', 'markFiled.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('filing.sending', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'filing.tooMany': {
      path: ['filing.sending', 'markFiled.failed.too-many-requests'],
      tags: ['failed'],
      on: whileFiling,
    },
    'filing.rejected': {
      path: ['filing.sending', 'markFiled.failed.command-refused'],
      tags: ['failed'],
      on: { 'list.requested': toList },
    },
    'filing.unconfirmed': {
      path: ['filing.sending', 'markFiled.failed.unreachable'],
      tags: ['failed'],
      on: { ...whileFiling, 'filing.confirmed': leadsTo('filing.sending', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of the page about bulletins. */
export const bulletinsRules: Rules<typeof bulletinsMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      stays: [],
      unfinished: [],
      chosen: [],
      files: [],
      attempt: 0,
      isFiled: false,
      ...noReason,
    },
  },
  states,
};
