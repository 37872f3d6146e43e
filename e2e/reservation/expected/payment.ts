import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import { soon } from '../../support/causes.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { button, type Screen } from '../../support/screen.ts';
import type { Stop } from '../../support/tours.ts';
import { paid } from '../answers.ts';
import type { Story } from '../story.ts';
import { onItsWay } from './reservation.ts';

export type PaymentState = StateName<typeof paymentMachine>;

const payNow = ({ voice: { text, money } }: Story) => text('payment.payNow', { amount: money(paid) });

const due = (story: Story): Screen => {
  const { text, money } = story.voice;
  return {
    says: [text('payment.failed.title'), text('payment.failed.text', { amount: money(paid) })],
    moves: [button(payNow(story))],
  };
};

const busy = (story: Story): Screen => ({ ...due(story), moves: [], heldBack: [button(payNow(story))] });

const one = (screen: (story: Story) => Screen, asks?: 'createCheckout'): Expected<Story> => ({
  within: 'due',
  seen: (story) => ({ screen: screen(story) }),
  ...(asks && { asks }),
});

/** What a guest sees in each state of a failed charge; a missing state is a type error. */
export const paymentExpected: Expectations<PaymentState, Story> = {
  loading: one((story) => (story.told === undefined ? onItsWay(story) : {})),
  settled: one(() => ({})),
  due: one(due),
  'redirecting.creating': one(busy, 'createCheckout'),
  'redirecting.leaving': one(busy),
  notRedirected: one((story) => {
    const { text } = story.voice;
    return {
      ...due(story),
      alert: [
        text('problem.payment.title'),
        story.failure === 'payment-gateway'
          ? `${text('problem.payment.away')} ${soon(text)}`
          : text('problem.payment.text'),
      ],
    };
  }),
};

/** A page that is not the gateway's opens without leaving the site. */
export const isNotTheGateway = ({ from, by }: Pick<Stop, 'from' | 'by'>): boolean =>
  from === 'redirecting.leaving' && by === 'checkout.answered.notRedirected';
