import type { passkeysMachine } from '../../machines/dashboard/passkeys/passkeys.machine.ts';
import { ownPasskeys } from '../../machines/dashboard/passkeys/passkeys.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type PasskeysState = StateName<typeof passkeysMachine>;

const withTitle = ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.passkeys.title');
  return { screen: { focus: heading(title), ...screen, headings: [title, ...(screen.headings ?? [])] } };
};

const describeList = (history: WalkHistory, screen: Screen) => {
  const { text } = history.translator;
  return withTitle(history, {
    headings: ownPasskeys.map(({ name }) => name),
    texts: [text('dashboard.passkeys.lead'), text('dashboard.passkeys.unused')],
    ...screen,
  });
};

const describeActions = ({ translator: { text } }: WalkHistory) => [
  ...ownPasskeys.map(({ name }) => button(text('dashboard.passkeys.remove', { name }))),
  button(text('dashboard.passkeys.add')),
];

/** The visible screen of each state of the page about one's own passkeys; a missing state is a type error. */
export const passkeysExpected: Expectations<PasskeysState, WalkHistory> = {
  loading: {
    region: 'loading',
    call: 'listPasskeys',
    screens: (history) => withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.passkeys.notLoaded');
      return withTitle(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: [button(text('action.tryAgain'))],
        focus: alert(title),
      });
    },
  },
  list: {
    region: 'list',
    takesFocusFrom: /^(?!loading$)/,
    screens: (history) => describeList(history, { actions: describeActions(history) }),
  },
  // The creation of a passkey is a journey of its own.
  adding: { region: 'adding', screens: (history) => withTitle(history, {}) },
  removing: {
    region: 'list',
    call: 'removePasskey',
    screens: (history) => describeList(history, { disabled: describeActions(history) }),
  },
  // The proof of identity is a journey of its own.
  proving: {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: (history) => withTitle(history, {}),
  },
  notRemoved: {
    region: 'list',
    focusInRegion: ({ translator: { text } }) => alert(text('dashboard.passkeys.notRemoved')),
    screens: (history) => {
      const title = history.translator.text('dashboard.passkeys.notRemoved');
      return describeList(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: describeActions(history),
      });
    },
  },
};
