import type { mailTestMachine } from '../../../../machines/dashboard/mailTest/mailTest.machine.ts';
import { noReason, waiting } from '../failureReasons.ts';
import { outcomes } from '../outcomes.ts';
import { rulesFor, type Rules } from '../rule.ts';

const { leadsTo, defineRules } = rulesFor<typeof mailTestMachine>();

const nothingWrong = { ...noReason, violations: [], detail: undefined };
const another = { 'test.requested': leadsTo('sending', { attempt: 4 }) };

const states = defineRules(
  { visitId: 'v7', to: 'rita@example', attempt: 3, violations: [], detail: 'signIn', ...waiting },
  {
    offered: { path: 'initial', on: another },
    sending: {
      path: ['offered', 'test.requested'],
      tags: ['waiting'],
      calls: { sendTestMail: ['sendTestMail', { idempotencyKey: 'v7:sendTestMail:3' }] },
      answers: { 'sendTestMail.answered': leadsTo('sent', { to: 'ines@example.com', ...nothingWrong }) },
      fails: {
        sendTestMail: outcomes(
          (failure) => leadsTo('notSent', { ...failure, detail: undefined }),
          (failure) => leadsTo('unconfirmed', { ...failure, detail: undefined }),
          { 'too-many-requests': (failure) => leadsTo('tooMany', { ...failure, detail: undefined }) },
        ),
      },
    },
    sent: { path: ['sending', 'sendTestMail.answered'], on: another },
    notSent: { path: ['sending', 'sendTestMail.failed.mail-server-failed'], tags: ['failed'], on: another },
    tooMany: { path: ['sending', 'sendTestMail.failed.too-many-requests'], tags: ['failed'], on: another },
    unconfirmed: {
      path: ['sending', 'sendTestMail.failed.unreachable'],
      tags: ['failed'],
      on: { 'test.requested': leadsTo('sending') },
    },
  },
);

/** The effect of each event in each state of a test e-mail. */
export const mailTestRules: Rules<typeof mailTestMachine> = {
  initial: { in: 'offered', with: { visitId: 'visit', to: '', attempt: 0, ...nothingWrong } },
  states,
};
