import { languages } from '../../contract/language.ts';
import type * as v from 'valibot';
import { tokenPath } from '../../contract/token.ts';
import * as values from './values.ts';

interface Setting {
  schema: v.GenericSchema<string, unknown>;
  /** What holds when it is not set; undefined where nothing does. */
  fallback?: string;
  /** The fallback in words, where it depends on others. */
  otherwise?: string;
  about: string;
  secret?: true;
}

/** Every setting there is, in the order in which `docs/settings.md` and `.env.example` list them. */
export const settings = {
  PORT: { schema: values.port, fallback: '3000', about: 'Port to listen on.' },
  HOST: {
    schema: values.host,
    fallback: '127.0.0.1',
    about: 'Address to listen on; 0.0.0.0 for every network interface.',
  },
  PUBLIC_URL: {
    schema: values.origin('https://stay.example.com'),
    otherwise: 'http://localhost:PORT',
    about: 'Address under which guests reach the site. Links in mails begin with it.',
  },
  PRODUCT_NAME: {
    schema: values.text,
    otherwise: 'siteName in host.yaml',
    about:
      'Name of the site. Without siteName it is that of the only property, or of the host; with API_URL, Estadia.',
  },
  DATA_DIR: {
    schema: values.text,
    fallback: './data',
    about: 'Folder of the embedded database, the sandbox, sized pictures and the generated secret key.',
  },
  CONTENT_DIR: {
    schema: values.text,
    fallback: './content',
    about: 'Folder with one folder for each property.',
  },
  LANGUAGES: {
    schema: values.offeredLanguages,
    fallback: languages.join(','),
    about:
      'Languages that the site offers, separated by commas; the first is that of who wishes none of them.',
  },
  SECRET_KEY: {
    schema: values.secretKey,
    otherwise: 'generated in DATA_DIR',
    about:
      'Secret that links, tokens and seals are made with. To change it, name the old one in SECRET_KEY_PREVIOUS.',
    secret: true,
  },
  SECRET_KEY_PREVIOUS: {
    schema: values.secretKeyPrevious,
    otherwise: 'none',
    about: 'The secret key before SECRET_KEY: what it made is taken and opened, and nothing is made with it.',
    secret: true,
  },
  DATABASE_URL: {
    schema: values.database,
    otherwise: 'embedded database in DATA_DIR',
    about: 'PostgreSQL database of the embedded host.',
    secret: true,
  },
  WORKERS: {
    schema: values.workers,
    fallback: '1',
    about:
      "Processes that serve the site together: a number, or auto for the machine's cores. More than one need DATABASE_URL.",
  },
  API_URL: {
    schema: values.base('https://api.example.com'),
    otherwise: 'embedded host',
    about:
      'Host API elsewhere that the site stands in front of. With it, this process keeps no reservations.',
  },
  TOKEN_URL: {
    schema: values.base(`https://api.example.com${tokenPath}`),
    otherwise: `API_URL${tokenPath}`,
    about: 'Where the site asks for its token when API_URL is set.',
  },
  CLIENT_ID: {
    schema: values.text,
    fallback: 'estadia-site',
    about: "The site's own client id at the host API.",
  },
  CLIENT_SECRET: {
    schema: values.clientSecret,
    otherwise: 'made from the secret key',
    about: "The site's own client secret. Needed when API_URL is set.",
    secret: true,
  },
  FEATURED_UNITS: {
    schema: values.unitIds,
    otherwise: 'all of CONTENT_DIR',
    about: 'Units on the landing page, separated by commas. Needed when API_URL is set.',
  },
  GATEWAY_HOSTS: {
    schema: values.hosts,
    otherwise: 'this site, and the host of API_URL',
    about:
      'Hosts where guests may be sent to pay when API_URL is set, or at a domain of yours at Stripe. Separated by commas.',
  },
  STRIPE_SECRET_KEY: {
    schema: values.stripeSecretKey,
    otherwise: 'sandbox gateway, where no money moves',
    about: 'Secret key of a Stripe account, to which guests pay. Its test key works too, and moves no money.',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: values.stripeWebhookSecrets,
    otherwise: 'none',
    about:
      'Signing secret of the webhook endpoint at Stripe; two, separated by a comma, while it is rotated. Needed with STRIPE_SECRET_KEY.',
    secret: true,
  },
  STRIPE_API_URL: {
    schema: values.stripeAddress,
    fallback: values.stripeApi,
    about: 'Address of Stripe’s API. Another one is for tests.',
  },
  CALENDAR_HOSTS: {
    schema: values.hosts,
    otherwise: 'none: the internet alone, over https',
    about:
      'Hosts of other calendars that may be in a private network, and asked by http, separated by commas.',
  },
  SMTP_URL: {
    schema: values.mailServer,
    otherwise: 'sandbox mailbox',
    about: 'Mail server that mails are handed to.',
    secret: true,
  },
  MAIL_FROM: {
    schema: values.mailFrom,
    otherwise: 'bookings@ the host of PUBLIC_URL',
    about: 'Sender of mails. The default has the name of the site.',
  },
  SECURITY_CONTACT: {
    schema: values.securityContact,
    otherwise: 'imprint over https; none with API_URL',
    about:
      'Where somebody who finds a weakness of the site tells you of it, for /.well-known/security.txt: an e-mail address or a page.',
  },
  REGISTRATION_RETENTION_DAYS: {
    schema: values.days,
    fallback: '365',
    about:
      "Days after departure for which guests' identity documents are kept, encrypted. Portuguese law asks for a year.",
  },
  BACKUP_DAYS: {
    schema: values.backupDays,
    fallback: '7',
    about: 'How many daily backups of the embedded database are kept in DATA_DIR/backups; 0 for none.',
  },
  RESERVATION_RETENTION_DAYS: {
    schema: values.daysOfReservation,
    fallback: '365',
    about:
      'Days after departure for which a reservation names its guest, 90 or more. Amounts and nights stay.',
  },
  SANDBOX: {
    schema: values.onOff,
    otherwise: 'on where only this machine can ask',
    about:
      'Stand-ins for mail server and payment gateway. Where PUBLIC_URL or HOST lets others in they must be switched on where they are needed.',
  },
  TRUST_PROXY: {
    schema: values.proxies,
    otherwise: 'off where PUBLIC_URL is this machine',
    about:
      'Reverse proxies that add to X-Forwarded-For: their number (on: 1), or off. Needed with a public PUBLIC_URL.',
  },
  ATLAS: {
    schema: values.atlas,
    fallback: 'off',
    about:
      'Whether /atlas shows the flows of the site to who reviews them, once `npm run atlas` has built it: on, off, or the folder it is in.',
  },
  METRICS_TOKEN: {
    schema: values.metricsToken,
    otherwise: 'only this machine may ask',
    about:
      'What a Prometheus sends to read /metrics, as "Authorization: Bearer …". Once it is set, nobody reads them without it.',
    secret: true,
  },
  LOG_LEVEL: {
    schema: values.logLevel,
    fallback: 'info',
    about: 'Least severity that is logged: trace, debug, info, warn, error, fatal or silent.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];
