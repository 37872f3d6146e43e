import { paymentWebhookPath } from '../../../contract/operations.ts';
import { isThisMachine, type Config } from '../../config/index.ts';
import { GatewayUnreachable } from '../../host/ports/gateway.ts';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('gateway');

/** Stripe, as it is asked whether guests could pay there. */
export interface GatewayDiagnostics {
  /**
   * Asks with the key for the account, for the webhook endpoint at an address, and for events that the endpoint lacks;
   * undefined what the key may not read.
   */
  verify(webhookAddress: string): Promise<{
    account: { id: string; mayCharge: boolean } | undefined;
    endpoint:
      | { known: false; inOtherMode: boolean }
      | { known: true; missing: readonly string[] }
      | undefined;
  }>;
  /** Goes through all that money can do, with test cards. */
  rehearse(): AsyncIterable<{ step: string; isAsExpected: boolean; happened: string }>;
}

/** An account at Stripe, of the settings. */
export type GatewayAccount = NonNullable<Config['stripe']>;
export type OpenGateway = (account: GatewayAccount) => Promise<GatewayDiagnostics>;

const isPublic = ({ publicUrl }: Config) => !isThisMachine(new URL(publicUrl).hostname);

const getMode = ({ isTest }: GatewayAccount) => (isTest ? 'test mode' : 'live mode');

/** What keeps guests from paying, or the site from hearing of it; undefined where nothing does. */
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
      `${keys}, but its account ${own.id} may not take payments yet`,
      'Complete the account in Stripe’s dashboard. Until then nobody can pay.',
    );
  }
  if (isPublic(config) && endpoint?.known === false) {
    const what = endpoint.inOtherMode
      ? `the endpoint at ${address} is not of the ${getMode(account)}`
      : `no endpoint of the ${getMode(account)} is enabled at ${address}`;
    return failed(
      `${keys}, but would not tell the site of payments: ${what}`,
      `Add it in the ${getMode(account)} of Stripe’s dashboard (docs/operating.md says how), and set ` +
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
  isTest ? 'Stripe takes the test key: no money moves' : 'Stripe takes the live key';

/** The same, where Stripe not taking the key, or not answering, is a problem as well. */
export const findGatewayProblem = (config: Config, account: GatewayAccount, open: OpenGateway) =>
  findProblem(config, account, open).catch((error: unknown) =>
    failed(
      // Its cause is in Stripe's words, which name no setting.
      error instanceof GatewayUnreachable ? error.message : getReason(error),
      'Correct STRIPE_SECRET_KEY, or see to the way to Stripe. Until then nobody can pay.',
    ),
  );

async function checkStripe(config: Config, account: GatewayAccount, open: OpenGateway): Promise<Finding> {
  const problem = await findGatewayProblem(config, account, open);
  if (problem !== undefined) return problem;
  return account.isTest && isPublic(config)
    ? warning(getKeys(account), 'Set STRIPE_SECRET_KEY to the live key to be paid.')
    : ok(getKeys(account));
}

/** Where guests pay, and whether they can. */
export async function checkGateway(config: Config, open: OpenGateway): Promise<Finding> {
  const { api, gatewayHosts, stripe } = config;
  if (api) return ok(`of the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`);
  if (stripe) return checkStripe(config, stripe, open);
  const sandbox = 'the sandbox: test cards, and no money moves';
  return isPublic(config)
    ? warning(sandbox, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid.')
    : ok(sandbox);
}
