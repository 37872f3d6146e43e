import type { bulletinsMachine } from '../../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { bulletinFiles, dueStays } from '../../../../machines/dashboard/bulletins/bulletins.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof bulletinsMachine>();

const [marie, ana] = dueStays;
const [file] = bulletinFiles;
const loaded = { stays: dueStays, ...noReason };
const toList = leadsTo('shown.refreshing', noReason, focusPage);
const chosen = { chosen: [marie], attempt: 4, isFiled: false, ...noReason };
const toBeExported = leadsTo('exporting.confirming', chosen, focusPage);
const toBeFiled = leadsTo('filing.confirming', chosen, focusPage);

const next = {
  'data.changed': leadsTo('shown.refreshing'),
  'export.requested': toBeExported,
  'filing.requested': toBeFiled,
};

const whileExporting = { 'export.confirmed': leadsTo('exporting.sending'), 'list.requested': toList };
const whileFiling = { 'filing.confirmed': leadsTo('filing.sending'), 'list.requested': toList };

/** The input of a call about the chosen stays. */
const getInput = (call: string) => ({ reservationIds: [ana.reservationId], idempotencyKey: `v7:${call}:3` });

const states = defineRules(
  { visitId: 'v7', stays: [ana], chosen: [ana], files: [file], attempt: 3, isFiled: true, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listBulletins: ['listBulletins', undefined] },
      answers: { 'listBulletins.answered': leadsTo('shown.still', loaded) },
      fails: { listBulletins: { otherwise: (why) => leadsTo('notLoaded', getReason(why)) } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listBulletins.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    'shown.still': { first: ['loading', 'listBulletins.answered'], on: next },
    'shown.refreshing': {
      first: ['shown.still', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshBulletins: ['listBulletins', undefined] },
      answers: { 'refreshBulletins.answered': leadsTo('shown.still', loaded) },
      fails: { refreshBulletins: { otherwise: (why) => leadsTo('shown.outdated', getReason(why)) } },
      on: next,
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshBulletins.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...next,
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
        'connection.returned': leadsTo('shown.refreshing'),
      },
    },
    'exporting.confirming': { first: ['shown.still', 'export.requested'], on: whileExporting },
    'exporting.sending': {
      first: ['exporting.confirming', 'export.confirmed'],
      tags: ['waiting'],
      calls: { exportBulletins: ['exportBulletins', getInput('exportBulletins')] },
      answers: {
        'exportBulletins.answered': leadsTo('exported', { files: bulletinFiles, ...noReason }, focusPage),
      },
      fails: {
        exportBulletins: outcomes(
          (why) => leadsTo('exporting.refused', getReason(why)),
          (why) => leadsTo('exporting.failed', getReason(why)),
          {
            'proof-required': (why) => leadsTo('exporting.proving', getReason(why)),
            'too-many-requests': (why) => leadsTo('exporting.tooMany', getReason(why)),
          },
        ),
      },
    },
    'exporting.proving': {
      first: ['exporting.sending', 'exportBulletins.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('exporting.sending', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'exporting.tooMany': {
      first: ['exporting.sending', 'exportBulletins.failed.too-many-requests'],
      tags: ['failed'],
      on: whileExporting,
    },
    'exporting.refused': {
      first: ['exporting.sending', 'exportBulletins.failed.command-refused'],
      tags: ['failed'],
      on: { 'list.requested': toList },
    },
    'exporting.failed': {
      first: ['exporting.sending', 'exportBulletins.failed.unreachable'],
      tags: ['failed'],
      on: whileExporting,
    },
    exported: {
      first: ['exporting.sending', 'exportBulletins.answered'],
      on: {
        'filing.requested': leadsTo('filing.confirming', { ...chosen, files: [] }, focusPage),
        'list.requested': leadsTo('shown.refreshing', { files: [], ...noReason }, focusPage),
      },
    },
    'filing.confirming': { first: ['shown.still', 'filing.requested'], on: whileFiling },
    'filing.sending': {
      first: ['filing.confirming', 'filing.confirmed'],
      tags: ['waiting'],
      calls: { markFiled: ['markFiled', getInput('markFiled')] },
      answers: {
        'markFiled.answered': leadsTo('shown.refreshing', { isFiled: true, ...noReason }, focusPage),
      },
      fails: {
        markFiled: outcomes(
          (why) => leadsTo('filing.rejected', getReason(why)),
          (why) => leadsTo('filing.unconfirmed', getReason(why)),
          {
            'proof-required': (why) => leadsTo('filing.proving', getReason(why)),
            'too-many-requests': (why) => leadsTo('filing.tooMany', getReason(why)),
          },
        ),
      },
    },
    'filing.proving': {
      first: ['filing.sending', 'markFiled.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('filing.sending', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'filing.tooMany': {
      first: ['filing.sending', 'markFiled.failed.too-many-requests'],
      tags: ['failed'],
      on: whileFiling,
    },
    'filing.rejected': {
      first: ['filing.sending', 'markFiled.failed.command-refused'],
      tags: ['failed'],
      on: { 'list.requested': toList },
    },
    'filing.unconfirmed': {
      first: ['filing.sending', 'markFiled.failed.unreachable'],
      tags: ['failed'],
      on: { ...whileFiling, 'filing.confirmed': leadsTo('filing.sending', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of the page about bulletins. */
export const bulletinsRules: Rules<typeof bulletinsMachine> = {
  begins: {
    in: 'loading',
    with: { visitId: 'visit', stays: [], chosen: [], files: [], attempt: 0, isFiled: false, ...noReason },
  },
  states,
};
