import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { signInMachine } from '../../machines/dashboard/signIn/signIn.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { formatRetryHint, getReason } from '../support/failureReasons.ts';
import { alert, button, disabledField, heading, text as field, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeMoreLinks } from './moreLinks.ts';

type SignInState = StateName<typeof signInMachine>;

export interface SignInHistory extends WalkHistory {
  email: string;
  code: string;
}

type Expectation = StateExpectation<SignInHistory>;
type Part = (history: SignInHistory) => Screen;

/** The command that creates a link with which a person signs in. */
const accessLink = 'npm run host -- access link';

const describeAddress = (
  { translator: { text }, email }: SignInHistory,
  isWaiting: boolean,
  more: Screen,
): Screen => {
  const title = text('dashboard.signIn.title');
  const emailField = field(text('form.email'), email);
  const actions = [button(text('dashboard.signIn.request')), button(text('dashboard.passkey.use'))];
  return {
    headings: [title],
    texts: [text('dashboard.signIn.lead')],
    focus: heading(title),
    ...(isWaiting
      ? { disabled: [...actions, disabledField(emailField)] }
      : { actions, describeFields: [emailField] }),
    ...more,
  };
};

const expectAddress = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'address',
  screens: (history) => ({ screen: describeAddress(history, isWaiting, more(history)) }),
  ...rest,
});

const describeCode = (
  { translator: { text, deadline }, email, code }: SignInHistory,
  isWaiting: boolean,
  more: Screen,
): Screen => {
  const title = text('dashboard.signIn.code.title');
  const codeField = field(text('dashboard.code.field'), code);
  const actions = (['dashboard.signIn.action', 'otp.resend', 'dashboard.signIn.otherAddress'] as const).map(
    (id) => button(text(id)),
  );
  return {
    headings: [title],
    texts: [
      text('dashboard.signIn.code.lead', { email }),
      text('otp.enterBy', deadline(codeExpiresAt)),
      text('dashboard.signIn.code.missing', { command: accessLink }),
    ],
    focus: heading(title),
    ...(isWaiting
      ? { disabled: [...actions, disabledField(codeField)] }
      : { actions, describeFields: [codeField] }),
    ...more,
  };
};

const expectCode = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'code',
  screens: (history) => ({ screen: describeCode(history, isWaiting, more(history)) }),
  ...rest,
});

const expectEnd = (title: 'dashboard.code.locked' | 'dashboard.code.expired'): Expectation => ({
  region: 'over',
  screens: ({ translator: { text } }) => ({
    screen: {
      headings: [text('dashboard.signIn.code.title')],
      alert: [text(title), text('access.locked.text')],
      focus: alert(text(title)),
      actions: [button(text('otp.resend')), button(text('dashboard.signIn.otherAddress'))],
    },
  }),
});

const focusAlert = (title: MessageId) => ({
  focusInRegion: ({ translator: { text } }: SignInHistory) => alert(text(title)),
});

const describeFailure =
  (title: MessageId): Part =>
  ({ translator, failure }) => ({ alert: [translator.text(title), getReason(translator, failure)] });

/** The visible screen of each state of sign-in; a missing state is a type error. */
export const signInExpected: Expectations<SignInState, SignInHistory> = {
  'address.asking': expectAddress(),
  'address.requesting': expectAddress(undefined, { isWaiting: true, call: 'requestCode' }),
  'address.refused': expectAddress(
    ({ translator: { text } }) => ({ alert: [text('dashboard.signIn.refused')] }),
    focusAlert('dashboard.signIn.refused'),
  ),
  'address.tooMany': expectAddress(
    ({ translator: { text } }) => ({
      alert: [
        text('problem.tooManyRequests.title'),
        `${text('dashboard.signIn.tooMany', { command: accessLink })} ${formatRetryHint(text)}`,
      ],
    }),
    focusAlert('problem.tooManyRequests.title'),
  ),
  'address.noMailServer': expectAddress(
    ({ translator: { text } }) => ({
      alert: [
        text('dashboard.noMailServer.title'),
        text('dashboard.signIn.noMailServer.text', { command: accessLink }),
      ],
    }),
    focusAlert('dashboard.noMailServer.title'),
  ),
  'address.notRequested': expectAddress(
    describeFailure('dashboard.signIn.notRequested'),
    focusAlert('dashboard.signIn.notRequested'),
  ),
  'address.passkeyFailed': expectAddress(
    ({ translator: { text } }) => ({
      alert: [text('dashboard.passkey.refused.title'), text('dashboard.passkey.refused.text')],
    }),
    focusAlert('dashboard.passkey.refused.title'),
  ),
  // The use of a passkey is a journey of its own.
  passkey: {
    region: 'passkey',
    call: 'requestPasskeyOptions',
    screens: ({ translator: { text } }) => {
      const title = text('dashboard.signIn.title');
      return { screen: { headings: [title], focus: heading(title) } };
    },
  },
  'code.entering': expectCode(undefined, {
    focusInRegion: ({ translator: { text } }) => heading(text('dashboard.signIn.code.title')),
  }),
  'code.verifying': expectCode(undefined, { isWaiting: true, call: 'verifyCode' }),
  'code.incorrect': expectCode(
    ({ translator: { text } }) => ({
      alert: [
        text('dashboard.code.incorrect'),
        text('dashboard.code.missing'),
        text('otp.attemptsLeft', { attempts: 4 }),
      ],
    }),
    focusAlert('dashboard.code.incorrect'),
  ),
  'code.notVerified': expectCode(
    describeFailure('dashboard.signIn.code.notVerified'),
    focusAlert('dashboard.signIn.code.notVerified'),
  ),
  'code.resending': expectCode(undefined, { isWaiting: true, call: 'requestAnotherCode' }),
  'code.notResent': expectCode(
    describeFailure('problem.otpResend.title'),
    focusAlert('problem.otpResend.title'),
  ),
  'over.locked': expectEnd('dashboard.code.locked'),
  'over.expired': expectEnd('dashboard.code.expired'),
  // The page of the session replaces it.
  signedIn: {
    region: 'session',
    screens: ({ translator }) => {
      const { text } = translator;
      return {
        screen: {
          headings: [text('dashboard.navigation.more'), text('dashboard.more.signedIn')],
          texts: [ownerSession.user.name],
          actions: [...describeMoreLinks(translator), button(text('dashboard.signOut.action'))],
          focus: heading(text('dashboard.navigation.more')),
        },
      };
    },
  },
};
