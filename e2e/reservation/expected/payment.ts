import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { soon } from '../../support/causes.ts';
import type { Expectations, Expected, AtomicState } from '../../support/expectation.ts';
import { button, type Screen } from '../../support/screen.ts';
import type { Stop } from '../../support/tours.ts';
import { paid } from '../answers.ts';
import type { Story } from '../story.ts';
import { onItsWay } from './reservation.ts';

export type PaymentState = AtomicState<SnapshotFrom<typeof paymentMachine>['value']>;

const payNow = ({ voice: { text, money } }: Story) => text('payment.payNow', { amount: money(paid) });

const due = (story: Story): Screen => {
  const { text, money } = story.voice;
  return {
    says: [text('payment.failed.title'), text('payment.failed.text', { amount: money(paid) })],
    moves: [button(payNow(story))],
  };
};

const busy = (story: Story): Screen => ({ ...due(story), moves: [], heldBack: [button(payNow(story))] });

const one = (
  screen: (story: Story) => Screen,
  leads: Expected<PaymentState, Story>['leads'],
  asks?: 'createCheckout',
): Expected<PaymentState, Story> => ({
  within: 'due',
  seen: (story) => ({ screen: screen(story) }),
  leads,
  ...(asks && { asks }),
});

const whenTold = { 'reservation.told.open': 'settled', 'reservation.told.uncharged': 'due' } as const;

/** What a guest expects of paying what could not be charged; a state that is missing does not compile. */
export const paymentExpected: Expectations<PaymentState, Story> = {
  loading: one((story) => (story.told === undefined ? onItsWay(story) : {}), whenTold),
  settled: one(() => ({}), whenTold),
  due: one(due, { ...whenTold, 'payment.requested': 'redirecting.creating' }),
  'redirecting.creating': one(
    busy,
    {
      'checkout.opened': 'redirecting.leaving',
      'checkout.answered.elsewhere': 'loading',
      'checkout.answered.notRedirected': 'notRedirected',
    },
    'createCheckout',
  ),
  'redirecting.leaving': one(busy, { ...whenTold, 'checkout.answered.notRedirected': 'notRedirected' }),
  notRedirected: one(
    (story) => {
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
    },
    { ...whenTold, 'payment.requested': 'redirecting.creating' },
  ),
};

/** Where the page that was opened is not the gateway's, nobody is on the way to it. */
export const isNotTheGateway = ({ from, by }: Pick<Stop, 'from' | 'by'>): boolean =>
  from === 'redirecting.leaving' && by === 'checkout.answered.notRedirected';
