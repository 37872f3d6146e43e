import { completeLanguages } from '../../contract/values/language.ts';
import type * as v from 'valibot';
import { tokenPath } from '../../contract/schemas/token.ts';
import { photoStore } from './photoStore.ts';
import * as values from './values.ts';

interface Setting {
  schema: v.GenericSchema<string, unknown>;
  /** The default value; omitted if there is none. */
  fallback?: string;
  /** A description of a default that depends on other settings. */
  otherwise?: string;
  about: string;
  secret?: true;
}

/** All settings, in the order of `docs/settings.md` and `.env.example`. */
export const settings = {
  PORT: { schema: values.port, fallback: '3000', about: 'Port to listen on.' },
  HOST: {
    schema: values.host,
    fallback: '127.0.0.1',
    about: 'Address to listen on; 0.0.0.0 for every network interface.',
  },
  PUBLIC_URL: {
    schema: values.publicUrl,
    otherwise: 'http://localhost:PORT',
    about: 'Address at which guests reach the site. Links in e-mails start with it.',
  },
  PRODUCT_NAME: {
    schema: values.text,
    otherwise: 'siteName in host.yaml, or the dashboard',
    about:
      'Name of the site. Without siteName and a name in the settings of the dashboard, the name of the property if there is only one, otherwise of the host; with API_URL, Estadia.',
  },
  DATA_DIR: {
    schema: values.folder,
    fallback: './data',
    about: 'Folder of the embedded database, the sandbox, resized photos and the generated secret key.',
  },
  CONTENT_DIR: {
    schema: values.folder,
    fallback: './content',
    about: 'Folder of the properties, with one subfolder for each.',
  },
  LANGUAGES: {
    schema: values.offeredLanguages,
    fallback: completeLanguages.join(','),
    about:
      'Languages that the site offers, separated by commas; the first one is the fallback. A language that is only partly translated is offered if it is listed.',
  },
  SECRET_KEY: {
    schema: values.secretKey,
    otherwise: 'generated in DATA_DIR',
    about:
      'Secret that signs links and tokens and encrypts data. To change it, set SECRET_KEY_PREVIOUS to the old key.',
    secret: true,
  },
  SECRET_KEY_PREVIOUS: {
    schema: values.secretKeyPrevious,
    otherwise: 'none',
    about:
      'Previous secret key. Existing links and data remain valid; nothing new is signed or encrypted with it.',
    secret: true,
  },
  DATABASE_URL: {
    schema: values.primary,
    otherwise: 'embedded database in DATA_DIR',
    about:
      'PostgreSQL database of the embedded host. Several servers are separated by commas, as in postgres://user@a:5432,b:5432/estadia; the site uses the primary.',
    secret: true,
  },
  DATABASE_READ_URL: {
    schema: values.standby,
    otherwise: 'none',
    about:
      'Standby of DATABASE_URL for availability and search, which may then be a few seconds old. Several servers are separated by commas.',
    secret: true,
  },
  PHOTO_STORE: {
    schema: photoStore,
    otherwise: 'the database',
    about:
      'Bucket for the photos that hosts upload, at a storage with the API of Amazon S3, as in s3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1. Photos that were uploaded before remain in the database.',
  },
  AWS_ACCESS_KEY_ID: {
    schema: values.text,
    otherwise: 'none',
    about: 'Access key of PHOTO_STORE.',
  },
  AWS_SECRET_ACCESS_KEY: {
    schema: values.text,
    otherwise: 'none',
    about: 'Secret key of PHOTO_STORE.',
    secret: true,
  },
  WORKERS: {
    schema: values.workers,
    fallback: '1',
    about:
      'Number of processes that serve the site, or auto for one per processor core. More than one requires DATABASE_URL.',
  },
  API_URL: {
    schema: values.base('https://api.example.com'),
    otherwise: 'embedded host',
    about: 'Address of an external host API. With it, this process stores no reservations.',
  },
  TOKEN_URL: {
    schema: values.base(`https://api.example.com${tokenPath}`),
    otherwise: `API_URL${tokenPath}`,
    about: 'Address at which the site requests its token when API_URL is set.',
  },
  CLIENT_ID: {
    schema: values.text,
    fallback: 'estadia-site',
    about: "The site's client id at the host API.",
  },
  CLIENT_SECRET: {
    schema: values.clientSecret,
    otherwise: 'derived from the secret key',
    about: "The site's client secret at the host API. Required with API_URL.",
    secret: true,
  },
  FEATURED_UNITS: {
    schema: values.unitIds,
    otherwise: 'all properties',
    about:
      'Ids of the properties on the landing page in their order, separated by commas. Required with API_URL, whose host may list others.',
  },
  GATEWAY_HOSTS: {
    schema: values.hosts,
    otherwise: 'this site and the host of API_URL',
    about:
      'Host names to which the site may redirect guests for payment, separated by commas. Necessary with API_URL, or with a custom domain at Stripe.',
  },
  STRIPE_SECRET_KEY: {
    schema: values.stripeSecretKey,
    otherwise: 'the settings of the dashboard',
    about:
      'Secret key of the Stripe account that receives payments, instead of the one in the settings of the dashboard. With a test key, no money moves.',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: values.stripeWebhookSecrets,
    otherwise: 'the site creates the endpoint',
    about:
      'Signing secret of a webhook endpoint that you create at Stripe, or two separated by a comma during rotation. Required with STRIPE_SECRET_KEY unless PUBLIC_URL is a public https address.',
    secret: true,
  },
  STRIPE_API_URL: {
    schema: values.stripeAddress,
    fallback: values.stripeApi,
    about: 'Address of Stripe’s API. Change it only for tests.',
  },
  CALENDAR_HOSTS: {
    schema: values.hosts,
    otherwise: 'only public addresses over https',
    about:
      'Host names of imported calendars that may be in a private network or use http, separated by commas.',
  },
  SMTP_URL: {
    schema: values.mailServer,
    otherwise: 'the settings of the dashboard',
    about: 'Mail server that sends the site’s e-mails, instead of the one in the settings of the dashboard.',
    secret: true,
  },
  MAIL_FROM: {
    schema: values.mailFrom,
    otherwise: 'the dashboard, or bookings@ and the host name of PUBLIC_URL',
    about: 'Sender of e-mails. The default contains the name of the site.',
  },
  SECURITY_CONTACT: {
    schema: values.securityContact,
    otherwise: 'the imprint if PUBLIC_URL uses https; none with API_URL',
    about:
      'Contact for reports of security vulnerabilities in /.well-known/security.txt: an e-mail address or a page.',
  },
  REGISTRATION_RETENTION_DAYS: {
    schema: values.days,
    fallback: '365',
    about:
      "Number of days after departure until guests' encrypted identity document data is deleted. Portuguese law requires one year.",
  },
  BACKUP_DAYS: {
    schema: values.backupDays,
    fallback: '7',
    about: 'Number of daily backups of the embedded database to keep in DATA_DIR/backups; 0 turns them off.',
  },
  RESERVATION_RETENTION_DAYS: {
    schema: values.daysOfReservation,
    fallback: '365',
    about:
      'Number of days after departure until the guest’s data is erased from a reservation, at least 90. Amounts and nights remain.',
  },
  SANDBOX: {
    schema: values.sandbox,
    otherwise: 'on if only this machine can reach the site',
    about:
      'What the sandbox replaces while it is missing: payments (the payment gateway), mail (the mail server), payments,mail, or off; on means everything, on this machine only. A site that other machines can reach is closed to guests while something is missing that is not named here.',
  },
  TRUST_PROXY: {
    schema: values.proxies,
    otherwise: 'off if PUBLIC_URL points to this machine',
    about:
      'Number of reverse proxies that add to X-Forwarded-For, or off; on means 1. Required with a public PUBLIC_URL.',
  },
  ATLAS: {
    schema: values.atlas,
    fallback: 'off',
    about:
      'Whether /atlas shows the journeys of the site to reviewers after `npm run atlas` has built it: on, off, or the folder of the atlas.',
  },
  METRICS_TOKEN: {
    schema: values.metricsToken,
    otherwise: 'only this machine has access',
    about:
      'Token with which Prometheus reads /metrics ("Authorization: Bearer …"). If set, all requests without it are rejected.',
    secret: true,
  },
  LOG_LEVEL: {
    schema: values.logLevel,
    fallback: 'info',
    about: 'Minimum severity of log lines: trace, debug, info, warn, error, fatal or silent.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];
