import type { passkeyUseMachine } from '../../../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import { passkeyUse, requestOptions } from '../../../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof passkeyUseMachine>();

const abandoning = { 'passkey.abandoned': leadsTo('abandoned') };
const repeating = { ...abandoning, 'passkey.requested': leadsTo('preparing', noReason, focusPage) };

const states = defineRules(
  { options: requestOptions, passkey: passkeyUse, ...waiting },
  {
    preparing: {
      first: 'begins',
      tags: ['waiting'],
      calls: { requestPasskeyOptions: ['requestPasskeyOptions', undefined] },
      answers: {
        'requestPasskeyOptions.answered': leadsTo('confirming', { options: requestOptions, ...noReason }),
      },
      fails: { requestPasskeyOptions: { otherwise: (why) => leadsTo('failed', getReason(why)) } },
      on: abandoning,
    },
    confirming: {
      first: ['preparing', 'requestPasskeyOptions.answered'],
      tags: ['waiting'],
      calls: { confirmPasskey: ['confirmPasskey', requestOptions] },
      answers: { 'confirmPasskey.answered': leadsTo('verifying', { passkey: passkeyUse, ...noReason }) },
      fails: { confirmPasskey: { otherwise: (why) => leadsTo('notConfirmed', getReason(why)) } },
      on: abandoning,
    },
    verifying: {
      first: ['confirming', 'confirmPasskey.answered'],
      tags: ['waiting'],
      calls: { verifyPasskey: ['verifyPasskey', passkeyUse] },
      answers: { 'verifyPasskey.answered': leadsTo('verified', noReason) },
      fails: {
        verifyPasskey: {
          'passkey-refused': (why) => leadsTo('refused', getReason(why)),
          otherwise: (why) => leadsTo('failed', getReason(why)),
        },
      },
      on: abandoning,
    },
    notConfirmed: { first: ['confirming', 'confirmPasskey.failed.unknown'], tags: ['failed'], on: repeating },
    refused: {
      first: ['verifying', 'verifyPasskey.failed.passkey-refused'],
      tags: ['failed'],
      on: repeating,
    },
    failed: {
      first: ['preparing', 'requestPasskeyOptions.failed.unreachable'],
      tags: ['failed'],
      on: repeating,
    },
    verified: { first: ['verifying', 'verifyPasskey.answered'] },
    abandoned: { first: ['preparing', 'passkey.abandoned'] },
  },
);

/** The effect of each event in each state of the use of a passkey. */
export const passkeyUseRules: Rules<typeof passkeyUseMachine> = {
  begins: { in: 'preparing', with: { options: undefined, passkey: undefined, ...noReason } },
  states,
};
