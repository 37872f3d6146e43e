import { paymentWebhookPath } from '../../../contract/operations.ts';
import { isThisMachine, type Config } from '../../config/index.ts';
import { GatewayUnreachable } from '../../host/ports/gateway.ts';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('gateway');

/** Checks of a Stripe account. */
export interface GatewayDiagnostics {
  /**
   * Reads the key's account, the webhook endpoint at an address, the events that the endpoint lacks, and the ids of other
   * endpoints there; parts that the key may not read are undefined.
   */
  verify(webhookAddress: string): Promise<{
    account: { id: string; mayCharge: boolean } | undefined;
    endpoint:
      | { known: false; inOtherMode: boolean }
      | { known: true; missing: readonly string[]; others: readonly string[] }
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

type Endpoint = Awaited<ReturnType<GatewayDiagnostics['verify']>>['endpoint'];

/** Returns the problem of endpoints at the site's address whose signing secrets the site does not have. */
const findOtherEndpoints = (account: GatewayAccount, others: readonly string[]) =>
  others.length > 0
    ? warning(
        'gateway.twoEndpoints',
        `${getKeys(account)}, and sends all events twice: there is another endpoint at the same address (${others.join(', ')})`,
        'Delete it in Stripe’s dashboard: the site rejects its events.',
        { endpoints: others.join(', ') },
      )
    : undefined;

/** Returns the problem of an endpoint that somebody created in Stripe's dashboard. */
function findEndpointProblem(config: Config, account: GatewayAccount, endpoint: Endpoint) {
  const address = config.publicUrl + paymentWebhookPath;
  const keys = getKeys(account);
  if (isPublic(config) && endpoint?.known === false) {
    const what = endpoint.inOtherMode
      ? `the endpoint at ${address} belongs to another mode than ${getMode(account)}`
      : `no endpoint in ${getMode(account)} is enabled at ${address}`;
    return failed(
      'gateway.noEndpoint',
      `${keys}, but does not send payment events to the site: ${what}`,
      'Remove STRIPE_WEBHOOK_SECRET, and the site creates the endpoint. Or add the endpoint in the ' +
        `${getMode(account)} of Stripe’s dashboard (see docs/operating/payments.md), and set STRIPE_WEBHOOK_SECRET to its ` +
        'signing secret.',
      { address, mode: account.isTest ? 'test' : 'live' },
    );
  }
  if (endpoint?.known && endpoint.missing.length > 0) {
    return warning(
      'gateway.missingEvents',
      `${keys}, but the endpoint does not send ${endpoint.missing.join(', ')}`,
      'Add these events to it.',
      { events: endpoint.missing.join(', ') },
    );
  }
  return endpoint?.known ? findOtherEndpoints(account, endpoint.others) : undefined;
}

/** Returns the problem of an endpoint that the site creates. */
function findOwnEndpointProblem(config: Config, account: GatewayAccount, endpoint: Endpoint) {
  const address = config.publicUrl + paymentWebhookPath;
  const keys = getKeys(account);
  if (endpoint === undefined) {
    return failed(
      'gateway.noRight',
      `${keys}, but does not let the site create its webhook endpoint`,
      'Give the restricted key write access to Webhook Endpoints, or add the endpoint in Stripe’s dashboard (see ' +
        'docs/operating/payments.md) and set STRIPE_WEBHOOK_SECRET to its signing secret.',
    );
  }
  if (!endpoint.known) {
    return failed(
      'gateway.noOwnEndpoint',
      `${keys}, but the site has no webhook endpoint at ${address} in ${getMode(account)}`,
      'The running site creates it: restart it. If the endpoint is still missing, the site’s log says why.',
      { address, mode: account.isTest ? 'test' : 'live' },
    );
  }
  if (endpoint.missing.length > 0) {
    return warning(
      'gateway.ownMissingEvents',
      `${keys}, but the endpoint does not send ${endpoint.missing.join(', ')}`,
      'Restart the site, which adds these events to it.',
      { events: endpoint.missing.join(', ') },
    );
  }
  return findOtherEndpoints(account, endpoint.others);
}

/** Whether the site has had the time to create its endpoint. */
type Moment = 'starting' | 'running';

/**
 * Returns the problem that keeps guests from paying, or the site from receiving payment events; undefined if there is
 * none.
 */
async function findProblem(
  config: Config,
  account: GatewayAccount,
  open: OpenGateway,
  moment: Moment,
): Promise<Finding | undefined> {
  const { account: own, endpoint } = await (
    await open(account)
  ).verify(config.publicUrl + paymentWebhookPath);
  if (!account.isTest && own?.mayCharge === false) {
    return failed(
      'gateway.notCharging',
      `${getKeys(account)}, but its account ${own.id} cannot accept payments yet`,
      'Complete the account in Stripe’s dashboard. Guests cannot pay until then.',
      { account: own.id },
    );
  }
  if (account.webhookSecrets !== undefined) return findEndpointProblem(config, account, endpoint);
  return moment === 'starting' ? undefined : findOwnEndpointProblem(config, account, endpoint);
}

const getKeys = ({ isTest }: GatewayAccount) =>
  isTest ? 'Stripe accepts the test key: no money moves' : 'Stripe accepts the live key';

/**
 * Returns the same problem, and also reports a rejected key and a failed connection to Stripe. While the site starts, it
 * reports problems of its own endpoint itself.
 */
export const findGatewayProblem = (
  config: Config,
  account: GatewayAccount,
  open: OpenGateway,
  moment: Moment,
) =>
  findProblem(config, account, open, moment).catch((error: unknown) =>
    failed(
      'gateway.unreachable',
      // The cause is Stripe's own message, which names no setting.
      error instanceof GatewayUnreachable ? error.message : getReason(error),
      'Correct STRIPE_SECRET_KEY, or check the connection to Stripe. Guests cannot pay until then.',
      { reason: error instanceof GatewayUnreachable ? error.message : getReason(error) },
    ),
  );

async function checkStripe(config: Config, account: GatewayAccount, open: OpenGateway): Promise<Finding> {
  const problem = await findGatewayProblem(config, account, open, 'running');
  if (problem !== undefined) return problem;
  if (account.webhookSecrets !== undefined && account.webhookSecrets.length > 1) {
    return warning(
      'gateway.twoSecrets',
      `${getKeys(account)}, and STRIPE_WEBHOOK_SECRET contains two signing secrets`,
      'Remove the old one as soon as it has expired at Stripe.',
    );
  }
  return account.isTest && isPublic(config)
    ? warning('gateway.test', getKeys(account), 'Set STRIPE_SECRET_KEY to the live key to receive payments.')
    : ok('gateway.ok', getKeys(account));
}

/** Checks the gateway that guests pay at. */
export async function checkGateway(config: Config, open: OpenGateway): Promise<Finding> {
  const { api, gatewayHosts, stripe } = config;
  if (api)
    return ok(
      'gateway.external',
      `provided by the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`,
    );
  if (stripe) return checkStripe(config, stripe, open);
  const sandbox = 'sandbox: test cards only, no money moves';
  return isPublic(config)
    ? warning(
        'gateway.sandbox',
        sandbox,
        'Add a payment account in the settings of the dashboard, or set STRIPE_SECRET_KEY, to receive payments.',
      )
    : ok('gateway.ok', sandbox);
}
