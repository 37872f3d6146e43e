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

/** What failed takes the focus. */
const onIt = (problem: Failed | 'tooManyRequests') => ({
  focusWithin: ({ voice: { text } }: Story) => alert(text(`problem.${problem}.title`)),
});

const buttons = ({ voice: { text } }: Story, ...ids: MessageId[]) => ids.map((id) => button(text(id)));

const all = ['otp.confirm', 'otp.resend', 'otp.changeAddress'] as const satisfies MessageId[];

/** The code can be typed, or is being looked at. */
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
  leads: {},
  ...more,
});

/** There is no code to type any more. */
const noCode = (
  screen: (story: Story) => Screen,
  more: Pick<BookingExpectation, 'leads'> & Partial<BookingExpectation>,
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
type CodeState = (typeof codeStates)[number];

/** Whether a code was sent already: another one is sent by the button. */
export const isCorrecting = (state: string): boolean =>
  state === 'otp.incorrect' || state === 'otp.notVerified';

/** Whether the code can be typed. */
export const isTypingCode = (state: string): boolean => codeStates.some((one) => one === state);

const theTimeEnds = { 'hold.ended': 'resuming.asking' } as const;
const restart = { 'booking.restarted': 'otp.restarting' } as const;
const leave = { 'code.left': 'otp.setAside' } as const;
const resend = { 'otp.resendRequested': 'otp.resending' } as const;
const typing = <S extends CodeState>(state: S) =>
  ({
    ...theTimeEnds,
    ...restart,
    ...leave,
    'otp.changed': state,
    'otp.changed.complete': isCorrecting(state) ? state : 'otp.verifying',
    'otp.submitted': 'otp.verifying',
  }) as const;

const wrongCode = ({ voice: { text }, triesLeft }: Story): Screen => ({
  alert: [
    text('problem.otpIncorrect.title'),
    ...(triesLeft === undefined ? [] : [text('otp.attemptsLeft', { attempts: triesLeft })]),
  ],
});

export const otpExpected = {
  'otp.entering': code(() => ({}), { leads: { ...typing('otp.entering'), ...resend } }),
  'otp.verifying': code(() => ({}), {
    held: 'everything',
    asks: 'verifyOtp',
    leads: {
      ...theTimeEnds,
      'verifyOtp.answered': 'redirecting.underWay',
      'verifyOtp.failed.otp-incorrect': 'otp.incorrect',
      'verifyOtp.failed.otp-incorrect.lastTry': 'otp.locked',
      'verifyOtp.failed.otp-locked': 'otp.locked',
      'verifyOtp.failed.otp-expired': 'otp.expired',
      'verifyOtp.failed.wrong-state': 'resuming.asking',
      'verifyOtp.failed.unreachable': 'otp.notVerified',
    },
  }),
  'otp.incorrect': code(wrongCode, {
    focusWithin: ({ voice: { text } }) => `text “${text('otp.field')}”`,
    leads: { ...typing('otp.incorrect'), ...resend },
  }),
  'otp.notVerified': code(getScreen('otpNotChecked'), {
    ...onIt('otpNotChecked'),
    leads: { ...typing('otp.notVerified'), ...resend },
  }),
  'otp.resending': code(() => ({}), {
    held: 'everything',
    asks: 'resendOtp',
    leads: {
      ...theTimeEnds,
      'resendOtp.answered': 'otp.entering',
      'resendOtp.failed.otp-locked': 'otp.locked',
      'resendOtp.failed.too-many-requests': 'otp.noMoreCodes',
      'resendOtp.failed.wrong-state': 'resuming.asking',
      'resendOtp.failed.unreachable': 'otp.notResent',
    },
  }),
  'otp.notResent': code(getScreen('otpResend'), {
    ...onIt('otpResend'),
    leads: { ...typing('otp.notResent'), ...resend },
  }),
  'otp.noMoreCodes': code(
    ({ voice: { text } }) => ({
      alert: [text('problem.tooManyRequests.title'), text('problem.noMoreCodes.text')],
    }),
    {
      ...onIt('tooManyRequests'),
      held: ['otp.resend'],
      leads: typing('otp.noMoreCodes'),
    },
  ),
  'otp.locked': noCode(
    (story) => ({ ...endedBy('otpLocked')(story), says: [], moves: buttons(story, 'otp.restart') }),
    {
      leads: { ...theTimeEnds, ...restart, ...leave },
    },
  ),
  'otp.expired': noCode(
    (story) => ({
      ...endedBy('otpExpired')(story),
      says: head(story).says.slice(0, 1),
      moves: buttons(story, 'otp.resend', 'otp.restart'),
    }),
    { leads: { ...theTimeEnds, ...restart, ...leave, ...resend } },
  ),
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
      leads: { ...theTimeEnds, ...restart, 'code.revisited': 'resuming.asking' },
    },
  ),
  'otp.restarting': noCode((story) => ({ heldBack: buttons(story, 'otp.restart') }), {
    within: 'restarting',
    asks: 'cancelReservation',
    leads: {
      ...theTimeEnds,
      'cancelReservation.answered': 'dates.pricing',
      'cancelReservation.failed.wrong-state': 'resuming.asking',
      'cancelReservation.failed.unreachable': 'otp.notRestarted',
    },
  }),
  'otp.notRestarted': noCode(
    (story) => ({
      ...getScreen('reservationCancel')(story),
      focus: alert(story.voice.text('problem.reservationCancel.title')),
      moves: buttons(story, 'otp.restart', 'otp.goOn'),
    }),
    { leads: { ...theTimeEnds, ...restart, 'standing.requested': 'resuming.asking' } },
  ),
} satisfies Record<string, BookingExpectation>;
