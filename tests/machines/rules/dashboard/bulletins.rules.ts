import type { bulletinsMachine } from '../../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { bulletinFiles, dueStays } from '../../../../machines/dashboard/bulletins/bulletins.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof bulletinsMachine>();

const [marie, ana] = dueStays;
const [file] = bulletinFiles;
const loaded = { stays: dueStays, ...noReason };
const toList = goes('shown.refreshing', noReason, focusPage);
const chosen = { chosen: [marie], attempt: 4, isFiled: false, ...noReason };
const toBeExported = goes('exporting.confirming', chosen, focusPage);
const toBeFiled = goes('filing.confirming', chosen, focusPage);

const next = {
  'data.changed': goes('shown.refreshing'),
  'export.requested': toBeExported,
  'filing.requested': toBeFiled,
};

const whileExporting = { 'export.confirmed': goes('exporting.sending'), 'list.requested': toList };
const whileFiling = { 'filing.confirmed': goes('filing.sending'), 'list.requested': toList };

/** The input of a call about the chosen stays. */
const getInput = (call: string) => ({ reservationIds: [ana.reservationId], idempotencyKey: `v7:${call}:3` });

const states = tried(
  { visitId: 'v7', stays: [ana], chosen: [ana], files: [file], attempt: 3, isFiled: true, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listBulletins: ['listBulletins', undefined] },
      answers: { 'listBulletins.answered': goes('shown.still', loaded) },
      fails: { listBulletins: { otherwise: (why) => goes('notLoaded', getReason(why)) } },
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listBulletins.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': goes('loading', {}, focusPage),
        'connection.returned': goes('loading', {}, focusPage),
      },
    },
    'shown.still': { first: ['loading', 'listBulletins.answered'], on: next },
    'shown.refreshing': {
      first: ['shown.still', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshBulletins: ['listBulletins', undefined] },
      answers: { 'refreshBulletins.answered': goes('shown.still', loaded) },
      fails: { refreshBulletins: { otherwise: (why) => goes('shown.outdated', getReason(why)) } },
      on: next,
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshBulletins.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...next,
        'retry.requested': goes('shown.refreshing', {}, focusPage),
        'connection.returned': goes('shown.refreshing'),
      },
    },
    'exporting.confirming': { first: ['shown.still', 'export.requested'], on: whileExporting },
    'exporting.sending': {
      first: ['exporting.confirming', 'export.confirmed'],
      tags: ['waiting'],
      calls: { exportBulletins: ['exportBulletins', getInput('exportBulletins')] },
      answers: {
        'exportBulletins.answered': goes('exported', { files: bulletinFiles, ...noReason }, focusPage),
      },
      fails: {
        exportBulletins: outcomes(
          (why) => goes('exporting.refused', getReason(why)),
          (why) => goes('exporting.failed', getReason(why)),
          {
            'proof-required': (why) => goes('exporting.proving', getReason(why)),
            'too-many-requests': (why) => goes('exporting.tooMany', getReason(why)),
          },
        ),
      },
    },
    'exporting.proving': {
      first: ['exporting.sending', 'exportBulletins.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('exporting.sending', noReason, focusPage),
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
        'filing.requested': goes('filing.confirming', { ...chosen, files: [] }, focusPage),
        'list.requested': goes('shown.refreshing', { files: [], ...noReason }, focusPage),
      },
    },
    'filing.confirming': { first: ['shown.still', 'filing.requested'], on: whileFiling },
    'filing.sending': {
      first: ['filing.confirming', 'filing.confirmed'],
      tags: ['waiting'],
      calls: { markFiled: ['markFiled', getInput('markFiled')] },
      answers: { 'markFiled.answered': goes('shown.refreshing', { isFiled: true, ...noReason }, focusPage) },
      fails: {
        markFiled: outcomes(
          (why) => goes('filing.rejected', getReason(why)),
          (why) => goes('filing.unconfirmed', getReason(why)),
          {
            'proof-required': (why) => goes('filing.proving', getReason(why)),
            'too-many-requests': (why) => goes('filing.tooMany', getReason(why)),
          },
        ),
      },
    },
    'filing.proving': {
      first: ['filing.sending', 'markFiled.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('filing.sending', noReason, focusPage),
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
      on: { ...whileFiling, 'filing.confirmed': goes('filing.sending', {}, focusPage) },
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
