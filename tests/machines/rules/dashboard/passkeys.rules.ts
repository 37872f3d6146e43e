import type { passkeysMachine } from '../../../../machines/dashboard/passkeys/passkeys.machine.ts';
import { ownPasskeys } from '../../../../machines/dashboard/passkeys/passkeys.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

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
    list: { first: ['loading', 'listPasskeys.answered'], on: choosing },
    adding: {
      first: ['list', 'passkey.addRequested'],
      tags: ['waiting'],
      calls: { passkeyCreation: ['passkeyCreation', undefined] },
      answers: {
        'passkeyCreation.answered.added': leadsTo('loading', noReason, 'reportSession', focusPage),
        'passkeyCreation.answered.declined': leadsTo('loading', noReason, focusPage),
      },
    },
    removing: {
      first: ['list', 'passkey.removalRequested'],
      tags: ['waiting'],
      calls: {
        removePasskey: ['removePasskey', { id: 'p-7', idempotencyKey: 'v7:removePasskey:3' }],
      },
      answers: { 'removePasskey.answered': leadsTo('loading', noReason, focusPage) },
      fails: {
        removePasskey: {
          'proof-required': (why) => leadsTo('proving', getReason(why)),
          'not-found': (why) => leadsTo('loading', getReason(why), focusPage),
          otherwise: (why) => leadsTo('notRemoved', getReason(why)),
        },
      },
    },
    proving: {
      first: ['removing', 'removePasskey.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('removing', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('list', noReason, focusPage),
      },
    },
    notRemoved: {
      first: ['removing', 'removePasskey.failed.unreachable'],
      tags: ['failed'],
      on: choosing,
    },
  },
);

/** The effect of each event in each state of the own passkeys. */
export const passkeysRules: Rules<typeof passkeysMachine> = {
  begins: { in: 'loading', with: { visitId: 'visit', passkeys: [], removedId: '', attempt: 0, ...noReason } },
  provided: ['reportSession'],
  states,
};
