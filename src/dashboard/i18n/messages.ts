import type { Language } from '../../../contract/values/language.ts';
import ownMessages from '../../../locales/*/dashboard.json?compiled';
import sharedMessages from '../../../locales/*/messages.json?compiled&first=dashboard';
import type english from '../../../locales/en/dashboard.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId = keyof typeof english | MessageId;

const known = new Map<Language, Messages>();

/** Loads the dashboard's own messages in a language, and those of the guests' pages that its code contains. */
export async function loadDashboardMessages(language: Language): Promise<Messages> {
  const loaded = known.get(language);
  if (loaded) return loaded;
  const [own, shared] = await Promise.all([ownMessages[language]!(), sharedMessages[language]!()]);
  const messages = { ...(shared.default as Messages), ...(own.default as Messages) };
  known.set(language, messages);
  return messages;
}
