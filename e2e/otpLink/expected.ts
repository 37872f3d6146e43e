import { getCause } from '../../contract/schemas/callFailed.ts';
import type { otpLinkMachine } from '../../machines/otpLink/otpLink.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import { stay, type Scenario } from './scenario.ts';

export type OtpLinkState = StateName<typeof otpLinkMachine>;
type Expectation = StateExpectation<Scenario>;

const describeTitle = ({ translator: { text } }: Scenario, announcement: MessageId): Screen => ({
  headings: [text('otpLink.title')],
  announcements: [text(announcement)],
  focus: heading(text('otpLink.title')),
});

const expectWaiting = (region: string, announcement: MessageId, call?: Expectation['call']): Expectation => ({
  region,
  screens: (scenario) => ({ screen: describeTitle(scenario, announcement) }),
  ...(call && { call }),
});

/** The stay, and the button that confirms the address. */
const describeOffer = ({ translator }: Scenario, news: Screen, isWaiting: boolean): Screen => {
  const { text, date } = translator;
  const confirm = button(text('otp.confirm'));
  return {
    headings: [text('otpLink.title'), 'Casa do Limoeiro'],
    texts: [
      text('otpLink.lead'),
      `${text('stay.checkIn')} ${date(stay.startDate, 'dated')}`,
      `${text('stay.checkOut')} ${date(stay.endDate, 'dated')}`,
      text('count.nights', { nights: 3 }),
      text('otpLink.notYou'),
    ],
    actions: isWaiting ? [] : [confirm],
    disabled: isWaiting ? [confirm] : [],
    focus: heading(text('otpLink.title')),
    ...news,
  };
};

const expectOffer = (
  news: (scenario: Scenario) => Screen,
  { isWaiting = false, ...more }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'offer',
  screens: (scenario) => ({ screen: describeOffer(scenario, news(scenario), isWaiting) }),
  ...more,
});

const expectProblem = (
  region: string,
  title: MessageId | ((scenario: Scenario) => MessageId),
  getText: (scenario: Scenario) => string,
  action: MessageId,
  describeAction: (name: string) => string = button,
): Expectation => ({
  region,
  screens: (scenario) => {
    const { text } = scenario.translator;
    const heading = text(typeof title === 'string' ? title : title(scenario));
    const parts = [heading, getText(scenario), text(action)];
    return {
      screen: {
        headings: [heading],
        alert: parts,
        actions: [describeAction(text(action))],
        focus: alert(parts.join(' ')),
      },
    };
  },
});

const say =
  (id: MessageId) =>
  ({ translator: { text } }: Scenario) =>
    text(id);
const explain = ({ translator, failure }: Scenario) => getReason(translator, failure);

/** The screen in each state of the page that the link opens; a missing state is a type error. */
export const otpLinkExpected: Expectations<OtpLinkState, Scenario> = {
  readingLink: expectWaiting('opening', 'resuming.asking'),
  loading: expectWaiting('opening', 'resuming.asking', 'readOtpLink'),
  notLoaded: expectProblem(
    'notLoaded',
    ({ failure }) => `problem.${getCause(failure)}.title`,
    explain,
    'action.tryAgain',
  ),
  offering: expectOffer(() => ({})),
  confirming: expectOffer(() => ({}), { isWaiting: true, call: 'verifyOtp' }),
  notConfirmed: expectOffer(
    (scenario) => ({
      alert: [scenario.translator.text('otpLink.notConfirmed.title'), explain(scenario)],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('otpLink.notConfirmed.title')),
    },
  ),
  // The page of the property replaces it, and opens the payment page.
  confirmed: {
    region: 'booking',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('redirecting.title')],
        announcements: [`${text('redirecting.title')} ${text('redirecting.text')}`],
        texts: [text('redirecting.text')],
        step: text('steps.redirecting'),
      },
    }),
    call: 'createCheckout',
  },
  expired: expectProblem('expired', 'otpLink.expired.title', say('otpLink.expired.text'), 'otp.resend'),
  replaced: expectProblem('replaced', 'otpLink.replaced.title', say('otpLink.replaced.text'), 'otp.resend'),
  resending: expectWaiting('resending', 'otpLink.resending', 'resendOtp'),
  resent: {
    region: 'resent',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('otpLink.resent.title')],
        texts: [text('otpLink.resent.text'), text('otp.spam')],
        focus: heading(text('otpLink.resent.title')),
      },
    }),
  },
  notResent: expectProblem('notResent', 'problem.otpResend.title', explain, 'otp.resend'),
  noMoreCodes: expectProblem(
    'noMoreCodes',
    'problem.otpResend.title',
    say('problem.noMoreCodes.text'),
    'otp.restart',
    link,
  ),
  locked: expectProblem(
    'locked',
    'problem.otpLocked.title',
    say('problem.otpLocked.text'),
    'otp.restart',
    link,
  ),
  used: expectProblem('used', 'otpLink.used.title', say('otpLink.used.text'), 'access.offer', link),
  ended: expectProblem(
    'ended',
    'problem.holdExpired.title',
    say('problem.holdExpired.text'),
    'resuming.beginAgain',
    link,
  ),
  datesTaken: expectProblem(
    'datesTaken',
    'problem.datesUnavailable.title',
    say('resuming.datesTaken.text'),
    'resuming.otherDates',
    link,
  ),
  incomplete: expectProblem(
    'incomplete',
    'otpLink.incomplete.title',
    say('otpLink.incomplete.text'),
    'action.backHome',
    link,
  ),
};
