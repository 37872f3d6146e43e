import type { Stripe } from 'stripe';
import { openClient, type StripeAccount } from './client.ts';
import { isCreatedBySite } from './endpoints.ts';
import { getAnswer } from './failures.ts';
import { testGateway, type GatewayStep } from './testGateway.ts';
import { findMissingEvents } from './webhook.ts';

/**
 * The state of a webhook endpoint at Stripe; `inOtherMode` if the endpoint is in live mode and the key in test mode, or
 * the reverse. `others` are endpoints at the same address whose events the site cannot verify.
 */
export type KnownEndpoint =
  | { known: false; inOtherMode: boolean }
  | { known: true; missing: readonly string[]; others: readonly string[] };

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
  { isTest, webhookSecrets }: StripeAccount,
): KnownEndpoint {
  const here = endpoints.filter(({ url, status }) => url === address && status === 'enabled');
  const inMode = here.filter(({ livemode }) => livemode !== isTest);
  // The signing secret of an endpoint that the site created is only in its database, never in STRIPE_WEBHOOK_SECRET.
  const isOwn = webhookSecrets === undefined;
  const usable = inMode.filter((endpoint) => isCreatedBySite(endpoint) === isOwn);
  const [found] = usable;
  if (found === undefined) return { known: false, inOtherMode: here.length > inMode.length };
  const others = inMode.filter((endpoint) => !usable.includes(endpoint));
  return { known: true, missing: findMissingEvents(found), others: others.map(({ id }) => id) };
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
        endpoint: endpoints && judge(endpoints.data, webhookAddress, account),
      };
    },
    testGateway: () => testGateway(stripe),
  };
}
