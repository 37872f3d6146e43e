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
import type { Scenario } from '../story.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';
import { enterBy, heldUntil, expectStatus } from './status.ts';

const describeCodeField = ({ translator: { text }, code }: Scenario) => field(text('otp.field'), code);

const describeHead = (story: Scenario): Required<Pick<Screen, 'step' | 'headings' | 'focus' | 'texts'>> => {
  const { text } = story.translator;
  return {
    step: text('steps.otp'),
    headings: [text('otp.title')],
    focus: heading(text('otp.title')),
    texts: [
      text('otp.sentTo', { email: story.typed.email || maskedEmail }),
      ...enterBy(story),
      heldUntil(story),
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
  news: (story: Scenario) => Screen,
  {
    disabledButtons = [],
    ...more
  }: Partial<BookingExpectation> & { disabledButtons?: readonly MessageId[] | 'everything' } = {},
): BookingExpectation => ({
  region: 'code',
  screens: (story) => {
    const isEverythingDisabled = disabledButtons === 'everything';
    const { texts, ...rest } = describeHead(story);
    return {
      screen: {
        ...rest,
        describeFields: isEverythingDisabled ? [] : [describeCodeField(story)],
        actions: [
          mailboxLink(story),
          ...(isEverythingDisabled
            ? []
            : buttons(story, ...codeButtons.filter((id) => !disabledButtons.includes(id)))),
        ],
        disabled: isEverythingDisabled
          ? [...buttons(story, ...codeButtons), disabledField(describeCodeField(story))]
          : buttons(story, ...disabledButtons),
        ...news(story),
        texts: [...texts, story.translator.text('otp.spam'), story.translator.text('otp.wrongAddress')],
      },
      sidebar: describeSidebar(story, 'booking'),
    };
  },
  ...more,
});

/** There is no code field any more. */
const expectNoCode = (
  screen: (story: Scenario) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  region: 'no code',
  ...more,
  screens: (story) => ({
    screen: { ...describeHead(story), ...screen(story) },
    sidebar: describeSidebar(story, 'booking'),
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
  'otp.locked': expectNoCode((story) => ({
    ...describeEnd('otpLocked')(story),
    texts: [],
    actions: buttons(story, 'otp.restart'),
  })),
  'otp.expired': expectNoCode((story) => ({
    ...describeEnd('otpExpired')(story),
    texts: describeHead(story).texts.slice(0, 1),
    actions: buttons(story, 'otp.resend', 'otp.restart'),
  })),
  'otp.setAside': expectStatus(
    (story) => ({
      title: story.translator.text('otp.setAside.title'),
      texts: [
        story.translator.text('otp.setAside.text', { email: story.typed.email || maskedEmail }),
        ...enterBy(story),
        heldUntil(story),
      ],
      actions: ['otp.setAside.goOn', 'otp.restart'],
      step: 'steps.otp',
    }),
    {
      region: 'paused',
    },
  ),
  'otp.restarting': expectNoCode(
    (story) => ({ actions: [mailboxLink(story)], disabled: buttons(story, 'otp.restart') }),
    {
      region: 'restarting',
      call: 'cancelReservation',
    },
  ),
  'otp.notRestarted': expectNoCode((story) => ({
    ...describeFailure('reservationCancel')(story),
    focus: alert(story.translator.text('problem.reservationCancel.title')),
    actions: [mailboxLink(story), ...buttons(story, 'otp.restart', 'otp.goOn')],
  })),
} satisfies Record<string, BookingExpectation>;
