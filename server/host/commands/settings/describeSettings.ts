import { join } from 'node:path';
import type { Settings } from '../../../../contract/dashboard/settings.ts';
import { siteLogoAddress } from '../../../../contract/values/pictures.ts';
import { completeLanguages } from '../../../../contract/values/language.ts';
import type { HostContext } from '../../base/context.ts';
import { legalFolder, readLegalSources } from '../../content/index.ts';
import { defaultTextFile } from '../../legal/defaultTexts.ts';
import { readEndpoint } from '../../payments/storedEndpoint.ts';

const readStandardTexts = () => readLegalSources(defaultTextFile);

async function describeLegal({
  contentDir,
  live,
  publishedSettings,
}: HostContext): Promise<Settings['legal']> {
  const { source } = live.getSiteContent().legal;
  const value =
    source === 'files'
      ? await readLegalSources((language, name) => join(contentDir, legalFolder, language, `${name}.md`))
      : (publishedSettings.settings.legal ?? {});
  return { value, source, standard: await readStandardTexts() };
}

/** Describes the webhook endpoint: the one that the site has created, or the one of STRIPE_WEBHOOK_SECRET. */
async function describeWebhook(host: HostContext): Promise<Settings['payments']['webhook']> {
  const { ownsWebhook } = host.services.payments;
  if (ownsWebhook === null) return null;
  const isOwn = ownsWebhook;
  if (isOwn && (await readEndpoint(host))?.secret === undefined) return null;
  const last = await host.db
    .selectFrom('webhookEvent')
    .select('receivedAt')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { isOwn, lastEventAt: last?.receivedAt.toISOString() ?? null };
}

/** Describes the settings of the site, and where each comes from. It contains no secret. */
export async function describeSettings(host: HostContext): Promise<Settings> {
  await host.refreshContent();
  const { live, services, publishedSettings } = host;
  const { settings, number } = publishedSettings;
  const { identity, welcome } = live.getSiteContent();
  const { sources } = services;
  return {
    revision: String(number),
    isClosed: live.getClosedFor().length > 0,
    missing: [...live.getMissing()],
    site: {
      name: { value: services.productName, ...sources.name },
      languages: { value: [...(services.languages ?? completeLanguages)], ...sources.languages },
      accent: settings.accent ?? null,
      logo:
        settings.logo === undefined
          ? null
          : { photo: settings.logo, address: siteLogoAddress(settings.logo) },
      welcome: { value: welcome.value, source: welcome.source },
    },
    identity: {
      // The demo's identity is nobody's.
      value: identity.source === 'default' ? null : (identity.value ?? null),
      source: identity.source,
    },
    legal: await describeLegal(host),
    mail: {
      source: sources.mail.source,
      value: services.mailServer,
      hasPassword: services.hasMailPassword,
      from: { value: services.mailFrom, source: sources.mailFrom.source },
    },
    payments: {
      source: sources.payments.source,
      mode: services.payments.mode,
      keyEnd: services.payments.keyEnd,
      webhook: await describeWebhook(host),
    },
    address: { ...services.address, source: sources.address.source },
  };
}
