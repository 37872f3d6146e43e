import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '../../../contract/values/language.ts';
import { messageFiles } from '../../../scripts/languages/folders.ts';

type Messages = Record<string, string>;

const read = (language: Language, name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${language}/${name}`, import.meta.url), 'utf8'),
  ) as Messages;

const inEach = (getMessages: (language: Language) => Messages) =>
  Object.fromEntries(languages.map((language) => [language, getMessages(language)])) as Record<
    Language,
    Messages
  >;

/** The own messages of each language by their file. */
export const messagesByFile = Object.fromEntries(
  messageFiles.map((name) => [name, inEach((language) => read(language, name))]),
) as Record<(typeof messageFiles)[number], Record<Language, Messages>>;

const { 'messages.json': messages, 'content.json': content, ...ofDashboard } = messagesByFile;

/** The own messages of each language: of the site, of the dashboard, and about the content of a property. */
export const tables = {
  messages,
  dashboard: inEach(
    (language) =>
      Object.assign({}, ...Object.values(ofDashboard).map((table) => table[language])) as Messages,
  ),
  content,
} as const;

/** The own messages of each language. */
export const locales = inEach((language) => ({
  ...tables.messages[language],
  ...tables.dashboard[language],
  ...tables.content[language],
}));

export const ids = Object.keys(locales.en);

function* elements(message: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of message) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) yield* elements(value);
    }
    if (element.type === TYPE.tag) yield* elements(element.children);
  }
}

/** Returns a message's arguments with their kinds, such as `nights plural` or `from argument`. */
export function getArguments(message: string): string[] {
  const named = [...elements(parse(message))].flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const choices = element.type === TYPE.select ? ` ${Object.keys(element.options).toSorted().join()}` : '';
    return [`${element.value} ${TYPE[element.type]}${choices}`];
  });
  return [...new Set(named)].toSorted();
}

function* argumentsOfEachCase(message: readonly MessageFormatElement[]): Generator<string[]> {
  const [first, ...rest] = message;
  if (!first) {
    yield [];
    return;
  }
  for (const later of argumentsOfEachCase(rest)) {
    if (first.type === TYPE.plural || first.type === TYPE.select) {
      for (const { value } of Object.values(first.options))
        for (const own of argumentsOfEachCase(value)) yield [...own, ...later];
    } else if (first.type === TYPE.tag) {
      for (const own of argumentsOfEachCase(first.children)) yield [first.value, ...own, ...later];
    } else if (first.type === TYPE.literal || first.type === TYPE.pound) yield later;
    else yield [first.value, ...later];
  }
}

/** The different lists of arguments that a message shows, depending on its plurals and selections. */
export function getShownArguments(message: string): string[] {
  const lists = [...argumentsOfEachCase(parse(message))].map((names) =>
    [...new Set(names)].toSorted().join(),
  );
  return [...new Set(lists)].toSorted();
}

/** The cases of every plural in a message. */
export const getPluralCases = (message: string): string[][] =>
  [...elements(parse(message))].flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options)] : [],
  );

const known = new Map<string, string[]>();

/** Returns the literal texts of a message, without its arguments. */
export function getText(message: string): string[] {
  const words =
    known.get(message) ??
    [...elements(parse(message))].flatMap((element) =>
      element.type === TYPE.literal ? [element.value] : [],
    );
  known.set(message, words);
  return words;
}

/** Returns the singular and the plural text at every plural in a message. */
export const getPluralBranches = (message: string): { one: string; other: string }[] =>
  [...message.matchAll(/one \{([^{}]*)\} other \{([^{}]*)\}/g)].map(([, one = '', other = '']) => ({
    one,
    other,
  }));
