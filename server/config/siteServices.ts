import { hasSandboxMailbox, lacksMailServer } from './sandboxParts.ts';
import { getNecessities, toMailServer, type MergedConfig } from './mergeStored.ts';
import type { Settings } from '../../contract/dashboard/settings.ts';

function getMode({ stripe, simulates }: MergedConfig['config']): Settings['payments']['mode'] {
  if (stripe) return stripe.isTest ? 'test' : 'live';
  return simulates.includes('payments') ? 'simulated' : 'none';
}

/** Describes the services of a site, without the mailer and the gateway. */
export function describeServices({ config, sources }: Pick<MergedConfig, 'config' | 'sources'>) {
  const { smtpUrl, stripe, simulates, publicUrl, isLocal, productName, languages, mailFrom } = config;
  const takesMoney = stripe?.isTest === false;
  const necessities = getNecessities(config);
  return {
    productName,
    languages,
    mailFrom,
    isSandbox:
      hasSandboxMailbox(config) &&
      stripe === undefined &&
      simulates.includes('mail') &&
      simulates.includes('payments'),
    refusesExamples: takesMoney || necessities.includes('property'),
    mailsAccess: !lacksMailServer(config),
    necessities,
    mailServer: smtpUrl === undefined ? null : toMailServer(smtpUrl),
    hasMailPassword: smtpUrl !== undefined && new URL(smtpUrl).password !== '',
    payments: {
      mode: getMode(config),
      keyEnd: stripe?.secretKey.slice(-4) ?? null,
      ownsWebhook: stripe ? stripe.webhookSecrets === undefined : null,
    },
    sources,
    address: { value: publicUrl, isLocal },
  };
}
