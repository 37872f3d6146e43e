import { people } from '../../machines/dashboard/access/access.samples.ts';
import type { proofMachine } from '../../machines/dashboard/proof/proof.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import {
  alert,
  button,
  disabledField,
  heading,
  list,
  text as field,
  type Screen,
} from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type ProofState = StateName<typeof proofMachine>;

export interface ProofHistory extends WalkHistory {
  code: string;
  isExpired: boolean;
}

const { name } = people[1]!;

type Expectation = StateExpectation<ProofHistory>;
type Part = (history: ProofHistory) => Screen;

const withTitle = ({ translator: { text } }: ProofHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.proof.title');
  return {
    screen: { headings: [title], texts: [text('dashboard.proof.lead')], focus: heading(title), ...screen },
  };
};

const expectCode = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'code',
  screens: (history) => {
    const { text, deadline } = history.translator;
    const [action, resend, passkey, abandon] = (
      ['dashboard.proof.action', 'otp.resend', 'dashboard.passkey.use', 'dashboard.proof.abandon'] as const
    ).map((id) => button(text(id)));
    const codeField = field(text('dashboard.code.field'), history.code);
    return withTitle(history, {
      texts: [text('dashboard.proof.lead'), text('otp.enterBy', deadline(codeExpiresAt))],
      ...(isWaiting
        ? { disabled: [action!, resend!, passkey!, disabledField(codeField)] }
        : { actions: [action!, resend!, passkey!, abandon!], describeFields: [codeField] }),
      ...more(history),
    });
  },
  ...rest,
});

const focusAlert = (title: MessageId) => ({
  focusInRegion: ({ translator: { text } }: ProofHistory) => alert(text(title)),
});

const describeFailure =
  (title: MessageId): Part =>
  ({ translator, failure }) => ({ alert: [translator.text(title), getReason(translator, failure)] });

const describeNext = ({ translator: { text } }: ProofHistory) => [
  button(text('otp.resend')),
  button(text('dashboard.passkey.use')),
  button(text('dashboard.proof.abandon')),
];

/** The visible screen of each state of a proof of identity; a missing state is a type error. */
export const proofExpected: Expectations<ProofState, ProofHistory> = {
  requesting: {
    region: 'requesting',
    call: 'requestProof',
    takesFocusFrom: /^never$/,
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        announcements: [text('frame.loading')],
        actions: [button(text('dashboard.proof.abandon'))],
      });
    },
  },
  notRequested: {
    region: 'notRequested',
    screens: (history) =>
      withTitle(history, {
        ...describeFailure('dashboard.signIn.notRequested')(history),
        actions: describeNext(history),
        focus: alert(history.translator.text('dashboard.signIn.notRequested')),
      }),
  },
  noMailServer: {
    region: 'noMailServer',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.noMailServer.title');
      return withTitle(history, {
        texts: [],
        alert: [title, text('dashboard.proof.noMailServer.text', { command: 'npm run host -- access link' })],
        actions: [button(text('dashboard.passkey.use')), button(text('dashboard.proof.abandon'))],
        focus: alert(title),
      });
    },
  },
  entering: expectCode(({ translator: { text } }) => ({
    focus: disabledField(field(text('dashboard.code.field'))),
  })),
  verifying: expectCode(undefined, { isWaiting: true, call: 'verifyProof' }),
  incorrect: expectCode(
    ({ translator: { text } }) => ({
      alert: [
        text('dashboard.code.incorrect'),
        text('dashboard.code.missing'),
        text('otp.attemptsLeft', { attempts: 4 }),
      ],
    }),
    focusAlert('dashboard.code.incorrect'),
  ),
  notVerified: expectCode(
    describeFailure('dashboard.signIn.code.notVerified'),
    focusAlert('dashboard.signIn.code.notVerified'),
  ),
  // The use of a passkey is a journey of its own.
  passkey: {
    region: 'passkey',
    call: 'requestPasskeyOptions',
    screens: (history) => withTitle(history, { texts: [] }),
  },
  over: {
    region: 'over',
    screens: (history) => {
      const { text } = history.translator;
      const title = text(history.isExpired ? 'dashboard.code.expired' : 'dashboard.code.locked');
      return withTitle(history, { alert: [title], actions: describeNext(history), focus: alert(title) });
    },
  },
  // The page about access repeats the change.
  proven: {
    region: 'ended',
    takesFocusFrom: /^never$/,
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.access.title')],
        texts: [text('dashboard.access.removeEffect', { name })],
        disabled: [button(text('dashboard.access.remove', { name })), button(text('dashboard.access.back'))],
      },
    }),
  },
  // The page about access returns to the list.
  abandoned: {
    region: 'ended',
    takesFocusFrom: /^never$/,
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.access.title'), ...people.map((person) => person.name)],
        actions: [button(text('dashboard.access.invite')), button(text('dashboard.access.remove', { name }))],
        describeFields: [list(text('dashboard.access.role', { name }), 'cleaner')],
      },
    }),
  },
};
