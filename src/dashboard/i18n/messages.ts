import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../contract/values/language.ts';
import ownMessages from '../../../locales/*/dashboard.json?compiled';
import firstMessages from '../../../locales/*/dashboard.json?compiled&first=dashboardPages';
import sharedMessages from '../../../locales/*/messages.json?compiled&first=dashboard';
import type english from '../../../locales/en/dashboard.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId = keyof typeof english | MessageId;

type Loaders = typeof ownMessages;

/** The loaded messages of each language. */
const known = new Map<Language, Record<string, MessageFormatElement[]>>();

/**
 * Loads messages of a language in addition to the known ones. The dashboard's own words for errors in a form
 * (`dashboard.violation.*`) replace those of the guests' pages (`violation.*`).
 */
async function load(language: Language, ...loaders: readonly Loaders[]): Promise<Messages> {
  const modules = await Promise.all(loaders.map((one) => one[language]!()));
  // The same object is extended, so that texts and formats created from it have the later messages too.
  const all = known.get(language) ?? {};
  known.set(language, all);
  Object.assign(all, ...modules.map((module) => module.default));
  for (const id of Object.keys(all)) {
    const [, code] = /^violation\.(.+)/.exec(id) ?? [];
    const own = code !== undefined && all[`dashboard.violation.${code}`];
    if (own) all[id] = own;
  }
  return all as unknown as Messages;
}

/** Loads the messages in a language that pages show before their lazy parts are loaded. */
export const loadDashboardMessages = async (language: Language): Promise<Messages> =>
  (known.get(language) as unknown as Messages | undefined) ?? load(language, sharedMessages, firstMessages);

/** The languages whose messages are all loaded. */
const complete = new Set<Language>();

/** Loads the remaining messages of each language that has been shown. */
export const loadOtherMessages = (): Promise<unknown>[] =>
  [...known.keys()]
    .filter((language) => !complete.has(language))
    .map(async (language) => {
      await load(language, ownMessages);
      complete.add(language);
    });
