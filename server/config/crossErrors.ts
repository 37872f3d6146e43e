import type { SettingError } from './settingErrors.ts';
import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { sandboxRules } from './sandboxRules.ts';
import type { SettingName } from './settings.ts';
import { stripeRules } from './stripeRules.ts';
import { isThisMachine } from './thisMachine.ts';

/**
 * The start is refused rather than warned about. A site behind a proxy that it does not know of takes all its guests
 * for one, who soon meets the limits; one that believes a header which no proxy wrote has no limits. Nobody but the
 * operator knows which it is, and a warning is read by nobody on the day when it matters.
 */
const missingProxies: Rule = [
  'TRUST_PROXY',
  ({ TRUST_PROXY, PUBLIC_URL }) =>
    TRUST_PROXY === undefined && PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname)
      ? `is not set, but PUBLIC_URL ${PUBLIC_URL} is not this machine, and calls are limited by who makes them. ` +
        'Set TRUST_PROXY=1 behind one reverse proxy that adds to X-Forwarded-For, to their number behind several, ' +
        'or TRUST_PROXY=off where guests connect to this process directly.'
      : undefined,
];

/** One process is alone with the embedded database; and what several count of callers, they count in one of a server. */
const manyWithoutServer: Rule = [
  'WORKERS',
  ({ WORKERS, DATABASE_URL, API_URL }) => {
    if (WORKERS === 1) return undefined;
    if (API_URL !== undefined) {
      return `asks for ${WORKERS} processes, but API_URL is set: one process serves a site without a database. Set WORKERS=1.`;
    }
    return DATABASE_URL === undefined
      ? `asks for ${WORKERS} processes, but the embedded database can be open in one alone. ` +
          'Set DATABASE_URL to a PostgreSQL server, or WORKERS=1.'
      : undefined;
  },
  ['DATABASE_URL', 'API_URL'],
];

const rules: readonly Rule[] = [
  missingProxies,
  manyWithoutServer,
  ...sandboxRules,
  ...stripeRules,
  [
    'CLIENT_SECRET',
    ({ API_URL, CLIENT_SECRET }) =>
      API_URL !== undefined && CLIENT_SECRET === undefined
        ? 'is not set, but API_URL is. Set CLIENT_ID and CLIENT_SECRET to what that host gave you.'
        : undefined,
  ],
  [
    'FEATURED_UNITS',
    ({ API_URL, FEATURED_UNITS }) =>
      API_URL !== undefined && FEATURED_UNITS === undefined
        ? 'is not set, but API_URL is. Name the units of the landing page, such as casa-azul,casa-verde.'
        : undefined,
  ],
  [
    'SECRET_KEY_PREVIOUS',
    ({ SECRET_KEY, SECRET_KEY_PREVIOUS }) =>
      SECRET_KEY_PREVIOUS !== undefined && SECRET_KEY_PREVIOUS === SECRET_KEY
        ? 'is the same as SECRET_KEY. Set SECRET_KEY to a new one, such as from "openssl rand -hex 32", or remove this.'
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
        ? 'is set, but neither API_URL nor STRIPE_SECRET_KEY is, and guests pay at the sandbox of this site. ' +
          'Set one of them too, or remove it.'
        : undefined,
  ],
];

/** What is wrong between settings that are right by themselves; those that are not are left out. */
export const findCrossErrors = (read: Read, wrong: ReadonlySet<SettingName>): SettingError[] =>
  rules.flatMap(([setting, findProblem, others = []]) => {
    const problem = [setting, ...others].some((one) => wrong.has(one)) ? undefined : findProblem(read);
    return problem === undefined ? [] : [{ setting, problem }];
  });
