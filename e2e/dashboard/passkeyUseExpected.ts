import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { passkeyUseMachine } from '../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { signInExpected } from './signInExpected.ts';

type PasskeyUseState = StateName<typeof passkeyUseMachine>;
type Expectation = StateExpectation<WalkHistory>;

const useCode = ({ translator: { text } }: WalkHistory) => button(text('dashboard.passkey.without'));

const expectWaiting = (
  announcement: 'frame.loading' | 'dashboard.passkey.confirm',
  more: Partial<Expectation> = {},
): Expectation => ({
  region: 'waiting',
  takesFocusFrom: /^never$/,
  screens: (history) => ({
    screen: { announcements: [history.translator.text(announcement)], actions: [useCode(history)] },
  }),
  ...more,
});

const expectFailure = (getAlert: (history: WalkHistory) => readonly string[]): Expectation => ({
  region: 'failed',
  screens: (history): { screen: Screen } => {
    const alertTexts = getAlert(history);
    return {
      screen: {
        alert: alertTexts,
        actions: [button(history.translator.text('action.tryAgain')), useCode(history)],
        focus: alert(alertTexts[0]!),
      },
    };
  },
});

/** The visible screen of each state of the use of a passkey; a missing state is a type error. */
export const passkeyUseExpected: Expectations<PasskeyUseState, WalkHistory> = {
  preparing: expectWaiting('frame.loading', { call: 'requestPasskeyOptions' }),
  confirming: expectWaiting('dashboard.passkey.confirm'),
  verifying: expectWaiting('frame.loading', { call: 'verifyPasskey' }),
  notConfirmed: expectFailure(({ translator: { text } }) => [
    text('dashboard.passkey.notConfirmed.title'),
    text('dashboard.passkey.notConfirmed.text'),
  ]),
  refused: expectFailure(({ translator: { text } }) => [
    text('dashboard.passkey.refused.title'),
    text('dashboard.passkey.refused.text'),
  ]),
  failed: expectFailure(({ translator, failure }) => [
    translator.text('dashboard.passkey.notVerified'),
    getReason(translator, failure),
  ]),
  // The page of the session replaces it.
  verified: {
    region: 'ended',
    screens: (history) =>
      signInExpected.signedIn.screens({ ...history, email: ownerSession.user.email, code: '' }),
  },
  // Sign-in asks for the e-mail address again.
  abandoned: {
    region: 'ended',
    screens: (history) => signInExpected['address.asking'].screens({ ...history, email: '', code: '' }),
  },
};
