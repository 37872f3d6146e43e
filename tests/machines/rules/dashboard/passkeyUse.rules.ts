import type { passkeyUseMachine } from '../../../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import { passkeyUse, requestOptions } from '../../../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof passkeyUseMachine>();

const abandoning = { 'passkey.abandoned': leadsTo('abandoned') };
const repeating = { ...abandoning, 'passkey.requested': leadsTo('preparing', noReason, focusPage) };

const states = defineRules(
  { options: requestOptions, passkey: passkeyUse, ...waiting },
  {
    preparing: {
      path: 'initial',
      tags: ['waiting'],
      calls: { requestPasskeyOptions: ['requestPasskeyOptions', undefined] },
      answers: {
        'requestPasskeyOptions.answered': leadsTo('confirming', { options: requestOptions, ...noReason }),
      },
      fails: { requestPasskeyOptions: { otherwise: (failure) => leadsTo('failed', getReason(failure)) } },
      on: abandoning,
    },
    confirming: {
      path: ['preparing', 'requestPasskeyOptions.answered'],
      tags: ['waiting'],
      calls: { confirmPasskey: ['confirmPasskey', requestOptions] },
      answers: { 'confirmPasskey.answered': leadsTo('verifying', { passkey: passkeyUse, ...noReason }) },
      fails: { confirmPasskey: { otherwise: (failure) => leadsTo('notConfirmed', getReason(failure)) } },
      on: abandoning,
    },
    verifying: {
      path: ['confirming', 'confirmPasskey.answered'],
      tags: ['waiting'],
      calls: { verifyPasskey: ['verifyPasskey', passkeyUse] },
      answers: { 'verifyPasskey.answered': leadsTo('verified', noReason) },
      fails: {
        verifyPasskey: {
          'passkey-refused': (failure) => leadsTo('refused', getReason(failure)),
          otherwise: (failure) => leadsTo('failed', getReason(failure)),
        },
      },
      on: abandoning,
    },
    notConfirmed: { path: ['confirming', 'confirmPasskey.failed.unknown'], tags: ['failed'], on: repeating },
    refused: {
      path: ['verifying', 'verifyPasskey.failed.passkey-refused'],
      tags: ['failed'],
      on: repeating,
    },
    failed: {
      path: ['preparing', 'requestPasskeyOptions.failed.unreachable'],
      tags: ['failed'],
      on: repeating,
    },
    verified: { path: ['verifying', 'verifyPasskey.answered'] },
    abandoned: { path: ['preparing', 'passkey.abandoned'] },
  },
);

/** The effect of each event in each state of the use of a passkey. */
export const passkeyUseRules: Rules<typeof passkeyUseMachine> = {
  initial: { in: 'preparing', with: { options: undefined, passkey: undefined, ...noReason } },
  states,
};
