import type { auditLogMachine } from '../../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { earlierActions, newestActions } from '../../../../machines/dashboard/auditLog/auditLog.samples.ts';
import { noLogFilters } from '../../../../contract/dashboard/logAddress.ts';
import { loadingRules } from './liveList.ts';
import { rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof auditLogMachine>();

const filters = { kind: 'access', search: 'marta & rui' } as const;
const chosen = { kind: 'money', search: '' } as const;

/** The form works in every state. */
const always = {
  'filters.chosen': leadsTo(
    'loading',
    { filters: chosen, actions: [], next: null },
    { uiEffect: { type: 'address.replaced', address: '/host/audit?kind=money' } },
  ),
};

const adding = leadsTo('adding');
const addPage = ({ actions, next }: typeof newestActions) =>
  leadsTo('list', { actions: [...earlierActions.actions, ...actions], next, ...noReason });

const states = defineRules(
  { filters, ...earlierActions, ...waiting },
  {
    ...loadingRules<typeof auditLogMachine>({
      call: ['listActions', { filters, before: '810' }],
      on: always,
      loaded: addPage(newestActions),
    }),
    list: { path: ['loading', 'listActions.answered'], on: { ...always, 'more.requested': adding } },
    adding: {
      path: ['list', 'more.requested'],
      tags: ['waiting'],
      calls: { listEarlierActions: ['listActions', { filters, before: '810' }] },
      on: always,
      answers: { 'listEarlierActions.answered': addPage(earlierActions) },
      fails: { listEarlierActions: { otherwise: (failure) => leadsTo('notAdded', getReason(failure)) } },
    },
    notAdded: {
      path: ['adding', 'listEarlierActions.failed.unreachable'],
      tags: ['failed'],
      on: { ...always, 'more.requested': adding, 'connection.returned': adding },
    },
  },
);

/** The effect of each event in each state of the log of what people did. */
export const auditLogRules: Rules<typeof auditLogMachine> = {
  initial: { in: 'loading', with: { filters: noLogFilters, actions: [], next: null, ...noReason } },
  states,
};
