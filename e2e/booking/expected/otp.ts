import {
  alert,
  button,
  heading,
  disabledField,
  link,
  text as field,
  type Screen,
} from '../../support/screen.ts';
import { getReason } from '../../support/failureReasons.ts';
import type { MessageId } from '../../support/words.ts';
import { maskedEmail } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';
import { enterBy, heldUntil, expectStatus } from './status.ts';

const describeCodeField = ({ translator: { text }, code }: Scenario) => field(text('otp.field'), code);

const describeHead = (
  scenario: Scenario,
): Required<Pick<Screen, 'step' | 'headings' | 'focus' | 'texts'>> => {
  const { text } = scenario.translator;
  return {
    step: text('steps.otp'),
    headings: [text('otp.title')],
    focus: heading(text('otp.title')),
    texts: [
      text('otp.sentTo', { email: scenario.typed.email || maskedEmail }),
      ...enterBy(scenario),
      heldUntil(scenario),
      text('otp.demonstration'),
    ],
  };
};

/** The site of these tests sends no e-mails. */
const mailboxLink = ({ translator: { text } }: Scenario) => link(text('otp.demonstration.mailbox'));

type EndProblem = 'otpLocked' | 'otpExpired';
type CallProblem = 'otpNotChecked' | 'otpResend' | 'reservationCancel';

const describeEnd =
  (problem: EndProblem) =>
  ({ translator: { text } }: Scenario): Screen => ({
    alert: [text(`problem.${problem}.title`), text(`problem.${problem}.text`)],
    focus: alert(text(`problem.${problem}.title`)),
  });

const describeFailure =
  (problem: CallProblem) =>
  ({ translator, failure }: Scenario): Screen => ({
    alert: [translator.text(`problem.${problem}.title`), getReason(translator, failure)],
  });

/** Focuses the failure message. */
const focusProblem = (problem: CallProblem | 'tooManyRequests') => ({
  focusInRegion: ({ translator: { text } }: Scenario) => alert(text(`problem.${problem}.title`)),
});

const buttons = ({ translator: { text } }: Scenario, ...ids: MessageId[]) =>
  ids.map((id) => button(text(id)));

const codeButtons = ['otp.confirm', 'otp.resend', 'otp.changeAddress'] as const satisfies MessageId[];

/** The code can be typed, or is being checked. */
const expectCode = (
  news: (scenario: Scenario) => Screen,
  {
    disabledButtons = [],
    ...more
  }: Partial<BookingExpectation> & { disabledButtons?: readonly MessageId[] | 'everything' } = {},
): BookingExpectation => ({
  region: 'code',
  screens: (scenario) => {
    const isEverythingDisabled = disabledButtons === 'everything';
    const { texts, ...rest } = describeHead(scenario);
    return {
      screen: {
        ...rest,
        describeFields: isEverythingDisabled ? [] : [describeCodeField(scenario)],
        actions: [
          mailboxLink(scenario),
          ...(isEverythingDisabled
            ? []
            : buttons(scenario, ...codeButtons.filter((id) => !disabledButtons.includes(id)))),
        ],
        disabled: isEverythingDisabled
          ? [...buttons(scenario, ...codeButtons), disabledField(describeCodeField(scenario))]
          : buttons(scenario, ...disabledButtons),
        ...news(scenario),
        texts: [...texts, scenario.translator.text('otp.spam'), scenario.translator.text('otp.wrongAddress')],
      },
      sidebar: describeSidebar(scenario, 'booking'),
    };
  },
  ...more,
});

/** There is no code field any more. */
const expectNoCode = (
  screen: (scenario: Scenario) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  region: 'no code',
  ...more,
  screens: (scenario) => ({
    screen: { ...describeHead(scenario), ...screen(scenario) },
    sidebar: describeSidebar(scenario, 'booking'),
  }),
});

const codeStates = [
  'otp.entering',
  'otp.incorrect',
  'otp.notVerified',
  'otp.notResent',
  'otp.noMoreCodes',
] as const;

/** Whether a code was rejected or could not be checked: the next one needs the button. */
export const isCorrecting = (state: string): boolean =>
  state === 'otp.incorrect' || state === 'otp.notVerified';

/** Whether the code can be typed. */
export const isTypingCode = (state: string): boolean => codeStates.some((one) => one === state);

const describeWrongCode = ({ translator: { text }, attemptsLeft }: Scenario): Screen => ({
  alert: [
    text('problem.otpIncorrect.title'),
    text('problem.otpIncorrect.text'),
    ...(attemptsLeft === undefined ? [] : [text('otp.attemptsLeft', { attempts: attemptsLeft })]),
  ],
});

export const otpExpected = {
  'otp.entering': expectCode(() => ({})),
  'otp.verifying': expectCode(() => ({}), {
    disabledButtons: 'everything',
    call: 'verifyOtp',
  }),
  'otp.incorrect': expectCode(describeWrongCode, {
    focusInRegion: ({ translator: { text } }) => `text “${text('otp.field')}”`,
  }),
  'otp.notVerified': expectCode(describeFailure('otpNotChecked'), {
    ...focusProblem('otpNotChecked'),
  }),
  'otp.resending': expectCode(() => ({}), {
    disabledButtons: 'everything',
    call: 'resendOtp',
  }),
  'otp.notResent': expectCode(describeFailure('otpResend'), {
    ...focusProblem('otpResend'),
  }),
  'otp.noMoreCodes': expectCode(
    ({ translator: { text } }) => ({
      alert: [text('problem.tooManyRequests.title'), text('problem.noMoreCodes.text')],
    }),
    {
      ...focusProblem('tooManyRequests'),
      disabledButtons: ['otp.resend'],
    },
  ),
  'otp.locked': expectNoCode((scenario) => ({
    ...describeEnd('otpLocked')(scenario),
    texts: [],
    actions: buttons(scenario, 'otp.restart'),
  })),
  'otp.expired': expectNoCode((scenario) => ({
    ...describeEnd('otpExpired')(scenario),
    texts: describeHead(scenario).texts.slice(0, 1),
    actions: buttons(scenario, 'otp.resend', 'otp.restart'),
  })),
  'otp.setAside': expectStatus(
    (scenario) => ({
      title: scenario.translator.text('otp.setAside.title'),
      texts: [
        scenario.translator.text('otp.setAside.text', { email: scenario.typed.email || maskedEmail }),
        ...enterBy(scenario),
        heldUntil(scenario),
      ],
      actions: ['otp.setAside.goOn', 'otp.restart'],
      step: 'steps.otp',
    }),
    {
      region: 'paused',
    },
  ),
  'otp.restarting': expectNoCode(
    (scenario) => ({ actions: [mailboxLink(scenario)], disabled: buttons(scenario, 'otp.restart') }),
    {
      region: 'restarting',
      call: 'cancelReservation',
    },
  ),
  'otp.notRestarted': expectNoCode((scenario) => ({
    ...describeFailure('reservationCancel')(scenario),
    focus: alert(scenario.translator.text('problem.reservationCancel.title')),
    actions: [mailboxLink(scenario), ...buttons(scenario, 'otp.restart', 'otp.goOn')],
  })),
} satisfies Record<string, BookingExpectation>;
