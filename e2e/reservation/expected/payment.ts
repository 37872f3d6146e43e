import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import { formatRetryHint } from '../../support/failureReasons.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { button, type Screen } from '../../support/screen.ts';
import type { Stop } from 'statechart-atlas/playwright';
import { paid } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { describeLoading } from './reservation.ts';

export type PaymentState = StateName<typeof paymentMachine>;

const formatPayButton = ({ translator: { text, money } }: Scenario) =>
  text('payment.payNow', { amount: money(paid) });

const describeDue = (scenario: Scenario): Screen => {
  const { text, money } = scenario.translator;
  return {
    texts: [text('payment.failed.title'), text('payment.failed.text', { amount: money(paid) })],
    actions: [button(formatPayButton(scenario))],
  };
};

const describeBusy = (scenario: Scenario): Screen => ({
  ...describeDue(scenario),
  actions: [],
  disabled: [button(formatPayButton(scenario))],
});

const expectScreen = (
  screen: (scenario: Scenario) => Screen,
  call?: 'createCheckout',
): StateExpectation<Scenario> => ({
  region: 'due',
  screens: (scenario) => ({ screen: screen(scenario) }),
  ...(call && { call }),
});

/** The screen in each state of a failed charge; a missing state is a type error. */
export const paymentExpected: Expectations<PaymentState, Scenario> = {
  loading: expectScreen((scenario) => (scenario.variant === undefined ? describeLoading(scenario) : {})),
  settled: expectScreen(() => ({})),
  due: expectScreen(describeDue),
  'redirecting.creating': expectScreen(describeBusy, 'createCheckout'),
  'redirecting.leaving': expectScreen(describeBusy),
  notRedirected: expectScreen((scenario) => {
    const { text } = scenario.translator;
    return {
      ...describeDue(scenario),
      alert: [
        text('problem.payment.title'),
        scenario.failure === 'payment-gateway'
          ? `${text('problem.payment.away')} ${formatRetryHint(text)}`
          : text('problem.payment.text'),
      ],
    };
  }),
};

/** A page that is not the gateway's opens without leaving the site. */
export const isForeignPage = ({ from, event }: Pick<Stop, 'from' | 'event'>): boolean =>
  from === 'redirecting.leaving' && event === 'checkout.answered.notRedirected';
