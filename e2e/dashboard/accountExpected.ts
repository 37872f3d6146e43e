import type { accountMachine } from '../../machines/dashboard/account/account.machine.ts';
import { ownSessions } from '../../machines/dashboard/account/account.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type AccountState = StateName<typeof accountMachine>;

const withTitle = ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.account.title');
  return { screen: { focus: heading(title), ...screen, headings: [title, ...(screen.headings ?? [])] } };
};

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
  loading: {
    region: 'loading',
    call: 'listSessions',
    screens: (history) => withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.account.notLoaded');
      return withTitle(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: [button(text('action.tryAgain'))],
        focus: alert(title),
      });
    },
  },
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
    focusInRegion: ({ translator: { text } }) => alert(text('dashboard.account.notEnded')),
    screens: (history) => {
      const title = history.translator.text('dashboard.account.notEnded');
      return describeSessions(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: [describeAction(history)],
      });
    },
  },
};
