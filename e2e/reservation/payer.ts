import type { Walker } from '../support/walk.ts';
import { createSession, paid, reservationId } from './answers.ts';
import { isForeignPage, type PaymentState } from './expected/payment.ts';
import { paymentWalk } from './walks.ts';
import type { Holder } from './holder.ts';
import type { Scenario } from './scenario.ts';
import { createWalker } from './createWalker.ts';

/** A guest who pays a failed charge. */
export function payer(holder: Holder): Walker<PaymentState, Scenario> {
  const { page } = holder;
  return createWalker(holder, {
    ...paymentWalk,
    screen: (state) =>
      holder.of(state === 'loading' && holder.scenario.variant === undefined ? 'reservation' : 'payment'),
    requestBody: (_, { translator }) => ({ reservationId, locale: translator.language }),
    otherCalls: ({ event, from }) => {
      const isUpdate = event.startsWith('reservation.updated.') && from !== 'loading';
      return isUpdate || event === 'checkout.answered.statusChanged' ? ['refreshReservation'] : [];
    },
    actions: {
      'payment.requested': async () => {
        const { text, money } = holder.scenario.translator;
        const name = text('payment.payNow', { amount: money(paid) });
        await holder.of('payment').getByRole('button', { name, exact: true }).click();
        return `button “${name}”`;
      },
      'checkout.opened': ({ isTransient }) => {
        if (isTransient) holder.updateScenario({ failure: 'unknown' });
        const origin = isTransient ? 'https://other.example' : new URL(page.url()).origin;
        return holder.hostStub.answerWith('createCheckout', createSession(origin));
      },
      'checkout.answered.statusChanged': () => holder.hostStub.fail('createCheckout', 'wrong-state'),
      'checkout.answered.notRedirected': async (stop) => {
        if (isForeignPage(stop)) return;
        holder.updateScenario({ failure: 'payment-gateway' });
        await holder.hostStub.fail('createCheckout', 'payment-gateway');
      },
    },
  });
}
