import * as v from 'valibot';
import type { Language } from '../../contract/values/language.ts';
import { legalPage } from '../../contract/rules/addresses.ts';
import type { SiteLogo } from '../../contract/values/pictures.ts';
import { tokenPath } from '../../contract/schemas/token.ts';
import { cleanLine } from '../../contract/values/typedText.ts';
import { findServedContent } from './servedContent.ts';
import { findCrossErrors } from './crossErrors.ts';
import { quoted, withoutIt, WrongSettings, type SettingError } from './settingErrors.ts';
import { readPlatform } from './platforms.ts';
import type { Read } from './read.ts';
import { settingNames, settings, type SettingName } from './settings.ts';
import { isLocalSite } from './thisMachine.ts';
import { sandboxParts, stripeApi, type SandboxPart } from './values.ts';

/** The name of a site without a name of its own. */
export const softwareName = 'Estadia';

type Environment = Readonly<Record<string, string | undefined>>;

function readOne(name: SettingName, environment: Environment): { value: unknown } | { error: SettingError } {
  const setting = settings[name];
  const given = environment[name]?.trim() || undefined;
  const provided = readPlatform(environment)?.values[name];
  const text = given ?? provided ?? ('fallback' in setting ? setting.fallback : undefined);
  if (text === undefined) return { value: undefined };
  const { success, output, issues } = v.safeParse(setting.schema, text);
  if (success) return { value: output };
  const problem = `is ${quoted(name, text)}: ${issues[0].message}. Correct it, ${withoutIt(name)}.`;
  return { error: { setting: name, problem } };
}

/**
 * Reads one setting, regardless of the others.
 * @throws {WrongSettings} if it is invalid
 */
export function readSetting<Name extends SettingName>(name: Name, environment: Environment): Read[Name] {
  const result = readOne(name, environment);
  if ('error' in result) throw new WrongSettings([result.error]);
  return result.value as Read[Name];
}

/** Formats a sender with a quoted name, in which commas and similar characters are allowed (RFC 5322). */
export const sender = (name: string, address: string) =>
  `"${cleanLine(name.replaceAll(/[<>"\\]/g, ''))}" <${address}>`;

/** The account of a secret key. */
export const createStripeAccount = (
  secretKey: string,
  { webhookSecrets, apiUrl }: { webhookSecrets: readonly string[] | undefined; apiUrl: string },
) => ({ secretKey, webhookSecrets, apiUrl, isTest: /^[sr]k_test_/.test(secretKey) });

function getStripe(read: Read) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
    STRIPE_API_URL: apiUrl,
  } = read;
  return secretKey === undefined ? undefined : createStripeAccount(secretKey, { webhookSecrets, apiUrl });
}

/** The parts that the sandbox may replace: all on this machine, others only if SANDBOX names them. */
const getSimulated = ({ SANDBOX, PUBLIC_URL, HOST }: Read): readonly SandboxPart[] =>
  Array.isArray(SANDBOX) ? SANDBOX : isLocalSite({ publicUrl: PUBLIC_URL, host: HOST }) ? sandboxParts : [];

function getPhotoStore({ PHOTO_STORE, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Read) {
  if (PHOTO_STORE === undefined) return undefined;
  return { ...PHOTO_STORE, accessKeyId: AWS_ACCESS_KEY_ID!, secretAccessKey: AWS_SECRET_ACCESS_KEY! };
}

/** Returns the host of Stripe's checkout pages; a test double serves them at its API's address. */
export const getCheckoutHost = (apiUrl: string) =>
  apiUrl === stripeApi ? 'checkout.stripe.com' : new URL(apiUrl).host;

function getGatewayHosts(read: Read, publicUrl: string): string[] {
  const { GATEWAY_HOSTS: named, API_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = read;
  if (STRIPE_SECRET_KEY !== undefined) return [...(named ?? []), getCheckoutHost(STRIPE_API_URL)];
  return named ?? [publicUrl, API_URL ?? publicUrl].map((address) => new URL(address).host);
}

/** Returns the page with the host's own address, which the embedded host always has. RFC 9116 requires https. */
const getImprint = ({ API_URL, LANGUAGES }: Read, publicUrl: string) =>
  API_URL === undefined && publicUrl.startsWith('https:')
    ? publicUrl + legalPage(LANGUAGES[0]!, 'imprint')
    : undefined;

/** The names of the site that the content folder has. */
interface SiteNames {
  /** `siteName` in the host's own `host.yaml`. */
  chosen?: string | undefined;
  /** The name of the only property, or of the host; of the demo while it replaces an empty folder. */
  derived?: string | undefined;
}

function complete(read: Read, environment: Environment, { chosen, derived = softwareName }: SiteNames = {}) {
  const platform = readPlatform(environment);
  const productName = read.PRODUCT_NAME ?? chosen ?? derived;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const foreign = read.API_URL !== undefined;
  const { hostname } = new URL(publicUrl);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    /** The hosting platform with the settings that it provides; undefined on a machine without one. */
    platform,
    /** Whether only this machine can reach the site. */
    isLocal: isLocalSite({ publicUrl, host: read.HOST }),
    productName,
    /** The colour of buttons and links, which only the dashboard sets; undefined for that of the software. */
    accent: undefined as string | undefined,
    /** The picture that the header shows in place of the name. */
    logo: undefined as SiteLogo | undefined,
    /** The settings that the environment, or the hosting platform, decides. */
    given: settingNames.filter(
      (name) => environment[name]?.trim() || platform?.values[name] !== undefined,
    ) as readonly SettingName[],
    /** `siteName` in the host's own `host.yaml`. */
    chosenName: chosen,
    dataDir: read.DATA_DIR,
    contentDir: read.CONTENT_DIR,
    /** CONTENT_DIR without a property, in place of which the site serves the demo; undefined otherwise. */
    emptyContentDir: undefined as string | undefined,
    /** The languages that the site offers; the first one is the fallback. */
    languages: read.LANGUAGES,
    secretKey: read.SECRET_KEY,
    secretKeyPrevious: read.SECRET_KEY_PREVIOUS,
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    /** The bucket of uploaded photos; undefined for the database. */
    photoStore: getPhotoStore(read),
    /** The number of processes that serve the site. */
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
    /** The hosts that guests may be sent to for payment. */
    gatewayHosts: getGatewayHosts(read, publicUrl),
    /** The address of Stripe's API. */
    stripeApiUrl: read.STRIPE_API_URL,
    /** The parts that the sandbox may replace while they are missing; the site is closed to guests without others. */
    simulates: getSimulated(read),
    /** Whether the operator has allowed that the site demonstrates simulated parts to guests. */
    demonstrates: Array.isArray(read.SANDBOX) && read.SANDBOX.length > 0,
    /** The Stripe account that guests pay to; undefined with the sandbox or API_URL. */
    stripe: getStripe(read),
    /** Hosts of calendars that may be outside the public internet. */
    calendarHosts: read.CALENDAR_HOSTS ?? [],
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? sender(productName, `bookings@${hostname}`),
    /** The URI for reports of security vulnerabilities; undefined without one. */
    securityContact: read.SECURITY_CONTACT ?? getImprint(read, publicUrl),
    registrationRetentionDays: read.REGISTRATION_RETENTION_DAYS,
    backupDays: read.BACKUP_DAYS,
    reservationRetentionDays: read.RESERVATION_RETENTION_DAYS,
    /** The number of reverse proxies that add to X-Forwarded-For. */
    proxies: read.TRUST_PROXY ?? 0,
    /** The folder of the atlas, relative to the project's root; undefined if it is not shown. */
    atlas: read.ATLAS,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof complete>;

/**
 * Reads all settings. `names` are the names of the site without PRODUCT_NAME.
 * @throws {WrongSettings} naming every invalid setting with its value and how to fix it
 */
export function readConfig(environment: Environment, names?: SiteNames): Config {
  const results = settingNames.map((name) => [name, readOne(name, environment)] as const);
  const mistakes = results.flatMap(([, result]) => ('error' in result ? [result.error] : []));
  const read = Object.fromEntries(
    results.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])),
  ) as Read;
  const all = [...mistakes, ...findCrossErrors(read, new Set(mistakes.map(({ setting }) => setting)))];
  if (all.length > 0) throw new WrongSettings(all);
  return complete(read, environment, names);
}

/** Reads the content folder before the site loads it. */
interface ContentReader {
  hasProperties: (contentDir: string) => Promise<boolean>;
  /** Reads the name that the host chose. */
  readChosenName?: (contentDir: string) => Promise<string | undefined>;
  /** Reads the same name; without one, that of the only property, or of the host. */
  readSiteName: (contentDir: string, offered: readonly Language[]) => Promise<string | undefined>;
}

/**
 * Reads all settings, with the folder that the site serves, and the name of the site from it unless PRODUCT_NAME or
 * API_URL is set.
 * @throws {WrongSettings} as {@link readConfig}
 */
export async function readNamedConfig(environment: Environment, reader: ContentReader): Promise<Config> {
  const config = readConfig(environment);
  if (config.api) return config;
  const served = await findServedContent(config.contentDir, reader.hasProperties);
  const { contentDir, emptyContentDir } = served;
  const chosen = await reader.readChosenName?.(emptyContentDir ?? contentDir);
  const derived = await reader.readSiteName(contentDir, config.languages);
  return { ...readConfig(environment, { chosen, derived }), ...served };
}
