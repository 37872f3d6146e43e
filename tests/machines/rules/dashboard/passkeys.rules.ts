import type { passkeysMachine } from '../../../../machines/dashboard/passkeys/passkeys.machine.ts';
import { ownPasskeys } from '../../../../machines/dashboard/passkeys/passkeys.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof passkeysMachine>();

const loadAgain = goes('loading', {}, focusPage);
const choosing = {
  'passkey.addRequested': goes('adding', noReason, focusPage),
  'passkey.removalRequested': goes('removing', { removedId: 'cGhvbmU', attempt: 4 }),
};

const states = tried(
  { visitId: 'v7', passkeys: [], removedId: 'p-7', attempt: 3, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listPasskeys: ['listPasskeys', undefined] },
      answers: { 'listPasskeys.answered': goes('list', { passkeys: ownPasskeys, ...noReason }) },
      fails: { listPasskeys: { otherwise: (why) => goes('notLoaded', getReason(why)) } },
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listPasskeys.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    list: { first: ['loading', 'listPasskeys.answered'], on: choosing },
    adding: {
      first: ['list', 'passkey.addRequested'],
      tags: ['waiting'],
      calls: { passkeyCreation: ['passkeyCreation', undefined] },
      answers: {
        'passkeyCreation.answered.added': goes('loading', noReason, 'reportSession', focusPage),
        'passkeyCreation.answered.declined': goes('loading', noReason, focusPage),
      },
    },
    removing: {
      first: ['list', 'passkey.removalRequested'],
      tags: ['waiting'],
      calls: {
        removePasskey: ['removePasskey', { id: 'p-7', idempotencyKey: 'v7:removePasskey:3' }],
      },
      answers: { 'removePasskey.answered': goes('loading', noReason, focusPage) },
      fails: {
        removePasskey: {
          'proof-required': (why) => goes('proving', getReason(why)),
          'not-found': (why) => goes('loading', getReason(why), focusPage),
          otherwise: (why) => goes('notRemoved', getReason(why)),
        },
      },
    },
    proving: {
      first: ['removing', 'removePasskey.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('removing', noReason, focusPage),
        'proof.answered.abandoned': goes('list', noReason, focusPage),
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
