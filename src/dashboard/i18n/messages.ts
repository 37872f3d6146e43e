import type { Language } from '../../../contract/values/language.ts';
import type english from '../../../locales/dashboard/en.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId = keyof typeof english | MessageId;

type Loader = () => Promise<{ default: unknown }>;

/** The dashboard's own messages, and those of the guests' pages that its code contains. */
const loaders: Record<Language, readonly [own: Loader, shared: Loader]> = {
  en: [
    () => import('../../../locales/dashboard/en.json?compiled'),
    () => import('../../../locales/en.json?compiled&first=dashboard'),
  ],
  pt: [
    () => import('../../../locales/dashboard/pt.json?compiled'),
    () => import('../../../locales/pt.json?compiled&first=dashboard'),
  ],
  fr: [
    () => import('../../../locales/dashboard/fr.json?compiled'),
    () => import('../../../locales/fr.json?compiled&first=dashboard'),
  ],
  de: [
    () => import('../../../locales/dashboard/de.json?compiled'),
    () => import('../../../locales/de.json?compiled&first=dashboard'),
  ],
  es: [
    () => import('../../../locales/dashboard/es.json?compiled'),
    () => import('../../../locales/es.json?compiled&first=dashboard'),
  ],
};

const known = new Map<Language, Messages>();

/** Loads the messages of the dashboard in a language. */
export async function loadDashboardMessages(language: Language): Promise<Messages> {
  const loaded = known.get(language);
  if (loaded) return loaded;
  const [own, shared] = await Promise.all(loaders[language].map((load) => load()));
  const messages = { ...(shared!.default as Messages), ...(own!.default as Messages) };
  known.set(language, messages);
  return messages;
}
