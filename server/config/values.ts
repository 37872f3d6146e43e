import { isIP } from 'node:net';
import { availableParallelism, homedir } from 'node:os';
import * as v from 'valibot';
import { languages } from '../../contract/values/language.ts';
import { unitId } from '../../contract/schemas/primitives.ts';
import { getTargetSession, splitServers } from '../host/store/databaseUrl.ts';
import { isPrivateHost } from './privateHost.ts';
import { isThisMachine } from './thisMachine.ts';

/** Parsers for the values of settings. Messages complete the sentence "SETTING is …". */
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
// A link opens its reservation for 90 days after the stay, so the guest's data must exist at least as long.
export const daysOfReservation = wholeNumber(90, 3650);
export const text = v.string();

/** The number of processes that serve the site. */
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

// Whether the address uses https where it is needed: plain http can be read and changed on the way, but no authority
// issues certificates for private networks.
const isEncryptedWhereItMatters = (value: string) => {
  const { protocol, hostname = '' } = parsed(value) ?? {};
  return protocol !== 'http:' || isPrivateHost(hostname);
};

/** A base address that paths are appended to. */
export const base = (example: string) =>
  v.pipe(
    address(['http:', 'https:'], example),
    v.check(
      isEncryptedWhereItMatters,
      'not encrypted: use https://; http:// is only allowed for this machine and for a private network ' +
        '(such as localhost, 10.0.0.5, or a name without a dot)',
    ),
    v.check((value) => getParts(value).more === '', `longer than an address such as ${example}`),
    withoutSlash,
  );

const origin = (example: string, longer: string) =>
  v.pipe(
    base(example),
    v.check((value) => getParts(value).pathname === '/', longer),
  );

/** The address of the site, which has a host name of its own. */
export const publicUrl = origin(
  'https://stay.example.com',
  'an address with a path: the site needs a host name of its own, such as https://book.stay.example',
);

export const stripeApi = 'https://api.stripe.com';

/** The address of Stripe's API or of a test double: https, or on this machine. */
export const stripeAddress = v.pipe(
  origin(stripeApi, `longer than an address such as ${stripeApi}`),
  v.check((value) => {
    const { protocol, hostname = '' } = parsed(value) ?? {};
    return protocol !== 'http:' || isThisMachine(hostname);
  }, 'not encrypted: use https://; http:// is only allowed for this machine'),
);

const requiresTls = ({ searchParams }: URL) =>
  /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');

const isDatabaseAddress = (value: string) =>
  ['postgres:', 'postgresql:'].includes(parsed(value)?.protocol ?? '');

const isProtected = (value: string) => {
  const url = parsed(value);
  return url === undefined || url.hostname === '' || isPrivateHost(url.hostname) || requiresTls(url);
};

/** A database on a socket or private network, or with TLS; several servers are separated by commas. */
const database = (example: string, targetSessions: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((value) => splitServers(value).every(isDatabaseAddress), `not an address such as ${example}`),
    v.check(
      (value) => splitServers(value).every(isProtected),
      'on another machine, and not encrypted: add ?sslmode=verify-full to protect the password and guests’ data',
    ),
    v.check(
      (value) =>
        !splitServers(value).every(isDatabaseAddress) ||
        [null, ...targetSessions].includes(getTargetSession(value)),
      `an address with a wrong target_session_attrs: use ${targetSessions.join(' or ')}, or omit it`,
    ),
  );

/** The database that accepts changes. */
export const primary = database('postgres://user:password@127.0.0.1/estadia', ['read-write', 'primary']);
/** A database for reading. */
export const standby = database('postgres://user:password@10.0.0.12/estadia', ['read-only', 'standby']);
const isEncoded = (text: string) => !/%(?![\da-f]{2})/i.test(text);

/** Whether an address ends with its host, so that no part of an unencoded password follows it. */
function endsWithHost(value: string): boolean {
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  const isWhole = hostname !== '' && /^\/?$/.test(pathname) && hash === '' && !search.includes('@');
  return isWhole && isEncoded(username) && isEncoded(password);
}

export const mailServer = v.pipe(
  v.string(),
  v.check(
    (value) => ['smtp:', 'smtps:'].includes(parsed(value)?.protocol ?? '') && endsWithHost(value),
    'not an address such as smtps://user:password@mail.example.com. ' +
      'Encode special characters of the password: @ as %40, / as %2F, : as %3A, ? as %3F, # as %23, % as %25',
  ),
);

/** A folder. A shell expands `~`, a file of settings does not. */
export const folder = v.pipe(
  v.string(),
  v.check(
    (value) => !/^(?:~[^/]|\$)/.test(value),
    'not a path: write it in full, such as /home/ana/estadia. Only ~/ at its beginning is the home folder',
  ),
  v.transform((value) => value.replace(/^~(?=\/|$)/, homedir())),
);

/** Whether a text is a repeated shorter text: then it occurs in its own double before the middle. */
const isRepeated = (text: string) => (text + text).indexOf(text, 1) < text.length;

const suggestCommand = (length: number) => `for example from "openssl rand -hex ${length}"`;

const longText = (length: number) =>
  v.pipe(
    v.string(),
    v.minLength(
      length,
      `too short for a secret: use ${length} characters or more, ${suggestCommand(length)}`,
    ),
  );

/** A secret with a minimum length, without repetition and with enough different characters. */
const secret = (length: number) =>
  v.pipe(
    longText(length),
    v.check(
      (text) => new Set(text).size >= 8 && !isRepeated(text),
      `too easy to guess, because it repeats itself. Use a random one, ${suggestCommand(length)}`,
    ),
  );

export const secretKey = secret(32);
// A previous key may be weak, so that it can be replaced by a better one.
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
    v.regex(/^\w{20,}$/, 'incomplete, or contains characters other than letters, digits and _'),
  );

// Publishable keys (pk_) cannot be used on the server.
export const stripeSecretKey = startsWith(
  ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'],
  'not a secret key of Stripe: these begin with sk_live_ or sk_test_, restricted ones with rk_live_ or rk_test_',
);
export const stripeWebhookSecrets = v.pipe(
  separated,
  v.nonEmpty('empty'),
  v.maxLength(2, 'more than two secrets: use the current one and its replacement'),
  v.array(startsWith(['whsec_'], 'not the signing secret of a webhook endpoint: these begin with whsec_')),
);

export const metricsToken = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/=-]*$/, 'not a token: use only letters, digits and - . _ ~ + / ='),
  v.minLength(
    16,
    'too short for a secret: use 16 characters or more, for example from "openssl rand -hex 16"',
  ),
);

export const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
    'not a sender such as "Casa Azul <casa@example.com>"',
  ),
);

/** A contact as defined in RFC 9116: an https page or an e-mail address. */
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

/** Parses a host as in an https address; returns undefined if the text is not exactly a host. */
function parseHost(text: string): string | undefined {
  const { host = '', href } = parsed(`https://${text}`) ?? {};
  return href === `https://${host}/` && !host.includes('*') ? host : undefined;
}

const notHosts =
  'not a list of complete hosts without https://, such as pay.example.com,checkout.example.com:8443';

export const hosts = v.pipe(
  separated,
  v.minLength(1, notHosts),
  v.array(v.pipe(v.string(), v.transform(parseHost), v.string(notHosts))),
);

const notLanguages = `not a list of different languages such as pt,en; available: ${languages.join(', ')}`;

/** The languages that a site offers; the first one is the fallback. */
export const offeredLanguages = v.pipe(
  separated,
  v.minLength(1, notLanguages),
  v.check((list) => new Set(list).size === list.length, notLanguages),
  v.array(v.picklist(languages, notLanguages)),
);

/** The parts of the sandbox, each of which needs consent where other machines can reach the site. */
export const sandboxParts = ['payments', 'mail'] as const;
export type SandboxPart = (typeof sandboxParts)[number];

const notSandbox = 'neither payments, mail, payments,mail, on nor off';

/** The parts of the sandbox that may replace a missing service; `on` means all of them, on this machine only. */
export const sandbox = v.union(
  [
    v.literal('on'),
    v.pipe(
      v.literal('off'),
      v.transform((): SandboxPart[] => []),
    ),
    v.pipe(
      separated,
      v.minLength(1, notSandbox),
      v.check((list) => new Set(list).size === list.length, notSandbox),
      v.array(v.picklist(sandboxParts, notSandbox)),
    ),
  ],
  notSandbox,
);

/** The folder of the atlas; undefined if it is not shown. */
export const atlas = v.pipe(
  v.string(),
  v.regex(/^(on|off)$|\//, 'neither on, off nor a folder such as ./dist/atlas'),
  v.transform((value) => (value === 'off' ? undefined : value === 'on' ? 'dist/atlas' : value)),
);

/** The number of reverse proxies in front of the site. */
export const proxies = v.pipe(
  v.string(),
  v.regex(/^(on|off|\d)$/, 'neither on, off nor a number of proxies from 0 to 9'),
  v.transform((value) => (value === 'on' ? 1 : value === 'off' ? 0 : Number(value))),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const logLevel = v.picklist(logLevels, `not one of ${logLevels.join(', ')}`);
