import type { passkeyCreationMachine } from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof passkeyCreationMachine>();

const deciding = {
  'creation.requested': leadsTo('preparing', noReason, focusPage),
  'creation.declined': leadsTo('declined'),
};

const states = defineRules(
  { options: creationOptions, passkey: createdPasskey, ...waiting },
  {
    offered: { path: 'initial', on: deciding },
    preparing: {
      path: ['offered', 'creation.requested'],
      tags: ['waiting'],
      calls: { requestCreation: ['requestCreation', undefined] },
      answers: {
        'requestCreation.answered': leadsTo('confirming', { options: creationOptions, ...noReason }),
      },
      fails: {
        requestCreation: {
          'proof-required': (failure) => leadsTo('proving', getReason(failure)),
          otherwise: (failure) => leadsTo('notAdded', getReason(failure)),
        },
      },
    },
    proving: {
      path: ['preparing', 'requestCreation.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('preparing', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('offered', noReason, focusPage),
      },
    },
    confirming: {
      path: ['preparing', 'requestCreation.answered'],
      tags: ['waiting'],
      calls: { createPasskey: ['createPasskey', creationOptions] },
      answers: { 'createPasskey.answered': leadsTo('saving', { passkey: createdPasskey, ...noReason }) },
      fails: { createPasskey: { otherwise: (failure) => leadsTo('notCreated', getReason(failure)) } },
    },
    saving: {
      path: ['confirming', 'createPasskey.answered'],
      tags: ['waiting'],
      calls: { savePasskey: ['savePasskey', createdPasskey] },
      answers: { 'savePasskey.answered': leadsTo('added', noReason) },
      fails: { savePasskey: { otherwise: (failure) => leadsTo('notAdded', getReason(failure)) } },
    },
    notCreated: { path: ['confirming', 'createPasskey.failed.unknown'], tags: ['failed'], on: deciding },
    notAdded: {
      path: ['preparing', 'requestCreation.failed.unreachable'],
      tags: ['failed'],
      on: deciding,
    },
    added: { path: ['saving', 'savePasskey.answered'] },
    declined: { path: ['offered', 'creation.declined'] },
  },
);

/** The effect of each event in each state of adding a passkey. */
export const passkeyCreationRules: Rules<typeof passkeyCreationMachine> = {
  initial: { in: 'offered', with: { options: undefined, passkey: undefined, ...noReason } },
  states,
};
