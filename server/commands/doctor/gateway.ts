import { paymentWebhookPath } from '../../../contract/operations.ts';
import { isThisMachine, type Config } from '../../config/index.ts';
import { GatewayUnreachable } from '../../host/ports/gateway.ts';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('gateway');

/** Checks of a Stripe account. */
export interface GatewayDiagnostics {
  /**
   * Reads the key's account, the webhook endpoint at an address, and the events that the endpoint lacks; parts that the
   * key may not read are undefined.
   */
  verify(webhookAddress: string): Promise<{
    account: { id: string; mayCharge: boolean } | undefined;
    endpoint:
      | { known: false; inOtherMode: boolean }
      | { known: true; missing: readonly string[] }
      | undefined;
  }>;
  /** Tries each payment operation with test cards. */
  testGateway(): AsyncIterable<{ step: string; isAsExpected: boolean; happened: string }>;
}

/** The Stripe account in the settings. */
export type GatewayAccount = NonNullable<Config['stripe']>;
export type OpenGateway = (account: GatewayAccount) => Promise<GatewayDiagnostics>;

const isPublic = ({ publicUrl }: Config) => !isThisMachine(new URL(publicUrl).hostname);

const getMode = ({ isTest }: GatewayAccount) => (isTest ? 'test mode' : 'live mode');

/**
 * Returns the problem that keeps guests from paying, or the site from receiving payment events; undefined if there is
 * none.
 */
async function findProblem(
  config: Config,
  account: GatewayAccount,
  open: OpenGateway,
): Promise<Finding | undefined> {
  const address = config.publicUrl + paymentWebhookPath;
  const { account: own, endpoint } = await (await open(account)).verify(address);
  const keys = getKeys(account);
  if (!account.isTest && own?.mayCharge === false) {
    return failed(
      `${keys}, but its account ${own.id} cannot accept payments yet`,
      'Complete the account in Stripe’s dashboard. Guests cannot pay until then.',
    );
  }
  if (isPublic(config) && endpoint?.known === false) {
    const what = endpoint.inOtherMode
      ? `the endpoint at ${address} belongs to another mode than ${getMode(account)}`
      : `no endpoint in ${getMode(account)} is enabled at ${address}`;
    return failed(
      `${keys}, but does not send payment events to the site: ${what}`,
      `Add the endpoint in the ${getMode(account)} of Stripe’s dashboard (see docs/operating/payments.md), and set ` +
        'STRIPE_WEBHOOK_SECRET to its signing secret.',
    );
  }
  if (endpoint?.known && endpoint.missing.length > 0) {
    return warning(
      `${keys}, but the endpoint does not send ${endpoint.missing.join(', ')}`,
      'Add these events to it.',
    );
  }
  return undefined;
}

const getKeys = ({ isTest }: GatewayAccount) =>
  isTest ? 'Stripe accepts the test key: no money moves' : 'Stripe accepts the live key';

/** Returns the same problem, and also reports a rejected key and a failed connection to Stripe. */
export const findGatewayProblem = (config: Config, account: GatewayAccount, open: OpenGateway) =>
  findProblem(config, account, open).catch((error: unknown) =>
    failed(
      // The cause is Stripe's own message, which names no setting.
      error instanceof GatewayUnreachable ? error.message : getReason(error),
      'Correct STRIPE_SECRET_KEY, or check the connection to Stripe. Guests cannot pay until then.',
    ),
  );

async function checkStripe(config: Config, account: GatewayAccount, open: OpenGateway): Promise<Finding> {
  const problem = await findGatewayProblem(config, account, open);
  if (problem !== undefined) return problem;
  if (account.webhookSecrets.length > 1) {
    return warning(
      `${getKeys(account)}, and STRIPE_WEBHOOK_SECRET contains two signing secrets`,
      'Remove the old one as soon as it has expired at Stripe.',
    );
  }
  return account.isTest && isPublic(config)
    ? warning(getKeys(account), 'Set STRIPE_SECRET_KEY to the live key to receive payments.')
    : ok(getKeys(account));
}

/** Checks the gateway that guests pay at. */
export async function checkGateway(config: Config, open: OpenGateway): Promise<Finding> {
  const { api, gatewayHosts, stripe } = config;
  if (api) return ok(`provided by the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`);
  if (stripe) return checkStripe(config, stripe, open);
  const sandbox = 'sandbox: test cards only, no money moves';
  return isPublic(config)
    ? warning(sandbox, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to receive payments.')
    : ok(sandbox);
}
