import type { accountMachine } from '../../machines/dashboard/account/account.machine.ts';
import { ownSessions } from '../../machines/dashboard/account/account.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type AccountState = StateName<typeof accountMachine>;

const { withTitle, expectLoading } = createPage('dashboard.account.title');

const describeSessions = (history: WalkHistory, screen: Screen) => {
  const { text } = history.translator;
  return withTitle(history, {
    headings: ownSessions.map(({ agent }) => agent),
    texts: [text('dashboard.account.lead'), text('dashboard.account.this')],
    ...screen,
  });
};

const describeAction = ({ translator: { text } }: WalkHistory) => button(text('dashboard.account.end'));

/** The visible screen of each state of the page about one's own sessions; a missing state is a type error. */
export const accountExpected: Expectations<AccountState, WalkHistory> = {
  ...expectLoading('listSessions', 'dashboard.account.notLoaded'),
  list: {
    region: 'list',
    takesFocusFrom: /^never$/,
    screens: (history) => describeSessions(history, { actions: [describeAction(history)] }),
  },
  ending: {
    region: 'list',
    call: 'endOtherSession',
    screens: (history) => describeSessions(history, { disabled: [describeAction(history)] }),
  },
  notEnded: {
    region: 'list',
    ...focusAlert('dashboard.account.notEnded'),
    screens: (history) =>
      describeSessions(history, {
        ...describeFailure(history, 'dashboard.account.notEnded'),
        actions: [describeAction(history)],
      }),
  },
};
