import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../contract/values/language.ts';
import allMessages from '../../locales/*/messages.json?compiled';
import landingMessages from '../../locales/*/messages.json?compiled&first=landing';
import propertyMessages from '../../locales/*/messages.json?compiled&first=property';
import type english from '../../locales/en/messages.json';

/** The id of a message. English has all messages; the build adds those that another language lacks. */
export type MessageId = Exclude<keyof typeof english, `${'mail' | 'newProperty' | 'sandbox'}.${string}`>;

/**
 * The messages of one language, compiled at build time. The messages that a page needs first may be loaded before the
 * others.
 */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

type Loaders = typeof allMessages;

/**
 * The loaders of the messages that a page needs first, by the page's file. The pages that most guests see first do not
 * wait for all messages.
 */
const firstMessages: Readonly<Record<string, Loaders>> = {
  'src/pages/landing.tsx': landingMessages,
  'src/pages/property.tsx': propertyMessages,
};

const known = new Map<Language, Messages>();
/** Languages whose messages are only partly loaded. */
const begun = new Set<Language>();
/** The files whose messages have been added to `known`. */
const read = new Set<unknown>();

async function load(language: Language, loaders: Loaders): Promise<Messages> {
  const { default: messages } = await loaders[language]!();
  // The same object is extended, so that texts and formats created from it have the later messages too.
  const all = known.get(language) ?? ({} as Messages);
  if (!read.has(messages)) Object.assign(all, messages);
  read.add(messages);
  known.set(language, all);
  return all;
}

/** Loads all messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const messages = await load(language, allMessages);
  begun.delete(language);
  return messages;
}

/** Loads the messages that a page needs first, or all messages if the page has no file of its own. */
export function loadFirstMessages(language: Language, page: string | undefined): Promise<Messages> {
  const loaders = firstMessages[page ?? ''];
  if (!loaders) return loadMessages(language);
  begun.add(language);
  return load(language, loaders);
}

/** Loads the remaining messages of the languages that are only partly loaded. */
export const loadOtherMessages = (): Promise<Messages>[] => [...begun].map(loadMessages);
