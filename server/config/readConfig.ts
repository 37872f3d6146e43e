import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import { legalPage } from '../../contract/rules/addresses.ts';
import { tokenPath } from '../../contract/token.ts';
import { findCrossErrors } from './crossErrors.ts';
import { quoted, withoutIt, WrongSettings, type SettingError } from './settingErrors.ts';
import type { Read } from './read.ts';
import { settingNames, settings, type SettingName } from './settings.ts';
import { stripeApi } from './values.ts';

/** The name of a site that has no name of its own. */
export const softwareName = 'Estadia';

type Environment = Readonly<Record<string, string | undefined>>;

function readOne(name: SettingName, environment: Environment): { value: unknown } | { error: SettingError } {
  const setting = settings[name];
  const given = environment[name]?.trim() || undefined;
  const text = given ?? ('fallback' in setting ? setting.fallback : undefined);
  if (text === undefined) return { value: undefined };
  const { success, output, issues } = v.safeParse(setting.schema, text);
  if (success) return { value: output };
  const problem = `is ${quoted(name, text)}: ${issues[0].message}. Correct it, ${withoutIt(name)}.`;
  return { error: { setting: name, problem } };
}

/**
 * Reads one setting, whatever the others are.
 * @throws {WrongSettings} naming it
 */
export function readSetting<Name extends SettingName>(name: Name, environment: Environment): Read[Name] {
  const result = readOne(name, environment);
  if ('error' in result) throw new WrongSettings([result.error]);
  return result.value as Read[Name];
}

/** A sender with a name in quotes, in which commas and the like are part of the name (RFC 5322). */
const sender = (name: string, address: string) => `"${name.replace(/[<>"\\\r\n]/g, '')}" <${address}>`;

function getStripe(read: Read) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
    STRIPE_API_URL: apiUrl,
  } = read;
  if (secretKey === undefined || webhookSecrets === undefined) return undefined;
  return { secretKey, webhookSecrets, apiUrl, isTest: /^[sr]k_test_/.test(secretKey) };
}

/** Stripe's own pages; what stands in for Stripe has them where it has its API. */
const getCheckoutHost = (apiUrl: string) =>
  apiUrl === stripeApi ? 'checkout.stripe.com' : new URL(apiUrl).host;

function getGatewayHosts(read: Read, publicUrl: string): string[] {
  const { GATEWAY_HOSTS: named, API_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = read;
  if (STRIPE_SECRET_KEY !== undefined) return [...(named ?? []), getCheckoutHost(STRIPE_API_URL)];
  return named ?? [publicUrl, API_URL ?? publicUrl].map((address) => new URL(address).host);
}

/** The page with the host's own address, which the embedded host always has. RFC 9116 wants it over TLS. */
const getImprint = ({ API_URL, LANGUAGES }: Read, publicUrl: string) =>
  API_URL === undefined && publicUrl.startsWith('https:')
    ? publicUrl + legalPage(LANGUAGES[0]!, 'imprint')
    : undefined;

function complete(read: Read, siteName = softwareName) {
  const productName = read.PRODUCT_NAME ?? siteName;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const foreign = read.API_URL !== undefined;
  const { hostname } = new URL(publicUrl);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    productName,
    dataDir: read.DATA_DIR,
    contentDir: read.CONTENT_DIR,
    /** The languages that the site offers, its first one first. */
    languages: read.LANGUAGES,
    secretKey: read.SECRET_KEY,
    secretKeyPrevious: read.SECRET_KEY_PREVIOUS,
    databaseUrl: read.DATABASE_URL,
    /** How many processes serve the site. */
    workers: read.WORKERS,
    api: foreign
      ? {
          url: read.API_URL!,
          tokenUrl: read.TOKEN_URL ?? `${read.API_URL}${tokenPath}`,
        }
      : undefined,
    clientId: read.CLIENT_ID,
    clientSecret: read.CLIENT_SECRET,
    featuredUnits: read.FEATURED_UNITS,
    /** Where a guest may be sent to pay. */
    gatewayHosts: getGatewayHosts(read, publicUrl),
    /** The account at Stripe that guests pay to; undefined where they pay at the sandbox, or at the host of API_URL. */
    stripe: getStripe(read),
    /** Where calendars may be that are not on the internet. */
    calendarHosts: read.CALENDAR_HOSTS ?? [],
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? sender(productName, `bookings@${hostname}`),
    /** Where a weakness of the site is told, as URI; undefined where nobody would read of it. */
    securityContact: read.SECURITY_CONTACT ?? getImprint(read, publicUrl),
    registrationRetentionDays: read.REGISTRATION_RETENTION_DAYS,
    backupDays: read.BACKUP_DAYS,
    reservationRetentionDays: read.RESERVATION_RETENTION_DAYS,
    /** How many reverse proxies add to X-Forwarded-For. */
    proxies: read.TRUST_PROXY ?? 0,
    /** The folder of the atlas, from the root of the project; undefined where it is not shown. */
    atlas: read.ATLAS,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof complete>;

/**
 * Reads every setting. `siteName` is the name of the site without PRODUCT_NAME.
 * @throws {WrongSettings} naming all that are wrong, each with its value and how to mend it
 */
export function readConfig(environment: Environment, siteName?: string): Config {
  const results = settingNames.map((name) => [name, readOne(name, environment)] as const);
  const mistakes = results.flatMap(([, result]) => ('error' in result ? [result.error] : []));
  const read = Object.fromEntries(
    results.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])),
  ) as Read;
  const all = [...mistakes, ...findCrossErrors(read, new Set(mistakes.map(({ setting }) => setting)))];
  if (all.length > 0) throw new WrongSettings(all);
  return complete(read, siteName);
}

type ReadSiteName = (contentDir: string, offered: readonly Language[]) => Promise<string | undefined>;

/**
 * Reads every setting, and the name of the site from the content folder unless PRODUCT_NAME is set or the content
 * is that of the host at API_URL.
 * @throws {WrongSettings} as {@link readConfig}
 */
export async function readNamedConfig(environment: Environment, readSiteName: ReadSiteName): Promise<Config> {
  const config = readConfig(environment);
  if (config.api || readSetting('PRODUCT_NAME', environment) !== undefined) return config;
  return readConfig(environment, await readSiteName(config.contentDir, config.languages));
}
