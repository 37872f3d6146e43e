import * as v from 'valibot';
import type { MissingService, SettingSource } from '../../contract/dashboard/settings.ts';
import type { MailServer, SiteSettings } from '../../contract/content/siteSettings.ts';
import { createStripeAccount, getCheckoutHost, sender, softwareName, type Config } from './readConfig.ts';
import type { SettingName } from './settings.ts';
import { isPublic } from './stripeRules.ts';
import * as values from './values.ts';

/** The settings of the dashboard that the process needs, with their secrets. */
export interface StoredConfig {
  readonly settings: Pick<SiteSettings, 'name' | 'languages' | 'accent' | 'mail' | 'mailFrom'>;
  readonly logo?: Config['logo'];
  readonly mailPassword?: string | undefined;
  readonly stripeKey?: string | undefined;
  /**
   * The name of a site without a name of its own, from properties that the dashboard manages: null if they have none,
   * undefined if the content folder decides.
   */
  readonly derivedName?: string | null | undefined;
}

/** The source of a value, with the setting or the file that decides. */
export interface ValueSource {
  readonly source: SettingSource;
  readonly setting?: string;
}

/** The settings of a site, with where those come from that the dashboard can change. */
export interface MergedConfig {
  readonly config: Config;
  readonly sources: Readonly<
    Record<'name' | 'languages' | 'mail' | 'mailFrom' | 'payments' | 'address', ValueSource>
  >;
  /** Sentences about stored values that cannot be used, for the log. */
  readonly problems: readonly string[];
}

/** The address of a mail server, as in SMTP_URL. */
export function toSmtpUrl(
  { server, port, security, user }: MailServer,
  password: string | undefined,
): string {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  const login = user === undefined ? '' : `${encodeURIComponent(user)}${secret}@`;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${server}:${port}`;
}

/** The mail server at an address of SMTP_URL, without its password. */
export function toMailServer(smtpUrl: string): MailServer {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    server: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    ...(username !== '' && { user: decodeURIComponent(username) }),
  };
}

/** The account of a key that the dashboard stores. Stripe sends its events to public addresses only. */
export const toStoredAccount = (config: Pick<Config, 'publicUrl' | 'stripeApiUrl'>, key: string) =>
  createStripeAccount(key, {
    webhookSecrets: isPublic(config.publicUrl) ? undefined : [],
    apiUrl: config.stripeApiUrl,
  });

/** Whether a key can be used with the present settings. A live key is sent to Stripe only. */
export const isUsableKey = ({ stripeApiUrl }: Pick<Config, 'stripeApiUrl'>, key: string): boolean =>
  v.is(values.stripeSecretKey, key) && (!key.includes('_live_') || stripeApiUrl === values.stripeApi);

/**
 * Merges the settings of the dashboard into those of the environment and the content folder, which win. Values that cannot
 * be used are ignored.
 */
export function mergeStored(config: Config, stored: StoredConfig): MergedConfig {
  const { settings, stripeKey, mailPassword, derivedName } = stored;
  const problems: string[] = [];
  const isGiven = (name: SettingName) => config.given.includes(name);
  const choose = (setting: SettingName, isStored: boolean): ValueSource =>
    isGiven(setting) ? { source: 'environment', setting } : { source: isStored ? 'dashboard' : 'default' };

  const name: ValueSource =
    !isGiven('PRODUCT_NAME') && config.chosenName !== undefined
      ? { source: 'files', setting: 'host.yaml' }
      : choose('PRODUCT_NAME', settings.name !== undefined);
  const namedByDefault = derivedName === undefined ? config.productName : (derivedName ?? softwareName);
  const productName =
    name.source === 'dashboard'
      ? settings.name!
      : name.source === 'default'
        ? namedByDefault
        : config.productName;

  const languages = choose('LANGUAGES', settings.languages !== undefined);
  const mail = choose('SMTP_URL', settings.mail !== undefined);
  const mailFrom = choose('MAIL_FROM', settings.mailFrom !== undefined);
  const payments = choose('STRIPE_SECRET_KEY', stripeKey !== undefined);

  let { smtpUrl, stripe, gatewayHosts } = config;
  if (mail.source === 'dashboard') {
    const url = toSmtpUrl(settings.mail!, mailPassword);
    if (v.is(values.mailServer, url)) smtpUrl = url;
    else problems.push('the mail server in the settings of the dashboard cannot be used: enter it again');
  }
  if (payments.source === 'dashboard') {
    if (isUsableKey(config, stripeKey!)) {
      stripe = toStoredAccount(config, stripeKey!);
      const own = new URL(config.publicUrl).host;
      gatewayHosts = [...config.gatewayHosts.filter((host) => host !== own), getCheckoutHost(stripe.apiUrl)];
    } else problems.push('the key of Stripe in the settings of the dashboard cannot be used: enter it again');
  }
  const address = settings.mailFrom ?? `bookings@${new URL(config.publicUrl).hostname}`;
  return {
    config: {
      ...config,
      productName,
      accent: settings.accent,
      logo: stored.logo,
      languages: languages.source === 'dashboard' ? settings.languages! : config.languages,
      smtpUrl,
      stripe,
      gatewayHosts,
      mailFrom: mailFrom.source === 'environment' ? config.mailFrom : sender(productName, address),
    },
    sources: {
      name,
      languages,
      mail,
      mailFrom,
      payments,
      address: isGiven('PUBLIC_URL')
        ? { source: 'environment', setting: 'PUBLIC_URL' }
        : { source: 'default' },
    },
    problems,
  };
}

/**
 * Returns the services without which a site is closed to guests: a mail server and a payment gateway unless they are
 * simulated, and content of its own where other machines can reach it, unless it is a demonstration. A site that takes money needs everything.
 */
export function getNecessities(
  config: Pick<Config, 'stripe' | 'simulates' | 'demonstrates' | 'isLocal' | 'publicUrl'>,
): readonly MissingService[] {
  const takesMoney = config.stripe?.isTest === false;
  const needsOwnContent = takesMoney || !(config.isLocal || config.demonstrates);
  return [
    ...(needsOwnContent ? (['property', 'identity'] as const) : []),
    ...(takesMoney || !config.simulates.includes('mail') ? (['mail'] as const) : []),
    ...(config.simulates.includes('payments') ? [] : (['payments'] as const)),
  ];
}
