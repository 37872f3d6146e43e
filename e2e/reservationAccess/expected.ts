import type { reservationAccessMachine } from '../../machines/reservationAccess/reservationAccess.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { soon, getReason } from '../support/causes.ts';
import type { Expectations, Expected } from '../support/expectation.ts';
import { alert, button, heading, link, still, text as field, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { Story } from './story.ts';

export type AccessState = StateName<typeof reservationAccessMachine>;
type Expectation = Expected<Story>;

const getForm = (story: Story, news: Screen, isWaiting: boolean): Screen => {
  const { text } = story.voice;
  const request = button(text('access.request'));
  return {
    ...news,
    headings: [text('access.title'), ...(news.headings ?? [])],
    focus: heading(text('access.title')),
    says: [
      text('access.lead'),
      text('access.number.about', { example: 'K7M2-9QXR' }),
      ...(story.isEmailRefused ? [text('violation.email')] : []),
    ],
    fields: [field(text('access.number'), story.typed.number), field(text('form.email'), story.typed.email)],
    moves: [...(news.moves ?? []), ...(isWaiting ? [] : [request])],
    heldBack: isWaiting ? [request] : [],
  };
};

const asking = (
  news: (story: Story) => Screen,
  { isWaiting = false, ...more }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  within: 'form',
  seen: (story) => ({ screen: getForm(story, news(story), isWaiting) }),
  ...more,
});

const getCode = (story: Story, news: Screen, isWaiting: boolean): Screen => {
  const { text } = story.voice;
  const codeField = field(text('otp.field'), story.code);
  const buttons = (['access.open', 'otp.resend', 'access.restart'] satisfies MessageId[]).map((id) =>
    button(text(id)),
  );
  return {
    headings: [text('access.code.title')],
    focus: heading(text('access.code.title')),
    says: [text('access.code.lead', story.typed), text('access.code.missing')],
    fields: isWaiting ? [] : [codeField],
    moves: isWaiting ? [] : buttons,
    heldBack: isWaiting ? [...buttons, still(codeField)] : [],
    ...news,
  };
};

const code = (
  news: (story: Story) => Screen,
  { isWaiting = false, ...more }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  within: 'code',
  seen: (story) => ({ screen: getCode(story, news(story), isWaiting) }),
  ...more,
});

const over = (problem: 'otpLocked' | 'otpExpired'): Expectation => ({
  within: 'over',
  seen: ({ voice: { text } }) => {
    const title = text(`problem.${problem}.title`);
    return {
      screen: {
        headings: [text('access.code.title')],
        alert: [title, text('access.locked.text')],
        focus: alert(title),
        moves: [button(text('otp.resend')), button(text('access.restart'))],
      },
    };
  },
});

const onIt = (title: MessageId) => ({
  focusWithin: ({ voice: { text } }: Story) => alert(text(title)),
});

const failing =
  (title: MessageId) =>
  ({ voice, failure }: Story): Screen => ({ alert: [voice.text(title), getReason(voice, failure)] });

const kept =
  (title: MessageId) =>
  (story: Story): Screen => ({
    alert: [...failing(title)(story).alert!, story.voice.text('problem.kept')],
  });

const tooMany =
  (title: MessageId, isKept: boolean) =>
  ({ voice: { text } }: Story): Screen => ({
    alert: [
      text(title),
      `${text('access.tooMany.text')} ${soon(text)}`,
      ...(isKept ? [text('problem.kept')] : []),
    ],
  });

/** What a guest without their link sees in each state; a missing state is a type error. */
export const reservationAccessExpected: Expectations<AccessState, Story> = {
  asking: asking(() => ({})),
  requesting: asking(() => ({}), {
    isWaiting: true,
    asks: 'requestAccess',
  }),
  refused: asking(({ voice: { text } }) => {
    const title = text('access.requestError.title');
    const wrong = `${text('form.email')}: ${text('violation.email')}`;
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      moves: [link(wrong)],
    };
  }, onIt('access.requestError.title')),
  tooMany: asking(tooMany('problem.tooManyRequests.title', true), {
    ...onIt('problem.tooManyRequests.title'),
  }),
  unsupported: asking(
    ({ voice: { text } }) => ({
      alert: [text('access.unsupported.title'), text('access.unsupported.text')],
    }),
    onIt('access.unsupported.title'),
  ),
  notRequested: asking(kept('access.requestError.title'), {
    ...onIt('access.requestError.title'),
  }),
  entering: code(() => ({})),
  opening: code(() => ({}), {
    isWaiting: true,
    asks: 'openAccess',
  }),
  incorrect: code(
    ({ voice: { text } }) => ({
      alert: [text('problem.otpIncorrect.title'), text('otp.attemptsLeft', { attempts: 4 })],
    }),
    onIt('problem.otpIncorrect.title'),
  ),
  notOpened: code(failing('access.openError.title'), {
    ...onIt('access.openError.title'),
  }),
  resending: code(() => ({}), {
    isWaiting: true,
    asks: 'requestAnother',
  }),
  noMoreCodes: code(tooMany('problem.otpResend.title', false), {
    ...onIt('problem.otpResend.title'),
  }),
  notResent: code(failing('problem.otpResend.title'), {
    ...onIt('problem.otpResend.title'),
  }),
  locked: over('otpLocked'),
  expired: over('otpExpired'),
  // The page of the reservation replaces it.
  opened: {
    within: 'reservation',
    seen: ({ voice: { text } }) => ({
      screen: {
        headings: [text('reservation.title')],
        news: [text('reservation.opening')],
        says: [text('reservation.private')],
      },
    }),
    asks: 'loadReservation',
  },
};
