import type { SettingError } from './settingErrors.ts';
import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { sandboxRules } from './sandboxRules.ts';
import type { SettingName } from './settings.ts';
import { stripeRules } from './stripeRules.ts';
import { isThisMachine } from './thisMachine.ts';

/**
 * The site does not start without TRUST_PROXY, because neither default is safe: behind an unknown proxy all guests
 * count as one caller and soon hit the rate limits, and with a header that no proxy wrote there are no limits. Only the
 * operator knows which case applies, and a warning in the log is easily missed.
 */
const missingProxies: Rule = [
  'TRUST_PROXY',
  ({ TRUST_PROXY, PUBLIC_URL }) =>
    TRUST_PROXY === undefined && PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname)
      ? `is not set, but PUBLIC_URL ${PUBLIC_URL} is not this machine, and rate limits apply per caller. ` +
        'Behind one reverse proxy that adds to X-Forwarded-For, set TRUST_PROXY=1; behind several, set their number; ' +
        'if guests connect to this process directly, set TRUST_PROXY=off.'
      : undefined,
];

/**
 * Only one process can open the embedded database, and several processes count callers together on a PostgreSQL server.
 */
const manyWithoutServer: Rule = [
  'WORKERS',
  ({ WORKERS, DATABASE_URL, API_URL }) => {
    if (WORKERS === 1) return undefined;
    if (API_URL !== undefined) {
      return `is ${WORKERS}, but API_URL is set: a site without a database runs in one process. Set WORKERS=1.`;
    }
    return DATABASE_URL === undefined
      ? `is ${WORKERS}, but only one process can open the embedded database. ` +
          'Set DATABASE_URL to a PostgreSQL server, or WORKERS=1.'
      : undefined;
  },
  ['DATABASE_URL', 'API_URL'],
];

const rules: readonly Rule[] = [
  missingProxies,
  manyWithoutServer,
  [
    'DATABASE_READ_URL',
    ({ DATABASE_URL, DATABASE_READ_URL }) =>
      DATABASE_URL === undefined && DATABASE_READ_URL !== undefined
        ? 'is set, but DATABASE_URL is not. Set DATABASE_URL to the primary, or remove it.'
        : undefined,
    ['DATABASE_URL'],
  ],
  [
    'PHOTO_STORE',
    ({ PHOTO_STORE, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) =>
      PHOTO_STORE !== undefined && (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined)
        ? 'is set, but its keys are not. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or remove it.'
        : undefined,
  ],
  [
    'PHOTO_STORE',
    ({ PHOTO_STORE, API_URL }) =>
      PHOTO_STORE !== undefined && API_URL !== undefined
        ? 'is set, but the host at API_URL stores the photos. Remove it.'
        : undefined,
    ['API_URL'],
  ],
  ...sandboxRules,
  ...stripeRules,
  [
    'CLIENT_SECRET',
    ({ API_URL, CLIENT_SECRET }) =>
      API_URL !== undefined && CLIENT_SECRET === undefined
        ? 'is not set, but API_URL is. Set CLIENT_ID and CLIENT_SECRET to the values from that host.'
        : undefined,
  ],
  [
    'FEATURED_UNITS',
    ({ API_URL, FEATURED_UNITS }) =>
      API_URL !== undefined && FEATURED_UNITS === undefined
        ? 'is not set, but API_URL is. Set it to the units of the landing page, such as casa-azul,casa-verde.'
        : undefined,
  ],
  [
    'SECRET_KEY_PREVIOUS',
    ({ SECRET_KEY, SECRET_KEY_PREVIOUS }) =>
      SECRET_KEY_PREVIOUS !== undefined && SECRET_KEY_PREVIOUS === SECRET_KEY
        ? 'is the same as SECRET_KEY. Set SECRET_KEY to a new key, for example from "openssl rand -hex 32", or remove SECRET_KEY_PREVIOUS.'
        : undefined,
  ],
  [
    'TOKEN_URL',
    ({ API_URL, TOKEN_URL }) =>
      API_URL === undefined && TOKEN_URL !== undefined
        ? 'is set, but API_URL is not. Set API_URL too, or remove it.'
        : undefined,
  ],
  [
    'GATEWAY_HOSTS',
    ({ API_URL, GATEWAY_HOSTS, STRIPE_SECRET_KEY }) =>
      API_URL === undefined && STRIPE_SECRET_KEY === undefined && GATEWAY_HOSTS !== undefined
        ? 'is set, but neither API_URL nor STRIPE_SECRET_KEY is: guests pay at this site’s sandbox. ' +
          'Set one of them too, or remove it.'
        : undefined,
  ],
];

/** Finds errors between settings that are valid on their own; `wrong` lists invalid settings, which are skipped. */
export const findCrossErrors = (read: Read, wrong: ReadonlySet<SettingName>): SettingError[] =>
  rules.flatMap(([setting, findProblem, others = []]) => {
    const problem = [setting, ...others].some((one) => wrong.has(one)) ? undefined : findProblem(read);
    return problem === undefined ? [] : [{ setting, problem }];
  });
