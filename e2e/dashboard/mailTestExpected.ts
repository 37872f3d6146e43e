import type { mailTestMachine } from '../../machines/dashboard/mailTest/mailTest.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { button, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { describeFailure } from './pageScreens.ts';

type MailTestState = StateName<typeof mailTestMachine>;
type Expectation = StateExpectation<WalkHistory>;

const describeButton = ({ translator: { text } }: WalkHistory) => [
  button(text('dashboard.settings.test.send')),
];

const expectTest = (
  more: (history: WalkHistory) => Screen,
  rest: Partial<Expectation> = {},
): Expectation => ({
  region: 'test',
  screens: (history) => {
    const { text } = history.translator;
    return {
      screen: {
        headings: [text('dashboard.settings.test')],
        texts: [text('dashboard.settings.test.lead')],
        actions: describeButton(history),
        ...more(history),
      },
    };
  },
  ...rest,
});

const notSent = 'dashboard.settings.test.notSent';
const unconfirmed = 'dashboard.settings.test.unconfirmed';

/** The visible screen of each state of a test e-mail; a missing state is a type error. */
export const mailTestExpected: Expectations<MailTestState, WalkHistory> = {
  offered: expectTest(() => ({})),
  sending: expectTest((history) => ({ actions: [], disabled: describeButton(history) }), {
    call: 'sendTestMail',
  }),
  sent: expectTest(({ translator: { text } }) => ({
    announcements: [text('dashboard.settings.test.sent', { email: 'ines@example.com' })],
  })),
  notSent: expectTest(({ failure, translator: { text } }) => {
    const reason =
      failure === 'no-mail-server'
        ? 'dashboard.settings.test.noServer'
        : 'dashboard.settings.mail.failed.other';
    return { alert: [text(notSent), text(reason)] };
  }, focusAlert(notSent)),
  tooMany: expectTest((history) => describeFailure(history, notSent), focusAlert(notSent)),
  unconfirmed: expectTest(
    ({ failure, translator }) => ({
      alert: [
        translator.text(unconfirmed),
        getReason(translator, failure),
        translator.text('dashboard.settings.test.unconfirmed.text'),
      ],
    }),
    focusAlert(unconfirmed),
  ),
};
