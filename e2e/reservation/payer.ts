import type { Walker } from '../support/walk.ts';
import { checkout, paid, reservationId } from './answers.ts';
import { isNotTheGateway, type PaymentState } from './expected/payment.ts';
import { paymentWalk } from './known.ts';
import type { Holder } from './holder.ts';
import type { Story } from './story.ts';
import { walker } from './walkers.ts';

/** A guest who pays a failed charge. */
export function payer(holder: Holder): Walker<PaymentState, Story> {
  const { page } = holder;
  return walker(holder, {
    ...paymentWalk,
    screen: (state) =>
      holder.of(state === 'loading' && holder.story.told === undefined ? 'reservation' : 'payment'),
    question: (_, { voice }) => ({ reservationId, locale: voice.language }),
    alsoAsked: ({ by, from }) => {
      const isTold = by.startsWith('reservation.updated.') && from !== 'loading';
      return isTold || by === 'checkout.answered.statusChanged' ? ['refreshReservation'] : [];
    },
    acts: {
      'payment.requested': async () => {
        const { text, money } = holder.story.voice;
        const name = text('payment.payNow', { amount: money(paid) });
        await holder.of('payment').getByRole('button', { name, exact: true }).click();
        return `button “${name}”`;
      },
      'checkout.opened': ({ isPassed }) => {
        if (isPassed) holder.note({ failure: 'unknown' });
        const origin = isPassed ? 'https://elsewhere.example' : new URL(page.url()).origin;
        return holder.hostSide.says('createCheckout', checkout(origin));
      },
      'checkout.answered.statusChanged': () => holder.hostSide.fails('createCheckout', 'wrong-state'),
      'checkout.answered.notRedirected': async (stop) => {
        if (isNotTheGateway(stop)) return;
        holder.note({ failure: 'payment-gateway' });
        await holder.hostSide.fails('createCheckout', 'payment-gateway');
      },
    },
  });
}
