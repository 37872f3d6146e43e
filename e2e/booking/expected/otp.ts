import { alert, button, heading, still, text as field, type Screen } from '../../support/screen.ts';
import { getReason } from '../../support/causes.ts';
import type { MessageId } from '../../support/words.ts';
import { maskedEmail } from '../answers.ts';
import type { Story } from '../story.ts';
import { beside } from './beside.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, stage } from './stage.ts';

const codeField = ({ voice: { text }, code }: Story) => field(text('otp.field'), code);

const head = (story: Story): Required<Pick<Screen, 'step' | 'headings' | 'focus' | 'says'>> => {
  const { text } = story.voice;
  return {
    step: text('steps.otp'),
    headings: [text('otp.title')],
    focus: heading(text('otp.title')),
    says: [text('otp.sentTo', { email: story.typed.email || maskedEmail }), heldUntil(story)],
  };
};

type Ended = 'otpLocked' | 'otpExpired';
type Failed = 'otpNotChecked' | 'otpResend' | 'reservationCancel';

const endedBy =
  (problem: Ended) =>
  ({ voice: { text } }: Story): Screen => ({
    alert: [text(`problem.${problem}.title`), text(`problem.${problem}.text`)],
    focus: alert(text(`problem.${problem}.title`)),
  });

const getScreen =
  (problem: Failed) =>
  ({ voice, failure }: Story): Screen => ({
    alert: [voice.text(`problem.${problem}.title`), getReason(voice, failure)],
  });

/** Focuses the failure message. */
const onIt = (problem: Failed | 'tooManyRequests') => ({
  focusWithin: ({ voice: { text } }: Story) => alert(text(`problem.${problem}.title`)),
});

const buttons = ({ voice: { text } }: Story, ...ids: MessageId[]) => ids.map((id) => button(text(id)));

const all = ['otp.confirm', 'otp.resend', 'otp.changeAddress'] as const satisfies MessageId[];

/** The code can be typed, or is being checked. */
const code = (
  news: (story: Story) => Screen,
  { held = [], ...more }: Partial<BookingExpectation> & { held?: readonly MessageId[] | 'everything' } = {},
): BookingExpectation => ({
  within: 'code',
  seen: (story) => {
    const isHeld = held === 'everything';
    const { says, ...rest } = head(story);
    return {
      screen: {
        ...rest,
        fields: isHeld ? [] : [codeField(story)],
        moves: isHeld ? [] : buttons(story, ...all.filter((id) => !held.includes(id))),
        heldBack: isHeld ? [...buttons(story, ...all), still(codeField(story))] : buttons(story, ...held),
        ...news(story),
        says: [...says, story.voice.text('otp.spam'), story.voice.text('otp.wrongAddress')],
      },
      beside: beside(story, 'booking'),
    };
  },
  ...more,
});

/** There is no code field any more. */
const noCode = (
  screen: (story: Story) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  within: 'no code',
  ...more,
  seen: (story) => ({
    screen: { ...head(story), ...screen(story) },
    beside: beside(story, 'booking'),
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

const wrongCode = ({ voice: { text }, triesLeft }: Story): Screen => ({
  alert: [
    text('problem.otpIncorrect.title'),
    ...(triesLeft === undefined ? [] : [text('otp.attemptsLeft', { attempts: triesLeft })]),
  ],
});

export const otpExpected = {
  'otp.entering': code(() => ({})),
  'otp.verifying': code(() => ({}), {
    held: 'everything',
    asks: 'verifyOtp',
  }),
  'otp.incorrect': code(wrongCode, {
    focusWithin: ({ voice: { text } }) => `text “${text('otp.field')}”`,
  }),
  'otp.notVerified': code(getScreen('otpNotChecked'), {
    ...onIt('otpNotChecked'),
  }),
  'otp.resending': code(() => ({}), {
    held: 'everything',
    asks: 'resendOtp',
  }),
  'otp.notResent': code(getScreen('otpResend'), {
    ...onIt('otpResend'),
  }),
  'otp.noMoreCodes': code(
    ({ voice: { text } }) => ({
      alert: [text('problem.tooManyRequests.title'), text('problem.noMoreCodes.text')],
    }),
    {
      ...onIt('tooManyRequests'),
      held: ['otp.resend'],
    },
  ),
  'otp.locked': noCode((story) => ({
    ...endedBy('otpLocked')(story),
    says: [],
    moves: buttons(story, 'otp.restart'),
  })),
  'otp.expired': noCode((story) => ({
    ...endedBy('otpExpired')(story),
    says: head(story).says.slice(0, 1),
    moves: buttons(story, 'otp.resend', 'otp.restart'),
  })),
  'otp.setAside': stage(
    (story) => ({
      title: story.voice.text('otp.setAside.title'),
      says: [
        story.voice.text('otp.setAside.text', { email: story.typed.email || maskedEmail }),
        heldUntil(story),
      ],
      moves: ['otp.setAside.goOn', 'otp.restart'],
      step: 'steps.otp',
    }),
    {
      within: 'set aside',
    },
  ),
  'otp.restarting': noCode((story) => ({ heldBack: buttons(story, 'otp.restart') }), {
    within: 'restarting',
    asks: 'cancelReservation',
  }),
  'otp.notRestarted': noCode((story) => ({
    ...getScreen('reservationCancel')(story),
    focus: alert(story.voice.text('problem.reservationCancel.title')),
    moves: buttons(story, 'otp.restart', 'otp.goOn'),
  })),
} satisfies Record<string, BookingExpectation>;
