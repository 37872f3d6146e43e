import { isPrivateHost, type Config } from '../../config/index.ts';
import { createFindings, type Finding } from './finding.ts';

/**
 * Returns the texts (TXT records) at a name of the DNS: none if it has no such record, undefined if neither the name nor a
 * name below it exists.
 * @throws if the DNS does not answer
 */
export type ReadTexts = (name: string) => Promise<readonly string[] | undefined>;

/** The names that customers of mail providers include in their SPF records. */
const providers: readonly (readonly [host: RegExp, include: string])[] = [
  [/\.gmail\.com$/, '_spf.google.com'],
  [/\.office365\.com$/, 'spf.protection.outlook.com'],
  [/\.amazonaws\.com$/, 'amazonses.com'],
  [/\.mailgun\.org$/, 'mailgun.org'],
  [/\.sendgrid\.net$/, 'sendgrid.net'],
  [/\.mailjet\.com$/, 'spf.mailjet.com'],
  [/\.fastmail\.com$/, 'spf.messagingengine.com'],
  [/\.ovh\.net$/, 'mx.ovh.com'],
];

/** Returns the part of an SPF record that allows the mail server to send. */
function getMechanism(smtpHost: string): string {
  const provider = providers.find(([host]) => host.test(smtpHost));
  if (provider !== undefined) return `include:${provider[1]}`;
  return isPrivateHost(smtpHost) ? 'mx' : `a:${smtpHost}`;
}

const hasTag = (tag: string) => (text: string) => text.toLowerCase().startsWith(tag);

async function checkSpf(readTexts: ReadTexts, domain: string, smtpHost: string): Promise<Finding> {
  const { ok, warning } = createFindings('spf');
  const found = ((await readTexts(domain)) ?? []).filter(hasTag('v=spf1'));
  const [record] = found;
  const mechanism = getMechanism(smtpHost);
  if (record === undefined) {
    return warning(
      'spf.none',
      `${domain} has no SPF record: e-mails may end up as spam`,
      `Add a TXT record to ${domain}: "v=spf1 ${mechanism} ~all". If your mail provider names another value, use that one.`,
      { domain, record: `v=spf1 ${mechanism} ~all` },
    );
  }
  if (found.length > 1) {
    return warning(
      'spf.several',
      `${domain} has ${found.length} SPF records, and receivers ignore them all`,
      'Combine them into one record.',
      { domain, count: found.length },
    );
  }
  if (mechanism.startsWith('include:') && !record.includes(mechanism)) {
    return warning(
      'spf.other',
      `${domain} has the SPF record "${record}", which does not name the mail server ${smtpHost}`,
      `Add "${mechanism}" to it before the part that ends in "all", unless another part of it includes that already.`,
      { domain, host: smtpHost, mechanism },
    );
  }
  return ok('spf.ok', `${domain}: "${record}"`);
}

/** DKIM keys have a selector that only the mail provider knows, so only their common parent can be looked up. */
async function checkDkim(readTexts: ReadTexts, domain: string, smtpHost: string): Promise<Finding> {
  const { ok, warning } = createFindings('dkim');
  const parent = `_domainkey.${domain}`;
  return (await readTexts(parent)) === undefined
    ? warning(
        'dkim.none',
        `no DKIM key seems to exist below ${parent}: e-mails may end up as spam`,
        `Switch DKIM on at the provider of ${smtpHost}: it shows one or more records SELECTOR.${parent} with a value of its ` +
          `own. Add them to ${domain}.`,
        { domain, parent, host: smtpHost },
      )
    : ok(
        'dkim.ok',
        `keys may exist below ${parent}, but only the mail provider knows their names; the headers of a received e-mail say dkim=pass`,
      );
}

/** Returns a domain and those above it: a DMARC record also applies to the domains below it. */
function listParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

async function checkDmarc(readTexts: ReadTexts, domain: string, sender: string): Promise<Finding> {
  const { ok, warning } = createFindings('dmarc');
  for (const name of listParents(domain).map((parent) => `_dmarc.${parent}`)) {
    const record = (await readTexts(name))?.find(hasTag('v=dmarc1'));
    if (record !== undefined) return ok('dmarc.ok', `${name}: "${record}"`);
  }
  return warning(
    'dmarc.none',
    `${domain} has no DMARC record: large providers may reject e-mails`,
    `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:${sender}".`,
    { domain, record: `v=DMARC1; p=none; rua=mailto:${sender}` },
  );
}

/** Checks the DNS records by which receivers recognise the sender of the site's e-mails. */
export async function checkSenderDomain(
  { smtpUrl, mailFrom }: Config,
  readTexts: ReadTexts,
): Promise<Finding[]> {
  const sender = mailFrom.replace(/^.*<|>$/g, '');
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  if (smtpUrl === undefined || isPrivateHost(domain)) return [];
  const { hostname } = new URL(smtpUrl);
  const checks = {
    spf: checkSpf(readTexts, domain, hostname),
    dkim: checkDkim(readTexts, domain, hostname),
    dmarc: checkDmarc(readTexts, domain, sender),
  };
  return Promise.all(
    Object.entries(checks).map(([check, finding]) =>
      finding.catch((error: unknown) =>
        createFindings(check).warning(
          'dns.unreadable',
          `the DNS records of ${domain} could not be read: ${String(error)}`,
          'Check the DNS resolver of this machine, and run this command again.',
          { domain, reason: String(error) },
        ),
      ),
    ),
  );
}
