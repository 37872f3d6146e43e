import * as v from 'valibot';
import { identity, mailServer, ownLegalTexts, siteSettings, welcome } from '../content/siteSettings.ts';
import { mostLongJsonBytes, type HostOperation } from '../operation.ts';
import { email } from '../schemas/guest.ts';
import { means } from '../schemas/means.ts';
import { instant, language } from '../schemas/primitives.ts';

const owner = ['owner'] as const;

/** The source of a value. The dashboard changes only those of `dashboard` and `default`. */
const source = means(
  v.picklist(['environment', 'files', 'dashboard', 'default']),
  'The source of the value: a setting of the environment wins over a file in CONTENT_DIR, which wins over the dashboard.',
);
export type SettingSource = v.InferOutput<typeof source>;

const siteValues = v.object({
  name: v.object({
    value: v.string(),
    source,
    setting: v.optional(means(v.string(), 'The setting or the file that decides, such as `PRODUCT_NAME`.')),
  }),
  languages: v.object({ value: v.array(language), source, setting: v.optional(v.string()) }),
  accent: means(
    v.nullable(v.string()),
    'The chosen colour of buttons and links, which pages correct where text would be illegible; null for that of the software.',
  ),
  logo: v.nullable(v.object({ photo: v.string(), address: means(v.string(), 'The path of the picture.') })),
  welcome: v.object({ value: welcome, source }),
});

/** The services that a site needs before guests can book. */
export const missingServices = ['property', 'identity', 'mail', 'payments'] as const;
const missing = v.picklist(missingServices);
export type MissingService = v.InferOutput<typeof missing>;

const settings = v.object({
  revision: means(v.string(), 'The version of the settings; a change of an older version is refused.'),
  isClosed: means(v.boolean(), 'Whether guests see that the site opens soon, because something is missing.'),
  missing: means(v.array(missing), 'What is still missing before guests can book.'),
  site: siteValues,
  identity: v.object({ value: v.nullable(identity), source }),
  legal: v.object({
    value: ownLegalTexts,
    source,
    standard: means(ownLegalTexts, 'The texts of the software, which are shown where the host has none.'),
  }),
  mail: v.object({
    source,
    value: v.nullable(mailServer),
    hasPassword: v.boolean(),
    from: v.object({ value: v.string(), source }),
  }),
  payments: v.object({
    source,
    mode: means(
      v.picklist(['none', 'simulated', 'test', 'live']),
      'Whether guests cannot pay, pay in the sandbox, at Stripe without money, or at Stripe.',
    ),
    keyEnd: means(v.nullable(v.string()), 'The last four characters of the key; null without one.'),
    webhook: v.nullable(
      v.object({
        isOwn: means(v.boolean(), 'Whether the site has created it at Stripe.'),
        lastEventAt: means(
          v.nullable(instant),
          'The time of the last event from Stripe; null if none has arrived.',
        ),
      }),
    ),
  }),
  address: v.object({
    value: means(v.string(), 'The public address, PUBLIC_URL.'),
    source,
    isLocal: means(v.boolean(), 'Whether only this machine can reach the site.'),
  }),
});
export type Settings = v.InferOutput<typeof settings>;

/**
 * The reasons why a mail server cannot be used, in the `detail` of `mail-server-failed`: it cannot be reached, the
 * encryption does not fit its port, it does not accept the user and the password, or it does not accept e-mails.
 */
const mailServerProblems = ['unreachable', 'encryption', 'signIn', 'refused'] as const;
export type MailServerProblem = (typeof mailServerProblems)[number];

/**
 * The reasons why a key of Stripe cannot be used, in the `detail` of `stripe-failed`: Stripe cannot be reached, does not
 * accept the key, or does not allow it to do what the site needs.
 */
const stripeProblems = ['unreachable', 'key', 'permission'] as const;
export type StripeProblem = (typeof stripeProblems)[number];

const addressResult = v.picklist(['ok', 'local', 'unreachable', 'certificate', 'another-site', 'proxy']);
export type AddressResult = v.InferOutput<typeof addressResult>;

const revision = means(
  v.pipe(v.string(), v.maxLength(64, 'too_long')),
  'The version that the person has seen.',
);
/** The problems of each change. */
const changeProblems = {
  409: ['settings-changed', 'setting-read-only', 'idempotency-mismatch'],
  422: ['validation-failed'],
} as const;

/** A secret that the person types: only a hash of it is in any log, and no answer contains it. */
/* @__NO_SIDE_EFFECTS__ */
const secret = (most: number) =>
  v.pipe(v.string('invalid'), v.trim(), v.nonEmpty('blank'), v.maxLength(most, 'too_long'));

/** The settings of the site; only owners see and change them. */
export const settingsOperations = {
  getSettings: {
    method: 'get',
    path: '/settings',
    summary: 'Show the settings of the site, and where each comes from',
    success: { status: 200, answer: settings },
    problems: {},
    roles: owner,
    effect: 'reads',
  },
  changeSite: {
    method: 'post',
    path: '/settings/site',
    summary:
      'Change the name, the languages, the look and the welcome texts; omitted values return to their defaults',
    body: v.object({
      revision,
      ...v.pick(siteSettings, ['name', 'languages', 'accent', 'logo', 'welcome']).entries,
    }),
    success: { status: 200, answer: settings },
    problems: changeProblems,
    roles: owner,
    effect: 'publishes',
  },
  changeIdentity: {
    method: 'post',
    path: '/settings/identity',
    summary: 'Change the legal identity and the own legal texts',
    body: v.object({ revision, identity, legal: v.optional(ownLegalTexts) }),
    mostJsonBytes: mostLongJsonBytes,
    success: { status: 200, answer: settings },
    problems: changeProblems,
    roles: owner,
    effect: 'publishes',
  },
  changeMail: {
    method: 'post',
    path: '/settings/mail',
    summary: 'Change the mail server, after the site has signed in to it; an omitted password stays',
    body: v.object({
      revision,
      mail: v.nullable(mailServer),
      password: v.optional(secret(1000)),
      from: v.optional(email),
    }),
    success: { status: 200, answer: settings },
    problems: { ...changeProblems, 409: [...changeProblems[409], 'mail-server-failed'] },
    roles: owner,
    effect: 'access',
  },
  sendTestMail: {
    method: 'post',
    path: '/settings/mail/test',
    summary: 'Send a test e-mail to the signed-in person',
    success: { status: 200, answer: v.object({ to: means(email, 'The address of the person.') }) },
    problems: { 409: ['no-mail-server', 'mail-server-failed', 'idempotency-mismatch'] },
    roles: owner,
    effect: 'changes',
  },
  changePayments: {
    method: 'post',
    path: '/settings/payments',
    summary: 'Store the key of Stripe after a check, create the webhook endpoint, or remove the key',
    body: v.object({ revision, key: v.nullable(secret(255)) }),
    success: { status: 200, answer: settings },
    problems: { ...changeProblems, 409: [...changeProblems[409], 'stripe-failed'] },
    roles: owner,
    effect: 'money',
  },
  checkAddress: {
    method: 'post',
    path: '/settings/address/check',
    summary: 'Check whether the public address leads to this site',
    success: {
      status: 200,
      answer: v.object({
        result: addressResult,
        address: v.string(),
      }),
    },
    problems: { 409: ['idempotency-mismatch'] },
    roles: owner,
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
