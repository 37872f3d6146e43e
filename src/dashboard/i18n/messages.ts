import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../contract/values/language.ts';
import firstMessages from '../../../locales/*/dashboard.json?compiled&first=dashboardPages';
import otherMessages from '../../../locales/*/dashboard.json?compiled&rest=dashboardPages';
import sharedMessages from '../../../locales/*/messages.json?compiled&first=dashboard';
import type english from '../../../locales/en/dashboard.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId = keyof typeof english | MessageId;

type Loaders = typeof firstMessages;

type Table = Record<string, MessageFormatElement[]>;

/** The loaded messages of each language. Later ones are added, so that texts and formats created from it have them too. */
const tables = new Map<Language, Table>();

/** Texts of shared parts that call the code a one-time password, and the dashboard's own texts instead of them. */
const ownTexts = {
  'otp.field': 'dashboard.code.field',
  'missing.otp': 'dashboard.code.missing',
  'problem.otpError.title': 'dashboard.code.notChecked',
  'problem.otpExpired.title': 'dashboard.code.expired',
  'problem.otpIncorrect.title': 'dashboard.code.incorrect',
  'problem.otpIncorrect.text': 'dashboard.code.missing',
  'problem.otpLocked.title': 'dashboard.code.locked',
} as const satisfies Partial<Record<MessageId, keyof typeof english>>;

/**
 * Adds messages to those of a language. The dashboard's own words for codes, and for errors in a form
 * (`dashboard.violation.*`), replace those of the guests' pages (`violation.*`).
 */
async function addMessages(language: Language, ...loaders: readonly Loaders[]): Promise<Messages> {
  const table: Table = tables.get(language) ?? {};
  tables.set(language, table);
  const modules = await Promise.all(loaders.map((load) => load[language]!()));
  Object.assign(table, ...modules.map((module) => module.default));
  for (const [shared, id] of Object.entries(ownTexts)) {
    const own = table[id];
    if (own) table[shared] = own;
  }
  for (const id of Object.keys(table)) {
    const [, code] = /^violation\.(.+)/.exec(id) ?? [];
    const own = code === undefined ? undefined : table[`dashboard.violation.${code}`];
    if (own) table[id] = own;
  }
  return table as unknown as Messages;
}

const first = new Map<Language, Promise<Messages>>();
const others = new Map<Language, Promise<Messages>>();

/** Returns the result of a load that succeeds once; a failed one is repeated the next time. */
function loadOnce(
  loads: Map<Language, Promise<Messages>>,
  language: Language,
  ...loaders: readonly Loaders[]
): Promise<Messages> {
  const known = loads.get(language);
  if (known) return known;
  const load = addMessages(language, ...loaders);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}

/** Loads the messages in a language that pages show before their lazy parts are loaded. */
export const loadDashboardMessages = (language: Language): Promise<Messages> =>
  loadOnce(first, language, sharedMessages, firstMessages);

/** Loads the remaining messages of each language that has been requested. */
export const loadOtherMessages = (): Promise<Messages>[] =>
  [...first.keys()].map((language) => loadOnce(others, language, otherMessages));
