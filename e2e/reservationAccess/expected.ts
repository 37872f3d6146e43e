import type { reservationAccessMachine } from '../../machines/reservationAccess/reservationAccess.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import { formatRetryHint, getReason } from '../support/failureReasons.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import {
  alert,
  button,
  heading,
  link,
  disabledField,
  text as field,
  type Screen,
} from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { Scenario } from './scenario.ts';

export type AccessState = StateName<typeof reservationAccessMachine>;
type Expectation = StateExpectation<Scenario>;

const describeForm = (scenario: Scenario, news: Screen, isWaiting: boolean): Screen => {
  const { text } = scenario.translator;
  const request = button(text('access.request'));
  return {
    ...news,
    headings: [text('access.title'), ...(news.headings ?? [])],
    focus: heading(text('access.title')),
    texts: [
      text('access.lead'),
      text('access.number.about', { example: 'K7M2-9QXR' }),
      ...(scenario.isEmailRefused ? [text('violation.email')] : []),
    ],
    describeFields: [
      field(text('access.number'), scenario.typed.number),
      field(text('form.email'), scenario.typed.email),
    ],
    actions: [...(news.actions ?? []), ...(isWaiting ? [] : [request])],
    disabled: isWaiting ? [request] : [],
  };
};

const expectForm = (
  news: (scenario: Scenario) => Screen,
  { isWaiting = false, ...more }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'form',
  screens: (scenario) => ({ screen: describeForm(scenario, news(scenario), isWaiting) }),
  ...more,
});

const describeCode = (scenario: Scenario, news: Screen, isWaiting: boolean): Screen => {
  const { text } = scenario.translator;
  const codeField = field(text('otp.field'), scenario.code);
  const buttons = (['access.open', 'otp.resend', 'access.restart'] satisfies MessageId[]).map((id) =>
    button(text(id)),
  );
  return {
    headings: [text('access.code.title')],
    focus: heading(text('access.code.title')),
    texts: [
      text('access.code.lead', scenario.typed),
      text('otp.enterBy', scenario.translator.deadline(codeExpiresAt)),
      text('otp.demonstration'),
      text('access.code.missing'),
    ],
    describeFields: isWaiting ? [] : [codeField],
    actions: [link(text('otp.demonstration.mailbox')), ...(isWaiting ? [] : buttons)],
    disabled: isWaiting ? [...buttons, disabledField(codeField)] : [],
    ...news,
  };
};

const expectCode = (
  news: (scenario: Scenario) => Screen,
  { isWaiting = false, ...more }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'code',
  screens: (scenario) => ({ screen: describeCode(scenario, news(scenario), isWaiting) }),
  ...more,
});

const expectEnd = (problem: 'otpLocked' | 'otpExpired'): Expectation => ({
  region: 'over',
  screens: ({ translator: { text } }) => {
    const title = text(`problem.${problem}.title`);
    return {
      screen: {
        headings: [text('access.code.title')],
        alert: [title, text('access.locked.text')],
        focus: alert(title),
        actions: [button(text('otp.resend')), button(text('access.restart'))],
      },
    };
  },
});

const focusProblem = (title: MessageId) => ({
  focusInRegion: ({ translator: { text } }: Scenario) => alert(text(title)),
});

const describeFailure =
  (title: MessageId) =>
  ({ translator, failure }: Scenario): Screen => ({
    alert: [translator.text(title), getReason(translator, failure)],
  });

const describeKeptFailure =
  (title: MessageId) =>
  (scenario: Scenario): Screen => ({
    alert: [...describeFailure(title)(scenario).alert!, scenario.translator.text('problem.kept')],
  });

const describeRateLimit =
  (title: MessageId, isFormKept: boolean) =>
  ({ translator: { text } }: Scenario): Screen => ({
    alert: [
      text(title),
      `${text('access.tooMany.text')} ${formatRetryHint(text)}`,
      ...(isFormKept ? [text('problem.kept')] : []),
    ],
  });

/** The screen in each state without a reservation link; a missing state is a type error. */
export const reservationAccessExpected: Expectations<AccessState, Scenario> = {
  asking: expectForm(() => ({})),
  requesting: expectForm(() => ({}), {
    isWaiting: true,
    call: 'requestAccess',
  }),
  refused: expectForm(({ translator: { text, labelled } }) => {
    const title = text('access.requestError.title');
    const wrong = labelled(text('form.email'), text('violation.email'));
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      actions: [link(wrong)],
    };
  }, focusProblem('access.requestError.title')),
  tooMany: expectForm(describeRateLimit('problem.tooManyRequests.title', true), {
    ...focusProblem('problem.tooManyRequests.title'),
  }),
  unsupported: expectForm(
    ({ translator: { text } }) => ({
      alert: [text('access.unsupported.title'), text('access.unsupported.text')],
    }),
    focusProblem('access.unsupported.title'),
  ),
  notRequested: expectForm(describeKeptFailure('access.requestError.title'), {
    ...focusProblem('access.requestError.title'),
  }),
  entering: expectCode(() => ({})),
  opening: expectCode(() => ({}), {
    isWaiting: true,
    call: 'openAccess',
  }),
  incorrect: expectCode(
    ({ translator: { text } }) => ({
      alert: [
        text('problem.otpIncorrect.title'),
        text('problem.otpIncorrect.text'),
        text('otp.attemptsLeft', { attempts: 4 }),
      ],
    }),
    focusProblem('problem.otpIncorrect.title'),
  ),
  notOpened: expectCode(describeFailure('access.openError.title'), {
    ...focusProblem('access.openError.title'),
  }),
  resending: expectCode(() => ({}), {
    isWaiting: true,
    call: 'requestAnother',
  }),
  noMoreCodes: expectCode(describeRateLimit('problem.otpResend.title', false), {
    ...focusProblem('problem.otpResend.title'),
  }),
  notResent: expectCode(describeFailure('problem.otpResend.title'), {
    ...focusProblem('problem.otpResend.title'),
  }),
  locked: expectEnd('otpLocked'),
  expired: expectEnd('otpExpired'),
  // The page of the reservation replaces it.
  opened: {
    region: 'reservation',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('reservation.title')],
        announcements: [text('reservation.opening')],
        texts: [text('reservation.private')],
      },
    }),
    call: 'loadReservation',
  },
};
