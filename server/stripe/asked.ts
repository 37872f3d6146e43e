import type { Stripe } from 'stripe';
import { openClient, type StripeAccount } from './client.ts';
import { answerOf } from './failures.ts';
import { rehearse, type RehearsedStep } from './rehearse.ts';
import { wantedEvents } from './webhook.ts';

/** What Stripe knows of a webhook endpoint. */
export type KnownEndpoint = { known: false } | { known: true; missing: readonly string[] };

/** An account at Stripe, as it is asked whether guests could pay to it. */
export interface AskedStripe {
  /**
   * Asks with the key, and looks for the endpoint at this address; undefined where the key may not read endpoints.
   * @throws {GatewayUnreachable} when Stripe does not take the key, or is not reached
   */
  verify(webhookAddress: string): Promise<KnownEndpoint | undefined>;
  /** Goes through all that money can do, with test cards; says what happened at each step. */
  rehearse(): AsyncIterable<RehearsedStep>;
}

function judge(endpoints: readonly Stripe.WebhookEndpoint[], address: string): KnownEndpoint {
  const found = endpoints.find(({ url, status }) => url === address && status === 'enabled');
  if (found === undefined) return { known: false };
  const events: readonly string[] = found.enabled_events;
  return {
    known: true,
    missing: events.includes('*') ? [] : wantedEvents.filter((type) => !events.includes(type)),
  };
}

export function openAskedStripe(account: StripeAccount): AskedStripe {
  const stripe = openClient(account);
  return {
    async verify(webhookAddress) {
      await answerOf(stripe.checkout.sessions.list({ limit: 1 }));
      // A restricted key may be without this permission, and is as good.
      const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => undefined);
      return endpoints && judge(endpoints.data, webhookAddress);
    },
    rehearse: () => rehearse(stripe),
  };
}
