import { dashboardPage, setupLink } from '../../contract/dashboard/pages.ts';
import type { MissingService } from '../../contract/dashboard/settings.ts';
import { apiDocumentPath } from '../../contract/operations.ts';
import {
  hasSandboxCheckout,
  hasSandboxMailbox,
  isThisMachine,
  lacksMailServer,
  mailboxPath,
  type Config,
} from '../config/index.ts';
import { listServers, nameSome } from '../host/index.ts';

interface Fact {
  /** The name of the field in log lines; `name` is for people. */
  key: string;
  name: string;
  value: string;
  /** The value with a secret, for a terminal only: a reader of the log could become the first owner. */
  inTerminal?: string;
}

/** The site's address and settings, which the operator reads when it is ready. */
export interface Summary {
  productName: string;
  facts: readonly Fact[];
  /** Possible mistakes that do not keep the site from starting. */
  doubts: readonly string[];
  /** The duration of the start. */
  milliseconds: number;
}

/** The steps before people can use the site. */
interface Opening {
  /** The secret of the link that creates the first owner; undefined if somebody has access. */
  setupToken?: string | undefined;
  /** The missing services because of which the site is closed to guests; empty if it is open. */
  closedFor?: readonly MissingService[] | undefined;
}

const fact = (key: string, name: string, value: string): Fact => ({ key, name, value });

const isPublic = ({ publicUrl }: Config) => !isThisMachine(new URL(publicUrl).hostname);

/**
 * Whether all guests count as one caller and soon hit every rate limit: a public site that listens only on this machine
 * is behind a proxy, but TRUST_PROXY is off.
 */
export const callersShareOneAddress = (config: Config): boolean =>
  isPublic(config) && config.proxies === 0 && isThisMachine(config.host);

function getCallers(config: Config): Fact[] {
  if (!isPublic(config)) return [];
  const { host, proxies } = config;
  const notices = callersShareOneAddress(config)
    ? `ALL COUNT AS ONE: only a proxy can reach HOST ${host}, but TRUST_PROXY=off trusts none. Set TRUST_PROXY=1`
    : proxies === 0
      ? 'identified by the address of their connection'
      : `identified by X-Forwarded-For, behind ${proxies} reverse ${proxies === 1 ? 'proxy' : 'proxies'}`;
  return [fact('callers', 'Callers', notices)];
}

function getPlatform({ platform }: Config): Fact[] {
  const settings = Object.keys(platform?.values ?? {});
  if (platform === undefined || settings.length === 0) return [];
  return [fact('platform', 'Platform', `${platform.name}: ${settings.join(', ')} from ${platform.variable}`)];
}

const getOrigin = ({ given }: Config, name: 'SMTP_URL' | 'STRIPE_SECRET_KEY') =>
  given.includes(name) ? name : 'settings of the dashboard';

function getMails(config: Config): string {
  const { publicUrl, smtpUrl } = config;
  if (smtpUrl !== undefined) return `through ${new URL(smtpUrl).host} (${getOrigin(config, 'SMTP_URL')})`;
  const mailbox = publicUrl + mailboxPath;
  if (!lacksMailServer(config)) return mailbox;
  if (!hasSandboxMailbox(config))
    return 'WAIT until there is a mail server. Set SMTP_URL, or add one in the dashboard';
  return `REACH NOBODY: a guest sees those of their own booking, and a signed-in owner all, at ${mailbox}. Set SMTP_URL, or add a mail server in the dashboard`;
}

function getPayments(config: Config): string {
  const { stripe } = config;
  if (stripe === undefined) {
    return hasSandboxCheckout(config)
      ? 'sandbox gateway: no money moves'
      : 'NOT POSSIBLE. Set STRIPE_SECRET_KEY, or add a key in the dashboard';
  }
  if (stripe.isTest) return 'Stripe with a test key: no money moves';
  return `Stripe (${getOrigin(config, 'STRIPE_SECRET_KEY')})`;
}

/** The names of missing services for the operator. */
const inWords: Readonly<Record<MissingService, string>> = {
  property: 'a published property of your own',
  identity: 'your legal identity',
  mail: 'a mail server',
  payments: 'a payment account',
};

/** The sentence about a site that is closed to guests; undefined for an open one. */
const describeClosed = (closedFor: readonly MissingService[] = []): string | undefined =>
  closedFor.length === 0
    ? undefined
    : `guests see that it opens soon, because these are missing: ${closedFor.map((name) => inWords[name]).join(', ')}. ` +
      'Add them in the dashboard';

function getClosed(closedFor: readonly MissingService[] | undefined): Fact[] {
  const sentence = describeClosed(closedFor);
  return sentence === undefined ? [] : [fact('closed', 'CLOSED', sentence)];
}

function getProperties(
  { emptyContentDir }: Config,
  listed: readonly string[],
  { closedFor = [] }: Opening,
): string {
  if (emptyContentDir !== undefined && closedFor.includes('property')) return 'none of your own yet';
  const names = listed.length === 0 ? 'none yet' : nameSome(listed);
  if (emptyContentDir === undefined) return names;
  return `${names}: THE DEMO, until ${emptyContentDir} contains a property. Create one: npm run host -- content new`;
}

function getDashboard({ publicUrl }: Config, setupToken: string | undefined): Fact {
  if (setupToken === undefined) return fact('dashboard', 'Dashboard', publicUrl + dashboardPage);
  const command = 'Create a link for the first owner: npm run host -- access link';
  return {
    ...fact('dashboard', 'Dashboard', `nobody has access yet. ${command}`),
    inTerminal: `nobody has access yet. Open this link within an hour: ${publicUrl}${setupLink(setupToken)}`,
  };
}

function getFacts(config: Config, listed: readonly string[], { setupToken, closedFor }: Opening): Fact[] {
  const { publicUrl, api, gatewayHosts, databaseUrl, dataDir, workers } = config;
  const common = [
    fact('site', 'Site', publicUrl),
    ...getClosed(closedFor),
    ...getPlatform(config),
    fact('properties', 'Properties', getProperties(config, listed, { closedFor })),
  ];
  if (api) {
    return [
      ...common,
      fact('hostApi', 'Host API', `${api.url} (API_URL)`),
      fact('checkout', 'Checkout', `at ${gatewayHosts.join(' or ')}`),
    ];
  }
  const database = databaseUrl ? `PostgreSQL at ${listServers(databaseUrl)}` : `embedded, in ${dataDir}`;
  return [
    ...common,
    fact('mails', 'E-mails', getMails(config)),
    fact('payments', 'Payments', getPayments(config)),
    getDashboard(config, setupToken),
    fact('hostApi', 'Host API', publicUrl + apiDocumentPath),
    fact('database', 'Database', database),
    ...(workers > 1 ? [fact('processes', 'Processes', String(workers))] : []),
  ];
}

/** Returns sentences about possible mistakes that do not keep the site from starting. */
export const findDoubts = (config: Config): string[] => [
  ...(callersShareOneAddress(config)
    ? ['TRUST_PROXY=off, but only a proxy can reach HOST: all guests count as one caller. Set TRUST_PROXY=1']
    : []),
  ...(lacksMailServer(config)
    ? [
        'the site has no mail server: no e-mail reaches anybody, and people sign in to the dashboard with a passkey or a link only',
      ]
    : []),
  ...(isPublic(config) && config.stripe?.isTest
    ? [
        'STRIPE_SECRET_KEY is a test key: guests can book, but no money moves. Set the live key to receive payments',
      ]
    : []),
];

/** @param listed the ids of the properties that the site offers */
export const getSummary = (
  config: Config,
  listed: readonly string[],
  milliseconds: number,
  opening: Opening = {},
): Summary => ({
  productName: config.productName,
  facts: [...getFacts(config, listed, opening), ...getCallers(config)],
  doubts: findDoubts(config),
  milliseconds,
});

/** Formats the summary for people; secrets are shown in a terminal only. */
export function summaryInWords({ productName, facts, milliseconds }: Summary, isTerminal = false): string {
  const lines = facts.map(
    ({ name, value, inTerminal }) =>
      `  ${name.padEnd(11)}${isTerminal && inTerminal !== undefined ? inTerminal : value}`,
  );
  const seconds = (milliseconds / 1000).toFixed(1);
  return ['', `${productName} is ready (${seconds} s)`, '', ...lines, ''].join('\n');
}
