import { paymentWebhookPath } from '../../../contract/operations.ts';
import { isThisMachine, type Config } from '../../config/index.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { ok, warning, failed } = findingsOf('gateway');

/** Stripe, as it is asked whether guests could pay there. */
export interface AskedGateway {
  /**
   * Asks with the key, and looks for the webhook endpoint at an address, and for events that it lacks; undefined where
   * the key may not read that.
   */
  verify(
    webhookAddress: string,
  ): Promise<{ known: false } | { known: true; missing: readonly string[] } | undefined>;
  /** Goes through all that money can do, with test cards. */
  rehearse(): AsyncIterable<{ step: string; isAsExpected: boolean; happened: string }>;
}

/** An account at Stripe, of the settings. */
export type GatewayAccount = NonNullable<Config['stripe']>;
export type OpenGateway = (account: GatewayAccount) => Promise<AskedGateway>;

const isPublic = ({ publicUrl }: Config) => !isThisMachine(new URL(publicUrl).hostname);

async function askStripe(config: Config, account: GatewayAccount, open: OpenGateway): Promise<Finding> {
  const address = config.publicUrl + paymentWebhookPath;
  const endpoint = await (await open(account)).verify(address);
  const keys = account.isTest ? 'Stripe takes the test key: no money moves' : 'Stripe takes the live key';
  if (isPublic(config) && endpoint?.known === false) {
    return failed(
      `${keys}, but would not tell the site of payments: no endpoint is enabled at ${address}`,
      'Add it in Stripe’s dashboard (docs/operating.md says how), and set STRIPE_WEBHOOK_SECRET to its signing secret.',
    );
  }
  if (endpoint?.known && endpoint.missing.length > 0) {
    return warning(
      `${keys}, but the endpoint does not send ${endpoint.missing.join(', ')}`,
      'Add these events to it.',
    );
  }
  return account.isTest && isPublic(config)
    ? warning(keys, 'Set STRIPE_SECRET_KEY to the live key to be paid.')
    : ok(keys);
}

/** Where guests pay, and whether they can. */
export async function checkGateway(config: Config, open: OpenGateway): Promise<Finding> {
  const { api, gatewayHosts, stripe } = config;
  if (api) return ok(`of the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`);
  if (stripe) {
    return askStripe(config, stripe, open).catch((error: unknown) =>
      failed(
        reasonOf(error),
        'Correct STRIPE_SECRET_KEY, or see to the way to Stripe. Until then nobody can pay.',
      ),
    );
  }
  const sandbox = 'the sandbox: test cards, and no money moves';
  return isPublic(config)
    ? warning(sandbox, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid.')
    : ok(sandbox);
}
