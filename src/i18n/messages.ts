import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../contract/language.ts';
import type english from '../../locales/en.json';

/** The id of a message of the site; English has them all, and a test proves that the others do. */
export type MessageId = Exclude<keyof typeof english, `${'content' | 'mail' | 'sandbox'}.${string}`>;

/** One language's messages, parsed when the site was built. Those that a page says first may be there before the others. */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

type Loaders = Record<Language, () => Promise<{ default: unknown }>>;

const allMessages: Loaders = {
  en: () => import('../../locales/en.json?compiled'),
  pt: () => import('../../locales/pt.json?compiled'),
  fr: () => import('../../locales/fr.json?compiled'),
  de: () => import('../../locales/de.json?compiled'),
  es: () => import('../../locales/es.json?compiled'),
};

/** What pages say first, by their files: those that most guests see first do not wait for all messages. */
const firstMessages: Readonly<Record<string, Loaders>> = {
  'src/pages/landing.tsx': {
    en: () => import('../../locales/en.json?compiled&first=landing'),
    pt: () => import('../../locales/pt.json?compiled&first=landing'),
    fr: () => import('../../locales/fr.json?compiled&first=landing'),
    de: () => import('../../locales/de.json?compiled&first=landing'),
    es: () => import('../../locales/es.json?compiled&first=landing'),
  },
  'src/pages/property.tsx': {
    en: () => import('../../locales/en.json?compiled&first=property'),
    pt: () => import('../../locales/pt.json?compiled&first=property'),
    fr: () => import('../../locales/fr.json?compiled&first=property'),
    de: () => import('../../locales/de.json?compiled&first=property'),
    es: () => import('../../locales/es.json?compiled&first=property'),
  },
};

const known = new Map<Language, Messages>();
/** Languages whose messages are not all there. */
const begun = new Set<Language>();
/** The files whose messages are among the known ones. */
const read = new Set<unknown>();

async function load(language: Language, loaders: Loaders): Promise<Messages> {
  const { default: messages } = await loaders[language]();
  // The same object as before: what was made for it goes on with the messages that came later.
  const all = known.get(language) ?? ({} as Messages);
  if (!read.has(messages)) Object.assign(all, messages);
  read.add(messages);
  known.set(language, all);
  return all;
}

/** The messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const messages = await load(language, allMessages);
  begun.delete(language);
  return messages;
}

/** What a page says first in a language; all messages where it has no file of its own for that. */
export function loadFirstMessages(language: Language, page: string | undefined): Promise<Messages> {
  const loaders = firstMessages[page ?? ''];
  if (!loaders) return loadMessages(language);
  begun.add(language);
  return load(language, loaders);
}

/** Loads the messages that are not there yet, of each language of which only what a page says first is. */
export const loadOtherMessages = (): Promise<Messages>[] => [...begun].map(loadMessages);
