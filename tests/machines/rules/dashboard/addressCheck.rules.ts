import type { addressCheckMachine } from '../../../../machines/dashboard/addressCheck/addressCheck.machine.ts';
import { sampleSettings } from '../../../../machines/dashboard/shared/settings.samples.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { loadingRules } from './liveList.ts';

const { leadsTo, defineRules } = rulesFor<typeof addressCheckMachine>();

const again = { 'check.requested': leadsTo('checking', { attempt: 4 }) };

const states = defineRules(
  {
    visitId: 'v7',
    settings: { ...sampleSettings, revision: 's-1' },
    result: 'proxy',
    attempt: 3,
    ...waiting,
  },
  {
    ...loadingRules<typeof addressCheckMachine>({
      call: ['getSettings', undefined],
      loaded: leadsTo('shown', { settings: sampleSettings, ...noReason }),
    }),
    shown: { path: ['loading', 'getSettings.answered'], on: again },
    checking: {
      path: ['shown', 'check.requested'],
      tags: ['waiting'],
      calls: { checkAddress: ['checkAddress', { idempotencyKey: 'v7:checkAddress:3' }] },
      answers: { 'checkAddress.answered': leadsTo('checked', { result: 'ok', ...noReason }, focusPage) },
      fails: {
        checkAddress: outcomes(
          (failure) => leadsTo('notChecked', getReason(failure)),
          (failure) => leadsTo('unconfirmed', getReason(failure)),
        ),
      },
    },
    checked: { path: ['checking', 'checkAddress.answered'], on: again },
    notChecked: { path: ['checking', 'checkAddress.failed.too-many-requests'], tags: ['failed'], on: again },
    unconfirmed: {
      path: ['checking', 'checkAddress.failed.unreachable'],
      tags: ['failed'],
      on: { 'check.requested': leadsTo('checking') },
    },
  },
);

/** The effect of each event in each state of the check of the public address. */
export const addressCheckRules: Rules<typeof addressCheckMachine> = {
  initial: {
    in: 'loading',
    with: { visitId: 'visit', settings: undefined, result: undefined, attempt: 0, ...noReason },
  },
  states,
};
