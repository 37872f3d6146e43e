import { expect } from 'vitest';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import { openWorld, type World } from '../../outside/support/world.ts';
import type { Notice } from '../../support/stripe/notices.ts';
import type { RunningStripe } from '../../support/stripe/startStripe.ts';
import { stripeOfTest } from './stripeOfTest.ts';

const webhookUrl = 'https://stay.test/api/1/payment/webhook';

/** The host with a real database, real jobs, and Stripe for its gateway, over a real connection. */
export async function openStripeWorld(): Promise<StripeWorld> {
  const receiving: { context?: World['context'] } = {};
  const post = (request: Request) => receiveWebhook(receiving.context!, request);
  const { stripe, gateway } = await stripeOfTest({ webhookUrl, post });
  stripe.notices.hold();
  const world = await openWorld({ gateway });
  receiving.context = world.context;
  return Object.assign(world, {
    stripe,
    async tellAll(notices: readonly Notice[] = stripe.notices.told()) {
      for (const notice of notices) expect(await stripe.notices.deliver(notice)).toBe(200);
    },
  });
}

export interface StripeWorld extends World {
  stripe: RunningStripe;
  /** Delivers notices one after the other: all that there were, in the order of Stripe, unless others are named. */
  tellAll(notices?: readonly Notice[]): Promise<void>;
}
