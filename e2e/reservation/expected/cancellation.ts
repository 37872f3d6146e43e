import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { alert, button, heading, link, type Screen } from '../../support/screen.ts';
import { host, paid, policies, calculateRefund } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { describeLoading } from './reservation.ts';

export type CancellationState = StateName<typeof cancellationMachine>;
type Expectation = StateExpectation<Scenario>;

/** The refund, and how it is calculated. */
const describeRefund = ({ translator, refundShare }: Scenario) => {
  const { text, money, share: percent } = translator;
  return [
    `${text('cancellation.refund')} ${money(calculateRefund(refundShare))}`,
    text('cancellation.share', { percentage: percent(refundShare), paid: money(paid) }),
    text('cancellation.bank'),
  ];
};

/** The cancellation policies, with the one that applies now. */
const describePolicies = ({ translator, refundShare }: Scenario, isPossible: boolean) => {
  const { text, moment, share: percent } = translator;
  return [
    text('cancellation.clock'),
    ...policies.map(({ refundPercentage, cancelBefore }) => {
      const now = isPossible && refundPercentage === refundShare ? ` ${text('cancellation.now')}` : '';
      return `${text('cancellation.before', { date: moment(cancelBefore) })}${now} ${percent(refundPercentage)}`;
    }),
    `${text('cancellation.after', { date: moment(policies.at(-1)!.cancelBefore) })} ${percent(0)}`,
  ];
};

const buttons = ({ translator: { text } }: Scenario) => [
  button(text('cancellation.confirm')),
  button(text('cancellation.keep')),
];

const formatQuestion = ({ translator: { text } }: Scenario) =>
  text('cancellation.ask', { property: 'Casa do Limoeiro' });

const expectScreen = (
  within: string,
  screen: (scenario: Scenario) => Screen,
  more: Omit<Expectation, 'screens' | 'region'> = {},
): Expectation => ({ region: within, screens: (scenario) => ({ screen: screen(scenario) }), ...more });

/** The states of the question: their outcome takes the focus. */
const questionStates = /^(confirming|cancelling|reassessing|termsChanged|notCancelled)$/;

/** The question whether to cancel, next to the refund. */
const expectQuestion = (
  news: (scenario: Scenario) => Screen,
  more: Omit<Expectation, 'screens' | 'region'> = {},
): Expectation =>
  expectScreen(
    'the question',
    (scenario) => ({
      headings: [formatQuestion(scenario)],
      focus: heading(formatQuestion(scenario)),
      actions: more.call ? [] : buttons(scenario),
      disabled: more.call ? buttons(scenario) : [],
      ...news(scenario),
      texts: [...describeRefund(scenario), scenario.translator.text('cancellation.consequence')],
    }),
    more,
  );

const describeWaiting = ({ translator: { text } }: Scenario): Screen => ({
  announcements: [text('cancellation.cancelling')],
});

/** The screen in each state of a cancellation; a missing state is a type error. */
export const cancellationExpected: Expectations<CancellationState, Scenario> = {
  loading: expectScreen('page', describeLoading),
  available: expectScreen(
    'available',
    (scenario) => {
      const { text, money } = scenario.translator;
      return {
        headings: [text('cancellation.available')],
        focus: heading(text('cancellation.available')),
        texts: [
          text('cancellation.today', {
            amount: money(calculateRefund(scenario.refundShare)),
            paid: money(paid),
          }),
          ...describePolicies(scenario, true),
        ],
        actions: [button(text('cancellation.begin'))],
      };
    },
    { takesFocusFrom: questionStates },
  ),
  confirming: expectQuestion(() => ({})),
  cancelling: expectQuestion(describeWaiting, {
    call: 'cancelReservation',
  }),
  reassessing: expectQuestion(describeWaiting, {
    call: 'loadReservation',
    focusInRegion: (scenario) => heading(formatQuestion(scenario)),
  }),
  termsChanged: expectQuestion(({ translator: { text } }) => ({
    announcements: [`${text('cancellation.termsChanged.title')} ${text('cancellation.termsChanged.text')}`],
  })),
  notCancelled: expectQuestion(
    ({ translator: { text } }) => ({
      alert: [text('problem.reservationCancel.title'), text('problem.unreachable.text')],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.reservationCancel.title')),
    },
  ),
  cancelled: expectScreen(
    'cancelled',
    (scenario) => ({
      headings: [scenario.translator.text('cancellation.cancelled')],
      focus: heading(scenario.translator.text('cancellation.cancelled')),
      texts: [...describeRefund(scenario), scenario.translator.text('cancellation.nothingFurther')],
    }),
    { takesFocusFrom: questionStates },
  ),
  unavailable: expectScreen(
    'unavailable',
    (scenario) => {
      const { text } = scenario.translator;
      return {
        headings: [text('cancellation.begun.title')],
        focus: heading(text('cancellation.begun.title')),
        texts: [text('cancellation.begun.text', { host: host.name }), ...describePolicies(scenario, false)],
        actions: [link(text('contact.title', { host: host.name }))],
      };
    },
    { takesFocusFrom: questionStates },
  ),
};
