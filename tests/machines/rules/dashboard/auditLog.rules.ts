import type { auditLogMachine } from '../../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { earlierActions, newestActions } from '../../../../machines/dashboard/auditLog/auditLog.samples.ts';
import { loadingRules } from './liveList.ts';
import { rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof auditLogMachine>();

const adding = leadsTo('adding');
const addPage = ({ actions, next }: typeof newestActions) =>
  leadsTo('list', { actions: [...earlierActions.actions, ...actions], next, ...noReason });

const states = defineRules(
  { ...earlierActions, ...waiting },
  {
    ...loadingRules<typeof auditLogMachine>({
      call: ['listActions', '810'],
      loaded: addPage(newestActions),
    }),
    list: { path: ['loading', 'listActions.answered'], on: { 'more.requested': adding } },
    adding: {
      path: ['list', 'more.requested'],
      tags: ['waiting'],
      calls: { listEarlierActions: ['listActions', '810'] },
      answers: { 'listEarlierActions.answered': addPage(earlierActions) },
      fails: { listEarlierActions: { otherwise: (failure) => leadsTo('notAdded', getReason(failure)) } },
    },
    notAdded: {
      path: ['adding', 'listEarlierActions.failed.unreachable'],
      tags: ['failed'],
      on: { 'more.requested': adding, 'connection.returned': adding },
    },
  },
);

/** The effect of each event in each state of the log of what people did. */
export const auditLogRules: Rules<typeof auditLogMachine> = {
  initial: { in: 'loading', with: { actions: [], next: null, ...noReason } },
  states,
};
