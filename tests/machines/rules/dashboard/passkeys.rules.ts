import type { passkeysMachine } from '../../../../machines/dashboard/passkeys/passkeys.machine.ts';
import { ownPasskeys } from '../../../../machines/dashboard/passkeys/passkeys.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof passkeysMachine>();

const choosing = {
  'passkey.addRequested': leadsTo('adding', noReason, focusPage),
  'passkey.removalRequested': leadsTo('removing', { removedId: 'cGhvbmU', attempt: 4 }),
};

const states = defineRules(
  { visitId: 'v7', passkeys: [], removedId: 'p-7', attempt: 3, ...waiting },
  {
    ...loadingRules<typeof passkeysMachine>({
      call: ['listPasskeys', undefined],
      loaded: leadsTo('list', { passkeys: ownPasskeys, ...noReason }),
    }),
    list: { path: ['loading', 'listPasskeys.answered'], on: choosing },
    adding: {
      path: ['list', 'passkey.addRequested'],
      tags: ['waiting'],
      calls: { passkeyCreation: ['passkeyCreation', undefined] },
      answers: {
        'passkeyCreation.answered.added': leadsTo('loading', noReason, 'reportSession', focusPage),
        'passkeyCreation.answered.declined': leadsTo('loading', noReason, focusPage),
      },
    },
    removing: {
      path: ['list', 'passkey.removalRequested'],
      tags: ['waiting'],
      calls: {
        removePasskey: ['removePasskey', { id: 'p-7', idempotencyKey: 'v7:removePasskey:3' }],
      },
      answers: { 'removePasskey.answered': leadsTo('loading', noReason, focusPage) },
      fails: {
        removePasskey: {
          'proof-required': (failure) => leadsTo('proving', getReason(failure)),
          'not-found': (failure) => leadsTo('loading', getReason(failure), focusPage),
          otherwise: (failure) => leadsTo('notRemoved', getReason(failure)),
        },
      },
    },
    proving: {
      path: ['removing', 'removePasskey.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('removing', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('list', noReason, focusPage),
      },
    },
    notRemoved: {
      path: ['removing', 'removePasskey.failed.unreachable'],
      tags: ['failed'],
      on: choosing,
    },
  },
);

/** The effect of each event in each state of the own passkeys. */
export const passkeysRules: Rules<typeof passkeysMachine> = {
  initial: {
    in: 'loading',
    with: { visitId: 'visit', passkeys: [], removedId: '', attempt: 0, ...noReason },
  },
  provided: ['reportSession'],
  states,
};
