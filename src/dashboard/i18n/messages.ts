import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../contract/values/language.ts';
import ownMessages from '../../../locales/*/dashboard.json?compiled';
import sharedMessages from '../../../locales/*/messages.json?compiled&first=dashboard';
import type english from '../../../locales/en/dashboard.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId = keyof typeof english | MessageId;

const known = new Map<Language, Messages>();

/**
 * Joins the messages of the guests' pages with those of the dashboard. Its own words for errors in a form
 * (`dashboard.violation.*`) replace those of the guests' pages (`violation.*`).
 */
function joinMessages(shared: Messages, own: Messages): Messages {
  const joined: Record<string, MessageFormatElement[]> = { ...shared, ...own };
  const codes = Object.keys(shared).flatMap((id) => /^violation\.(.+)/.exec(id)?.[1] ?? []);
  for (const code of codes) {
    const message = joined[`dashboard.violation.${code}`];
    if (message !== undefined) joined[`violation.${code}`] = message;
  }
  return joined as Messages;
}

/** Loads the dashboard's own messages in a language, and those of the guests' pages that its code contains. */
export async function loadDashboardMessages(language: Language): Promise<Messages> {
  const loaded = known.get(language);
  if (loaded) return loaded;
  const [own, shared] = await Promise.all([ownMessages[language]!(), sharedMessages[language]!()]);
  const messages = joinMessages(shared.default as Messages, own.default as Messages);
  known.set(language, messages);
  return messages;
}
