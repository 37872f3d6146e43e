import { apiDocumentPath } from '../contract/operations.ts';
import type { SiteSettings } from '../src/entry-server.tsx';
import { isThisMachine, type Config } from './config/index.ts';

interface Fact {
  /** As a line of the log has it, and as people read it. */
  key: string;
  name: string;
  value: string;
}

/** What an operator is told once everything is served. */
export interface Summary {
  productName: string;
  facts: readonly Fact[];
  /** How long the start took. */
  milliseconds: number;
}

const fact = (key: string, name: string, value: string): Fact => ({ key, name, value });

const isPublic = ({ publicUrl }: Config) => !isThisMachine(new URL(publicUrl).hostname);

/**
 * Whether all guests would be one caller, who soon meets every limit: they come from elsewhere to an address of this
 * machine alone, so by way of a proxy, of which TRUST_PROXY says that there is none.
 */
export const allCountAsOne = (config: Config): boolean =>
  isPublic(config) && config.proxies === 0 && isThisMachine(config.host);

function getCallers(config: Config): Fact[] {
  if (!isPublic(config)) return [];
  const { host, proxies } = config;
  const notices = allCountAsOne(config)
    ? `ALL COUNT AS ONE: only a proxy reaches HOST ${host}, and TRUST_PROXY=off trusts none. Set TRUST_PROXY=1`
    : proxies === 0
      ? 'as they connect'
      : `as X-Forwarded-For tells, behind ${proxies} reverse ${proxies === 1 ? 'proxy' : 'proxies'}`;
  return [fact('callers', 'Callers', notices)];
}

/** Whether everybody who reaches the site can read its mails: there is no mail server, and not only this machine does. */
export const everybodyReadsMails = (config: Config): boolean =>
  config.api === undefined &&
  config.smtpUrl === undefined &&
  (isPublic(config) || !isThisMachine(config.host));

function getMails(config: Config): string {
  const { publicUrl, smtpUrl } = config;
  if (smtpUrl !== undefined) return `through ${new URL(smtpUrl).host} (SMTP_URL)`;
  const mailbox = `${publicUrl}/sandbox/mailbox`;
  return everybodyReadsMails(config) ? `EVERYBODY CAN READ THEM at ${mailbox}. Set SMTP_URL` : mailbox;
}

function getPayments({ stripe }: Config): string {
  if (stripe === undefined) return 'sandbox gateway: no money moves';
  return stripe.isTest ? 'Stripe with a test key: no money moves' : 'Stripe (STRIPE_SECRET_KEY)';
}

function getFacts(config: Config, { featured }: SiteSettings): Fact[] {
  const { publicUrl, api, gatewayHosts, databaseUrl, dataDir, workers } = config;
  const common = [
    fact('site', 'Site', publicUrl),
    fact('properties', 'Properties', featured.length === 0 ? 'none yet' : featured.join(', ')),
  ];
  if (api) {
    return [
      ...common,
      fact('hostApi', 'Host API', `${api.url} (API_URL)`),
      fact('checkout', 'Checkout', `at ${gatewayHosts.join(' or ')}`),
    ];
  }
  const database = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `embedded, in ${dataDir}`;
  return [
    ...common,
    fact('mails', 'Mails', getMails(config)),
    fact('payments', 'Payments', getPayments(config)),
    fact('hostApi', 'Host API', publicUrl + apiDocumentPath),
    fact('database', 'Database', database),
    ...(workers > 1 ? [fact('processes', 'Processes', String(workers))] : []),
  ];
}

/** What may be a mistake, and keeps nothing from starting. */
export const findDoubts = (config: Config): string[] => [
  ...(allCountAsOne(config)
    ? ['TRUST_PROXY=off, but only a proxy reaches HOST: all guests count as one caller. Set TRUST_PROXY=1']
    : []),
  ...(everybodyReadsMails(config)
    ? ['SMTP_URL is not set: everybody can read all mails in the sandbox’s mailbox, codes and links included']
    : []),
  ...(isPublic(config) && config.stripe?.isTest
    ? ['STRIPE_SECRET_KEY is a test key: guests book, and no money moves. Set the live key to be paid']
    : []),
];

export const getSummary = (config: Config, settings: SiteSettings, milliseconds: number): Summary => ({
  productName: config.productName,
  facts: [...getFacts(config, settings), ...getCallers(config)],
  milliseconds,
});

/** The same for people. */
export function summaryInWords({ productName, facts, milliseconds }: Summary): string {
  const lines = facts.map(({ name, value }) => `  ${name.padEnd(11)}${value}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  return ['', `${productName} is ready (${seconds} s)`, '', ...lines, ''].join('\n');
}
