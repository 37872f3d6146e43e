import type { passkeyCreationMachine } from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof passkeyCreationMachine>();

const deciding = {
  'creation.requested': goes('preparing', noReason, focusPage),
  'creation.declined': goes('declined'),
};

const states = tried(
  { options: creationOptions, passkey: createdPasskey, ...waiting },
  {
    offered: { first: 'begins', on: deciding },
    preparing: {
      first: ['offered', 'creation.requested'],
      tags: ['waiting'],
      calls: { requestCreation: ['requestCreation', undefined] },
      answers: { 'requestCreation.answered': goes('confirming', { options: creationOptions, ...noReason }) },
      fails: {
        requestCreation: {
          'proof-required': (why) => goes('proving', getReason(why)),
          otherwise: (why) => goes('notAdded', getReason(why)),
        },
      },
    },
    proving: {
      first: ['preparing', 'requestCreation.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('preparing', noReason, focusPage),
        'proof.answered.abandoned': goes('offered', noReason, focusPage),
      },
    },
    confirming: {
      first: ['preparing', 'requestCreation.answered'],
      tags: ['waiting'],
      calls: { createPasskey: ['createPasskey', creationOptions] },
      answers: { 'createPasskey.answered': goes('saving', { passkey: createdPasskey, ...noReason }) },
      fails: { createPasskey: { otherwise: (why) => goes('notCreated', getReason(why)) } },
    },
    saving: {
      first: ['confirming', 'createPasskey.answered'],
      tags: ['waiting'],
      calls: { savePasskey: ['savePasskey', createdPasskey] },
      answers: { 'savePasskey.answered': goes('added', noReason) },
      fails: { savePasskey: { otherwise: (why) => goes('notAdded', getReason(why)) } },
    },
    notCreated: { first: ['confirming', 'createPasskey.failed.unknown'], tags: ['failed'], on: deciding },
    notAdded: {
      first: ['preparing', 'requestCreation.failed.unreachable'],
      tags: ['failed'],
      on: deciding,
    },
    added: { first: ['saving', 'savePasskey.answered'] },
    declined: { first: ['offered', 'creation.declined'] },
  },
);

/** The effect of each event in each state of adding a passkey. */
export const passkeyCreationRules: Rules<typeof passkeyCreationMachine> = {
  begins: { in: 'offered', with: { options: undefined, passkey: undefined, ...noReason } },
  states,
};
