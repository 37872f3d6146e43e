import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { ids, locales, getText } from './support/locales.ts';

/** English terms with their translations: patterns, in the order of the languages. */
const glossary = readFileSync(new URL('./glossary.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) =>
    line.split(' ~ ').map((pattern) => new RegExp(pattern.replaceAll(String.raw`\b`, edge), 'iu')),
  );

// `\b` knows the letters of English only.
function edge() {
  return String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;
}

const matches = (language: Language, id: string, pattern: RegExp | undefined) =>
  pattern?.test(getText(locales[language][id]!).join(' □ '));

test.each(completeLanguages.map((language, index) => [language, index] as const))(
  'a term has its translation in %s',
  (language, column) => {
    const elsewise = glossary.flatMap((terms) =>
      ids
        .filter((id) => matches('en', id, terms[0]) && !matches(language, id, terms[column]))
        .map((id) => `${id}: ${terms[0]?.source} is not ${terms[column]?.source}`),
    );
    expect(elsewise).toEqual([]);
  },
);

/** The tables of docs/glossary.md, with a column for each language. */
const [names = [], unused = []] = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  .split(/^## .*$/m)
  .map((part) =>
    [...part.matchAll(/^\|(.*)\|$/gm)].slice(2).map(([, row]) => row!.split('|').map((cell) => cell.trim())),
  );

describe.each(completeLanguages.map((language, index) => [language, index + 1] as const))(
  'the names of things in %s',
  (language, column) => {
    const texts = ids.map((id) => getText(locales[language][id]!).join(' □ ').toLowerCase());
    const isUsed = (word: string) => texts.some((text) => text.includes(word.toLowerCase()));

    test('every term of the glossary is used', () => {
      const words = names.map((row) => row[column]!);
      expect(words.length).toBeGreaterThan(20);
      expect(words.filter((word) => !isUsed(word))).toEqual([]);
    });

    test('exclude all others', () => {
      const words = unused.flatMap((row) => row[column]!.split(', '));
      expect(words.length).toBeGreaterThan(2);
      expect(words.filter(isUsed)).toEqual([]);
    });
  },
);
