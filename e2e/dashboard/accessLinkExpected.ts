import type { accessLinkMachine } from '../../machines/dashboard/accessLink/accessLink.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import {
  alert,
  button,
  disabledField,
  heading,
  link,
  text as field,
  type Screen,
} from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { todayExpected } from './todayExpected.ts';

type AccessLinkState = StateName<typeof accessLinkMachine>;

export interface AccessLinkHistory extends WalkHistory {
  name: string;
  email: string;
  isEmailRefused: boolean;
}

type Expectation = StateExpectation<AccessLinkHistory>;
type Part = (history: AccessLinkHistory) => Screen;

/** The person for whom the access link was made. */
export const invited = { name: 'Rui Costa', email: 'rui@example.com' };

const describeForm = (
  { translator: { text }, name, email, isEmailRefused }: AccessLinkHistory,
  isWaiting: boolean,
  more: Screen,
): Screen => {
  const title = text('dashboard.setup.title');
  const fields = [field(text('dashboard.setup.name'), name), field(text('form.email'), email)];
  const action = button(text('dashboard.setup.action'));
  return {
    focus: heading(title),
    texts: [
      text('dashboard.setup.lead'),
      text('dashboard.setup.email.about'),
      ...(isEmailRefused ? [text('violation.email')] : []),
    ],
    ...more,
    headings: [title, ...(more.headings ?? [])],
    ...(isWaiting
      ? { disabled: [action, ...fields.map(disabledField)] }
      : { actions: [action, ...(more.actions ?? [])], describeFields: fields }),
  };
};

const expectForm = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'setup',
  screens: (history) => ({ screen: describeForm(history, isWaiting, more(history)) }),
  ...rest,
});

const expectWelcome = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'welcome',
  screens: (history) => {
    const { text } = history.translator;
    const title = text('dashboard.link.welcome.title');
    const action = button(text('dashboard.signIn.action'));
    return {
      screen: {
        headings: [title],
        texts: [text('dashboard.link.welcome.text', invited)],
        focus: heading(title),
        ...(isWaiting ? { disabled: [action] } : { actions: [action] }),
        ...more(history),
      },
    };
  },
  ...rest,
});

const describeFailure =
  (title: MessageId, hasInput = false): Part =>
  ({ translator, failure }) => ({
    alert: [
      translator.text(title),
      getReason(translator, failure),
      ...(hasInput ? [translator.text('problem.kept')] : []),
    ],
  });

const focusAlert = (title: MessageId) => ({
  focusInRegion: ({ translator: { text } }: AccessLinkHistory) => alert(text(title)),
});

/** The visible screen of each state of a set-up or access link; a missing state is a type error. */
export const accessLinkExpected: Expectations<AccessLinkState, AccessLinkHistory> = {
  reading: {
    region: 'reading',
    call: 'readLink',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.link.title')],
        announcements: [text('frame.loading')],
      },
    }),
  },
  notRead: {
    region: 'notRead',
    screens: (history) => ({
      screen: {
        headings: [history.translator.text('dashboard.link.title')],
        actions: [button(history.translator.text('action.tryAgain'))],
        focus: alert(history.translator.text('dashboard.link.notRead')),
        ...describeFailure('dashboard.link.notRead')(history),
      },
    }),
  },
  expired: {
    region: 'expired',
    screens: ({ translator: { text } }) => {
      const title = text('dashboard.link.expired.title');
      return {
        screen: {
          headings: [text('dashboard.link.title')],
          alert: [title, text('dashboard.link.expired.text')],
          actions: [button(text('dashboard.link.signIn'))],
          focus: alert(title),
        },
      };
    },
  },
  'setup.asking': expectForm(),
  'setup.creating': expectForm(undefined, { isWaiting: true, call: 'createOwner' }),
  // The proof with a code is a journey of its own.
  'setup.confirming': {
    region: 'proof',
    call: 'requestProof',
    takesFocusFrom: /^never$/,
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.setup.title')],
        texts: [text('dashboard.setup.confirm.wrong', { command: 'npm run host -- access link' })],
        focus: heading(text('dashboard.setup.title')),
      },
    }),
  },
  'setup.refused': expectForm(({ translator: { text, labelled } }) => {
    const title = text('dashboard.setup.refused');
    const wrong = labelled(text('form.email'), text('violation.email'));
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      actions: [link(wrong)],
    };
  }, focusAlert('dashboard.setup.refused')),
  'setup.notCreated': expectForm(
    describeFailure('dashboard.setup.notCreated', true),
    focusAlert('dashboard.setup.notCreated'),
  ),
  'welcome.offering': expectWelcome(),
  'welcome.opening': expectWelcome(undefined, { isWaiting: true, call: 'openLink' }),
  'welcome.notOpened': expectWelcome(
    describeFailure('dashboard.link.notOpened'),
    focusAlert('dashboard.link.notOpened'),
  ),
  // The first page of the session replaces it.
  // The first page of the dashboard replaces it.
  opened: {
    region: 'session',
    call: 'loadToday',
    screens: (history) => todayExpected.loading.screens({ ...history, done: undefined, isMoved: false }),
  },
};
