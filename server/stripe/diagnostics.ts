import type { Stripe } from 'stripe';
import { openClient, type StripeAccount } from './client.ts';
import { getAnswer } from './failures.ts';
import { rehearse, type RehearsedStep } from './rehearse.ts';
import { handledEvents } from './webhook.ts';

/** What Stripe knows of a webhook endpoint; `inOtherMode` where it is one of live mode and the key of test mode, or the reverse. */
export type KnownEndpoint =
  | { known: false; inOtherMode: boolean }
  | { known: true; missing: readonly string[] };

/** What the account and its webhook endpoint look like to the key; undefined what the key may not read. */
export interface VerifiedAccount {
  account: { id: string; mayCharge: boolean } | undefined;
  endpoint: KnownEndpoint | undefined;
}

/** An account at Stripe, as it is asked whether guests could pay to it. */
export interface StripeDiagnostics {
  /**
   * Asks with the key for the account, and for the webhook endpoint at this address.
   * @throws {GatewayUnreachable} when Stripe does not take the key, or is not reached
   */
  verify(webhookAddress: string): Promise<VerifiedAccount>;
  /** Goes through all that money can do, with test cards; says what happened at each step. */
  rehearse(): AsyncIterable<RehearsedStep>;
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
      // A restricted key may be without these permissions, and is as good.
      const [own, endpoints] = await Promise.all([
        stripe.accounts.retrieve(null).catch(() => undefined),
        stripe.webhookEndpoints.list({ limit: 100 }).catch(() => undefined),
      ]);
      return {
        account: own && { id: own.id, mayCharge: own.charges_enabled },
        endpoint: endpoints && judge(endpoints.data, webhookAddress, account.isTest),
      };
    },
    rehearse: () => rehearse(stripe),
  };
}
