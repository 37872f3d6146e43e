import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { bringAbout, type Actions } from '../support/actions.ts';
import type { Leaf, Look } from '../support/looks.ts';
import type { Walker } from '../support/takeWalk.ts';
import { words } from '../support/words.ts';
import { tellings, type ReservationPage } from './page.ts';

type PaymentState = Leaf<SnapshotFrom<typeof paymentMachine>['value']>;

const button = /^Pay .+ now$/;
const asks: Look = async (screen) => {
  await expect(screen).toContainText(words('payment.failed.title'));
  await expect(screen.getByRole('button', { name: button })).toBeEnabled();
};
const isBusy: Look = (screen) =>
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');

/** What each state of the payment must show; a state that is missing does not compile. */
const screens: Record<Exclude<PaymentState, 'loading'>, Look> = {
  settled: (screen) => expect(screen).toBeEmpty(),
  due: asks,
  creatingCheckout: isBusy,
  leaving: isBusy,
  notRedirected: async (screen) => {
    await expect(screen.getByRole('alert')).toContainText(words('problem.payment.title'));
    await expect(screen.getByRole('button', { name: button })).toBeEnabled();
  },
};

const session = (host: string) => ({
  id: 'session',
  url: `${host}/sandbox/checkout/session`,
  mode: 'payment',
  expiresAt: '2099-01-01T00:00:00Z',
});

/** Somebody who pays what their card could not be charged. */
export function payer(on: ReservationPage): Walker {
  const actions: Actions = {
    ...tellings(on),
    'payment.requested': () => on.of('payment').getByRole('button').click(),
  };
  return {
    does: async (happening, next) => {
      // The stay was paid in full: the host would open no checkout for it.
      if (happening.name === 'createCheckout.answered') {
        const isElsewhere = next?.name.startsWith('leaveForGateway.failed') ?? false;
        const host = isElsewhere ? 'https://elsewhere.example' : new URL(on.page.url()).origin;
        return on.hostSide.says('createCheckout', session(host));
      }
      if (happening.name.startsWith('leaveForGateway')) return undefined;
      return bringAbout(happening, actions, on.hostSide);
    },
    sees: async (state, next) => {
      // What sends the guest elsewhere is over before it can be seen.
      if (next?.name.startsWith('leaveForGateway.failed')) return;
      // What is within a reservation comes with it, and waits while that is asked for again.
      if (state === 'loading' && (await on.of('payment').count()) === 0) {
        return on.is('reservation', 'loading.asking');
      }
      await on.is('payment', state);
      if (state !== 'loading') await screens[state as keyof typeof screens](on.of('payment'));
    },
  };
}
