import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../contract/language.ts';
import type english from '../../locales/en.json';

/** The id of a message of the site; English has them all, and a test proves that the others do. */
export type MessageId = Exclude<keyof typeof english, `${'content' | 'mail' | 'sandbox'}.${string}`>;

/** One language's messages, parsed when the site was built. */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('../../locales/en.json?compiled'),
  pt: () => import('../../locales/pt.json?compiled'),
  fr: () => import('../../locales/fr.json?compiled'),
  de: () => import('../../locales/de.json?compiled'),
  es: () => import('../../locales/es.json?compiled'),
};

/** The messages of a language: a file of its own in the browser. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = await loaders[language]();
  return messages as Messages;
}
