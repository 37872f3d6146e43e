import type { accountMachine } from '../../../../machines/dashboard/account/account.machine.ts';
import { ownSessions } from '../../../../machines/dashboard/account/account.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof accountMachine>();

const ending = { 'session.endRequested': leadsTo('ending', { endedId: 's-2' }) };

const states = defineRules(
  { sessions: [], endedId: 's-7', ...waiting },
  {
    ...loadingRules<typeof accountMachine>({
      call: ['listSessions', undefined],
      loaded: leadsTo('list', { sessions: ownSessions, ...noReason }),
    }),
    list: { path: ['loading', 'listSessions.answered'], on: ending },
    ending: {
      path: ['list', 'session.endRequested'],
      tags: ['waiting'],
      calls: { endOtherSession: ['endOtherSession', 's-7'] },
      answers: { 'endOtherSession.answered': leadsTo('loading', noReason, focusPage) },
      fails: {
        endOtherSession: {
          'not-found': (failure) => leadsTo('loading', getReason(failure), focusPage),
          otherwise: (failure) => leadsTo('notEnded', getReason(failure)),
        },
      },
    },
    notEnded: {
      path: ['ending', 'endOtherSession.failed.unreachable'],
      tags: ['failed'],
      on: ending,
    },
  },
);

/** The effect of each event in each state of the page about the own sessions. */
export const accountRules: Rules<typeof accountMachine> = {
  initial: { in: 'loading', with: { sessions: [], endedId: '', ...noReason } },
  states,
};
