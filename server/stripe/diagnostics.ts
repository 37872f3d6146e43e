import type { Stripe } from 'stripe';
import { openClient, type StripeAccount } from './client.ts';
import { getAnswer } from './failures.ts';
import { testGateway, type GatewayStep } from './testGateway.ts';
import { handledEvents } from './webhook.ts';

/**
 * The state of a webhook endpoint at Stripe; `inOtherMode` if the endpoint is in live mode and the key in test mode, or
 * the reverse.
 */
export type KnownEndpoint =
  | { known: false; inOtherMode: boolean }
  | { known: true; missing: readonly string[] };

/** The account and its webhook endpoint; parts that the key may not read are undefined. */
export interface VerifiedAccount {
  account: { id: string; mayCharge: boolean } | undefined;
  endpoint: KnownEndpoint | undefined;
}

/** Checks of a Stripe account. */
export interface StripeDiagnostics {
  /**
   * Reads the key's account, and the webhook endpoint at this address.
   * @throws {GatewayUnreachable} when Stripe rejects the key or cannot be reached
   */
  verify(webhookAddress: string): Promise<VerifiedAccount>;
  /** Rehearses everything that can happen to a payment, with test cards, and yields the result of each step. */
  testGateway(): AsyncIterable<GatewayStep>;
}

function judge(
  endpoints: readonly Stripe.WebhookEndpoint[],
  address: string,
  isTest: boolean,
): KnownEndpoint {
  const here = endpoints.filter(({ url, status }) => url === address && status === 'enabled');
  const found = here.find(({ livemode }) => livemode !== isTest);
  if (found === undefined) return { known: false, inOtherMode: here.length > 0 };
  const events: readonly string[] = found.enabled_events;
  return {
    known: true,
    missing: events.includes('*') ? [] : handledEvents.filter((type) => !events.includes(type)),
  };
}

export function openStripeDiagnostics(account: StripeAccount): StripeDiagnostics {
  const stripe = openClient(account);
  return {
    async verify(webhookAddress) {
      await getAnswer(stripe.checkout.sessions.list({ limit: 1 }));
      // A restricted key may lack these permissions and still work.
      const [own, endpoints] = await Promise.all([
        stripe.accounts.retrieve(null).catch(() => undefined),
        stripe.webhookEndpoints.list({ limit: 100 }).catch(() => undefined),
      ]);
      return {
        account: own && { id: own.id, mayCharge: own.charges_enabled },
        endpoint: endpoints && judge(endpoints.data, webhookAddress, account.isTest),
      };
    },
    testGateway: () => testGateway(stripe),
  };
}
