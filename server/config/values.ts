import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { languages } from '../../contract/language.ts';
import { unitId } from '../../contract/primitives.ts';
import { isPrivateHost } from './privateHost.ts';
import { isThisMachine } from './thisMachine.ts';

/** How values of settings are read from text. Messages finish the sentence "SETTING is …". */
const wholeNumber = (from: number, to: number) => {
  const message = `not a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  );
};

export const port = wholeNumber(1, 65_535);
export const days = wholeNumber(1, 3650);
export const backupDays = wholeNumber(0, 3650);
// A link opens its reservation for 90 days after the stay: as long, somebody is named in it.
export const daysOfReservation = wholeNumber(90, 3650);
export const text = v.string();

/** How many processes serve the site. */
export const workers = v.pipe(
  v.string(),
  v.regex(/^(auto|[1-9]\d?)$/, 'neither auto nor a number of processes from 1 to 99'),
  v.transform((value) => (value === 'auto' ? availableParallelism() : Number(value))),
);

export const host = v.pipe(
  v.string(),
  v.check(
    (name) => isIP(name) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(name),
    'not an address or name of this machine, such as 127.0.0.1 or 0.0.0.0',
  ),
);

const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);

const address = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => protocols.includes(parsed(value)?.protocol ?? ''),
      `not an address such as ${example}`,
    ),
  );

const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''));

const getParts = (value: string) => {
  const { search = '', hash = '', username = '', pathname = '' } = parsed(value) ?? {};
  return { pathname, more: search + hash + username };
};

// What is sent there in clear can be read and changed on the way; for a private network nobody issues certificates.
const isEncryptedWhereItMatters = (value: string) => {
  const { protocol, hostname = '' } = parsed(value) ?? {};
  return protocol !== 'http:' || isPrivateHost(hostname);
};

/** An address below which paths are added. */
export const base = (example: string) =>
  v.pipe(
    address(['http:', 'https:'], example),
    v.check(
      isEncryptedWhereItMatters,
      'not encrypted: use https://, for http:// is only for this machine and for a private network ' +
        '(such as localhost, 10.0.0.5, or a name without a dot)',
    ),
    v.check((value) => getParts(value).more === '', `more than an address such as ${example}`),
    withoutSlash,
  );

/** An address without a path. */
export const origin = (example: string) =>
  v.pipe(
    base(example),
    v.check((value) => getParts(value).pathname === '/', `more than an address such as ${example}`),
  );

export const stripeApi = 'https://api.stripe.com';

/** Where Stripe's API is, or what stands in for it: over TLS, or on this machine. */
export const stripeAddress = v.pipe(
  origin(stripeApi),
  v.check((value) => {
    const { protocol, hostname = '' } = parsed(value) ?? {};
    return protocol !== 'http:' || isThisMachine(hostname);
  }, 'not encrypted: use https://, for http:// is only for this machine'),
);

const requiresTls = ({ searchParams }: URL) =>
  /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');

/** A database, by a socket or on a private network in clear, and else over TLS. */
export const database = v.pipe(
  address(['postgres:', 'postgresql:'], 'postgres://user:password@127.0.0.1/estadia'),
  v.check((value) => {
    const url = parsed(value);
    return url === undefined || url.hostname === '' || isPrivateHost(url.hostname) || requiresTls(url);
  }, 'on another machine, and not encrypted: add ?sslmode=verify-full, for the password and guests’ data go there'),
);
export const mailServer = address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com');

/** Whether a text is a shorter one over and over: then it stands in its own double before the middle. */
const isRepeated = (text: string) => (text + text).indexOf(text, 1) < text.length;

const suggestCommand = (length: number) => `such as from "openssl rand -hex ${length}"`;

const longText = (length: number) =>
  v.pipe(
    v.string(),
    v.minLength(
      length,
      `too short to be a secret: give ${length} characters or more, ${suggestCommand(length)}`,
    ),
  );

/** A secret of at least so many characters: none that repeats itself, and none of a few characters only. */
const secret = (length: number) =>
  v.pipe(
    longText(length),
    v.check(
      (text) => new Set(text).size >= 8 && !isRepeated(text),
      `too easy to guess: it repeats itself. Give one made by chance, ${suggestCommand(length)}`,
    ),
  );

export const secretKey = secret(32);
// One that is too easy to guess can be left for a better one.
export const secretKeyPrevious = longText(32);
export const clientSecret = secret(16);

const separated = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
);

const startsWith = (prefixes: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((key) => prefixes.some((prefix) => key.startsWith(prefix)), message),
    v.regex(/^\w{20,}$/, 'cut short, or has more in it than letters, digits and _'),
  );

// A publishable key (pk_) can do nothing that is needed here.
export const stripeSecretKey = startsWith(
  ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'],
  'not a secret key of Stripe: those begin with sk_live_ or sk_test_, restricted ones with rk_live_ or rk_test_',
);
export const stripeWebhookSecrets = v.pipe(
  separated,
  v.nonEmpty('empty'),
  v.maxLength(2, 'more than two secrets: give the one in use, and the one that replaces it'),
  v.array(startsWith(['whsec_'], 'not the signing secret of a webhook endpoint: those begin with whsec_')),
);

export const metricsToken = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/=-]*$/, 'not a token: use letters, digits and - . _ ~ + / = alone'),
  v.minLength(
    16,
    'too short to be a secret: give 16 characters or more, such as from "openssl rand -hex 16"',
  ),
);

export const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
    'not a sender such as "Casa Azul <casa@example.com>"',
  ),
);

/** Where somebody can be told something, as RFC 9116 writes it: a page over TLS, or an e-mail address. */
export const securityContact = v.pipe(
  v.string(),
  v.regex(
    /^(mailto:)?[^\s@<>:]+@[^\s@<>:]+$|^https:\/\/[^\s/]+(\/\S*)?$/,
    'neither an e-mail address such as security@example.com nor a page such as https://example.com/security',
  ),
  v.transform((value) => (/^(https|mailto):/.test(value) ? value : `mailto:${value}`)),
);

export const unitIds = v.pipe(
  separated,
  v.array(
    v.pipe(
      v.string(),
      v.check((id) => v.is(unitId, id), 'not a list of unit ids such as casa-azul,casa-verde'),
    ),
  ),
);

/** A host as it stands in an https address; undefined where the text says more, or less. */
function parseHost(text: string): string | undefined {
  const { host = '', href } = parsed(`https://${text}`) ?? {};
  return href === `https://${host}/` && !host.includes('*') ? host : undefined;
}

const notHosts =
  'not a list of hosts such as pay.example.com,checkout.example.com:8443, each in full and without https://';

export const hosts = v.pipe(
  separated,
  v.minLength(1, notHosts),
  v.array(v.pipe(v.string(), v.transform(parseHost), v.string(notHosts))),
);

const notLanguages = `not a list of languages such as pt,en, of ${languages.join(', ')}, each once`;

/** The languages that a site offers, its first one first. */
export const offeredLanguages = v.pipe(
  separated,
  v.minLength(1, notLanguages),
  v.check((list) => new Set(list).size === list.length, notLanguages),
  v.array(v.picklist(languages, notLanguages)),
);

export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'neither on nor off'),
  v.transform((value) => value === 'on'),
);

/** The folder of the atlas; undefined where it is not shown. */
export const atlas = v.pipe(
  v.string(),
  v.regex(/^(on|off)$|\//, 'neither on, off nor a folder such as ./dist/atlas'),
  v.transform((value) => (value === 'off' ? undefined : value === 'on' ? 'dist/atlas' : value)),
);

/** How many reverse proxies stand in front. */
export const proxies = v.pipe(
  v.string(),
  v.regex(/^(on|off|\d)$/, 'neither on, off nor a number of proxies from 0 to 9'),
  v.transform((value) => (value === 'on' ? 1 : value === 'off' ? 0 : Number(value))),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const logLevel = v.picklist(logLevels, `none of ${logLevels.join(', ')}`);
