import type { auditLogMachine } from '../../machines/dashboard/auditLog/auditLog.machine.ts';
import { newestActions } from '../../machines/dashboard/auditLog/auditLog.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, heading, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type AuditLogState = StateName<typeof auditLogMachine>;

export interface AuditLogHistory extends WalkHistory {
  /** The number of added pages. */
  added: number;
  /** The search of the log. */
  search: string;
}

const { actor, reservationNumber } = newestActions.actions[1]!;

const { withTitle: addTitle } = createPage<AuditLogHistory>('dashboard.audit.title');

/** The form, which every state shows, and what is below it. */
const withTitle = (history: AuditLogHistory, { actions = [], ...screen }: Screen) => {
  const { text } = history.translator;
  return addTitle(history, {
    actions: [button(text('dashboard.audit.find')), ...actions],
    describeFields: [
      list(text('dashboard.audit.kind'), ''),
      field(text('dashboard.audit.search'), history.search),
    ],
    ...screen,
  });
};

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
  loading: {
    region: 'list',
    call: 'listActions',
    screens: (history) => withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'list',
    ...focusAlert('dashboard.audit.notLoaded'),
    screens: (history) =>
      withTitle(history, {
        ...describeFailure(history, 'dashboard.audit.notLoaded'),
        actions: [button(history.translator.text('action.tryAgain'))],
      }),
  },
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
