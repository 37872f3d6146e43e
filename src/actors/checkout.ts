import { fromPromise } from 'xstate';
import type { CheckoutSession } from '../../contract/hold.ts';
import type { CheckoutAsked } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutWorld } from './checkoutCalls.ts';

/** The host and the payment gateway behind a checkout. Who only looks does not load how they are reached. */
export const checkoutActors = (world: CheckoutWorld) => {
  const calls = async () => (await import('./checkoutCalls.ts')).checkoutCalls(world);
  return {
    createCheckout: fromPromise<CheckoutSession, CheckoutAsked>(async ({ input, signal }) =>
      (await calls()).createCheckout(input, signal),
    ),
    leaveForGateway: fromPromise<never, string>(async ({ input }) => (await calls()).leaveForGateway(input)),
  };
};
