import type { passkeyCreationMachine } from '../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { passkeysExpected } from './passkeysExpected.ts';

type CreationState = StateName<typeof passkeyCreationMachine>;
type Expectation = StateExpectation<WalkHistory>;

const expectWaiting = (
  announcement: 'frame.loading' | 'dashboard.passkey.confirm',
  more: Partial<Expectation> = {},
): Expectation => ({
  region: 'waiting',
  takesFocusFrom: /^never$/,
  screens: ({ translator: { text } }) => ({ screen: { announcements: [text(announcement)] } }),
  ...more,
});

const expectDecision = (
  action: 'dashboard.passkeys.create' | 'action.tryAgain',
  getAlert: (history: WalkHistory) => readonly string[],
  more: Partial<Expectation> = {},
): Expectation => ({
  region: 'deciding',
  screens: (history) => {
    const { text } = history.translator;
    const alertTexts = getAlert(history);
    return {
      screen: {
        texts: [text('dashboard.passkeys.explanation')],
        actions: [button(text(action)), button(text('dashboard.passkeys.decline'))],
        ...(alertTexts.length > 0 && { alert: alertTexts, focus: alert(alertTexts[0]!) }),
      },
    };
  },
  ...more,
});

const listsPasskeys: Partial<Expectation> = { region: 'ended', takesFocusFrom: /^never$/ };

/** The visible screen of each state of the creation of a passkey; a missing state is a type error. */
export const passkeyCreationExpected: Expectations<CreationState, WalkHistory> = {
  offered: expectDecision('dashboard.passkeys.create', () => [], { takesFocusFrom: /^never$/ }),
  preparing: expectWaiting('frame.loading', { call: 'requestCreation' }),
  // The proof of identity is a journey of its own.
  proving: {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: () => ({ screen: { texts: [] } }),
  },
  confirming: expectWaiting('dashboard.passkey.confirm'),
  saving: expectWaiting('frame.loading', { call: 'savePasskey' }),
  notCreated: expectDecision('action.tryAgain', ({ translator: { text } }) => [
    text('dashboard.passkeys.notCreated.title'),
    text('dashboard.passkeys.notCreated.text'),
  ]),
  notAdded: expectDecision('action.tryAgain', ({ translator, failure }) => [
    translator.text('dashboard.passkeys.notAdded'),
    getReason(translator, failure),
  ]),
  // The page lists the passkeys again.
  added: { ...passkeysExpected.loading, ...listsPasskeys },
  declined: { ...passkeysExpected.loading, ...listsPasskeys },
};
