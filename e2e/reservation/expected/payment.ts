import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import { formatRetryHint } from '../../support/failureReasons.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { button, type Screen } from '../../support/screen.ts';
import type { Stop } from 'statechart-atlas/playwright';
import { paid } from '../answers.ts';
import type { Scenario } from '../story.ts';
import { describeLoading } from './reservation.ts';

export type PaymentState = StateName<typeof paymentMachine>;

const formatPayButton = ({ translator: { text, money } }: Scenario) =>
  text('payment.payNow', { amount: money(paid) });

const describeDue = (story: Scenario): Screen => {
  const { text, money } = story.translator;
  return {
    texts: [text('payment.failed.title'), text('payment.failed.text', { amount: money(paid) })],
    actions: [button(formatPayButton(story))],
  };
};

const describeBusy = (story: Scenario): Screen => ({
  ...describeDue(story),
  actions: [],
  disabled: [button(formatPayButton(story))],
});

const expectScreen = (
  screen: (story: Scenario) => Screen,
  asks?: 'createCheckout',
): StateExpectation<Scenario> => ({
  region: 'due',
  screens: (story) => ({ screen: screen(story) }),
  ...(asks && { call: asks }),
});

/** What a guest sees in each state of a failed charge; a missing state is a type error. */
export const paymentExpected: Expectations<PaymentState, Scenario> = {
  loading: expectScreen((story) => (story.variant === undefined ? describeLoading(story) : {})),
  settled: expectScreen(() => ({})),
  due: expectScreen(describeDue),
  'redirecting.creating': expectScreen(describeBusy, 'createCheckout'),
  'redirecting.leaving': expectScreen(describeBusy),
  notRedirected: expectScreen((story) => {
    const { text } = story.translator;
    return {
      ...describeDue(story),
      alert: [
        text('problem.payment.title'),
        story.failure === 'payment-gateway'
          ? `${text('problem.payment.away')} ${formatRetryHint(text)}`
          : text('problem.payment.text'),
      ],
    };
  }),
};

/** A page that is not the gateway's opens without leaving the site. */
export const isForeignPage = ({ from, event }: Pick<Stop, 'from' | 'event'>): boolean =>
  from === 'redirecting.leaving' && event === 'checkout.answered.notRedirected';
