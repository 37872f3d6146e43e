import type { passkeysMachine } from '../../machines/dashboard/passkeys/passkeys.machine.ts';
import { ownPasskeys } from '../../machines/dashboard/passkeys/passkeys.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type PasskeysState = StateName<typeof passkeysMachine>;

const { withTitle, expectState, expectLoading, proof } = createPage('dashboard.passkeys.title');

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
  ...expectLoading('listPasskeys', 'dashboard.passkeys.notLoaded'),
  list: {
    region: 'list',
    takesFocusFrom: /^(?!loading$)/,
    screens: (history) => describeList(history, { actions: describeActions(history) }),
  },
  // The creation of a passkey is a journey of its own.
  adding: expectState('adding'),
  removing: {
    region: 'list',
    call: 'removePasskey',
    screens: (history) => describeList(history, { disabled: describeActions(history) }),
  },
  proving: proof,
  notRemoved: {
    region: 'list',
    ...focusAlert('dashboard.passkeys.notRemoved'),
    screens: (history) =>
      describeList(history, {
        ...describeFailure(history, 'dashboard.passkeys.notRemoved'),
        actions: describeActions(history),
      }),
  },
};
