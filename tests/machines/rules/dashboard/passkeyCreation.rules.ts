import type { passkeyCreationMachine } from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof passkeyCreationMachine>();

const deciding = {
  'creation.requested': leadsTo('preparing', noReason, focusPage),
  'creation.declined': leadsTo('declined'),
};

const states = defineRules(
  { options: creationOptions, passkey: createdPasskey, ...waiting },
  {
    offered: { first: 'begins', on: deciding },
    preparing: {
      first: ['offered', 'creation.requested'],
      tags: ['waiting'],
      calls: { requestCreation: ['requestCreation', undefined] },
      answers: {
        'requestCreation.answered': leadsTo('confirming', { options: creationOptions, ...noReason }),
      },
      fails: {
        requestCreation: {
          'proof-required': (why) => leadsTo('proving', getReason(why)),
          otherwise: (why) => leadsTo('notAdded', getReason(why)),
        },
      },
    },
    proving: {
      first: ['preparing', 'requestCreation.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('preparing', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('offered', noReason, focusPage),
      },
    },
    confirming: {
      first: ['preparing', 'requestCreation.answered'],
      tags: ['waiting'],
      calls: { createPasskey: ['createPasskey', creationOptions] },
      answers: { 'createPasskey.answered': leadsTo('saving', { passkey: createdPasskey, ...noReason }) },
      fails: { createPasskey: { otherwise: (why) => leadsTo('notCreated', getReason(why)) } },
    },
    saving: {
      first: ['confirming', 'createPasskey.answered'],
      tags: ['waiting'],
      calls: { savePasskey: ['savePasskey', createdPasskey] },
      answers: { 'savePasskey.answered': leadsTo('added', noReason) },
      fails: { savePasskey: { otherwise: (why) => leadsTo('notAdded', getReason(why)) } },
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
