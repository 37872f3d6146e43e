import { expect } from 'vitest';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import { openEnvironment, type TestEnvironment } from '../../outside/support/environment.ts';
import type { WebhookEvent } from '../../support/stripe/webhookEvents.ts';
import type { RunningStripe } from '../../support/stripe/startStripe.ts';
import { openTestStripe, testWebhookAddress } from './testStripe.ts';

/** The host with a real database, real jobs, and Stripe for its gateway, over a real connection. */
export async function openStripeEnvironment(): Promise<StripeEnvironment> {
  const receiving: { context?: TestEnvironment['context'] } = {};
  const post = (request: Request) => receiveWebhook(receiving.context!, request);
  const { stripe, gateway } = await openTestStripe({ webhookUrl: testWebhookAddress, post });
  stripe.notices.hold();
  const environment = await openEnvironment({ gateway });
  receiving.context = environment.context;
  return Object.assign(environment, {
    stripe,
    async sendWebhookEvents(notices: readonly WebhookEvent[] = stripe.notices.getEvents()) {
      for (const notice of notices) expect(await stripe.notices.deliver(notice)).toBe(200);
    },
  });
}

export interface StripeEnvironment extends TestEnvironment {
  stripe: RunningStripe;
  /** Delivers notices one after the other: all that there were, in the order of Stripe, unless others are named. */
  sendWebhookEvents(notices?: readonly WebhookEvent[]): Promise<void>;
}
