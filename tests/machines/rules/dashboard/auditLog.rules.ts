import type { auditLogMachine } from '../../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { earlierActions, newestActions } from '../../../../machines/dashboard/auditLog/auditLog.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof auditLogMachine>();

const loadAgain = leadsTo('loading', {}, focusPage);
const adding = leadsTo('adding');
const addPage = ({ actions, next }: typeof newestActions) =>
  leadsTo('list', { actions: [...earlierActions.actions, ...actions], next, ...noReason });

const states = defineRules(
  { ...earlierActions, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listActions: ['listActions', undefined] },
      answers: { 'listActions.answered': addPage(newestActions) },
      fails: { listActions: { otherwise: (why) => leadsTo('notLoaded', getReason(why)) } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listActions.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    list: { first: ['loading', 'listActions.answered'], on: { 'more.requested': adding } },
    adding: {
      first: ['list', 'more.requested'],
      tags: ['waiting'],
      calls: { listEarlierActions: ['listEarlierActions', '810'] },
      answers: { 'listEarlierActions.answered': addPage(earlierActions) },
      fails: { listEarlierActions: { otherwise: (why) => leadsTo('notAdded', getReason(why)) } },
    },
    notAdded: {
      first: ['adding', 'listEarlierActions.failed.unreachable'],
      tags: ['failed'],
      on: { 'more.requested': adding, 'connection.returned': adding },
    },
  },
);

/** The effect of each event in each state of the log of what people did. */
export const auditLogRules: Rules<typeof auditLogMachine> = {
  begins: { in: 'loading', with: { actions: [], next: null, ...noReason } },
  states,
};
