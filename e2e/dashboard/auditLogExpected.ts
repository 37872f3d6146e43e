import type { auditLogMachine } from '../../machines/dashboard/auditLog/auditLog.machine.ts';
import { newestActions } from '../../machines/dashboard/auditLog/auditLog.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type AuditLogState = StateName<typeof auditLogMachine>;

export interface AuditLogHistory extends WalkHistory {
  /** The number of added pages. */
  added: number;
}

const { actor, reservationNumber } = newestActions.actions[1]!;

const { withTitle, expectLoading } = createPage<AuditLogHistory>('dashboard.audit.title');

const describeMore = ({ translator: { text } }: WalkHistory) => button(text('dashboard.audit.more'));

/** The entries, with all actions but the button for more. */
const describeList = (history: AuditLogHistory, { actions = [], ...screen }: Screen) => {
  const { text } = history.translator;
  return withTitle(history, {
    headings: [
      text('dashboard.audit.did.closeNights'),
      text('dashboard.audit.did.addNote'),
      ...Array.from({ length: history.added }, () => text('dashboard.audit.did.addUser')),
    ],
    texts: [
      text('dashboard.audit.lead'),
      actor,
      ...(history.added > 0 ? ['Rui Alves', text('dashboard.role.manager')] : []),
    ],
    actions: [link(reservationNumber!), ...actions],
    ...screen,
  });
};

/** The visible screen of each state of the log of what people did; a missing state is a type error. */
export const auditLogExpected: Expectations<AuditLogState, AuditLogHistory> = {
  ...expectLoading('listActions', 'dashboard.audit.notLoaded'),
  list: {
    region: 'list',
    takesFocusFrom: /^never$/,
    focusInRegion: ({ added, translator: { text } }) =>
      added > 0 ? heading(text('dashboard.audit.did.addUser')) : undefined,
    screens: (history) => describeList(history, { actions: [describeMore(history)] }),
  },
  adding: {
    region: 'list',
    call: 'listEarlierActions',
    screens: (history) => describeList(history, { disabled: [describeMore(history)] }),
  },
  notAdded: {
    region: 'list',
    ...focusAlert('dashboard.audit.notAdded'),
    screens: (history) =>
      describeList(history, {
        ...describeFailure(history, 'dashboard.audit.notAdded'),
        actions: [describeMore(history)],
      }),
  },
};
