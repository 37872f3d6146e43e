import { apiDocumentPath } from '../contract/operations.ts';
import type { SiteSettings } from '../src/entry-server.tsx';
import type { Config } from './config/index.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function rows(
  { publicUrl, api, gatewayHosts, smtpUrl, databaseUrl, dataDir }: Config,
  { featured }: SiteSettings,
) {
  const units = featured.length === 0 ? 'none yet' : featured.join(', ');
  if (api) {
    return [
      ['Site', publicUrl],
      ['Properties', units],
      ['Host API', `${api.url} (API_URL)`],
      ['Checkout', `at ${gatewayHosts.join(' or ')}`],
    ];
  }
  return [
    ['Site', publicUrl],
    ['Properties', units],
    ['Mails', smtpUrl ? `through ${new URL(smtpUrl).host} (SMTP_URL)` : `${publicUrl}/sandbox/mailbox`],
    ['Payments', 'sandbox gateway: no money moves'],
    ['Host API', publicUrl + apiDocumentPath],
    ['Database', databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `embedded, in ${dataDir}`],
  ];
}

/** What an operator reads once everything is served. */
export function summaryOf(config: Config, settings: SiteSettings, milliseconds: number): string[] {
  const lines = rows(config, settings).map(([name, value]) => `  ${name!.padEnd(11)}${value}`);
  return ['', `${config.productName} is ready (${seconds(milliseconds)})`, '', ...lines, ''];
}
