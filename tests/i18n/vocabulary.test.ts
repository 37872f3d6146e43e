import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/values/language.ts';
import { ids, locales, getText } from './support/locales.ts';

/** The words of a language as they are spelled. A word that is new to the site is looked up, then added. */
const readVocabulary = (file: string) =>
  readFileSync(new URL(`./vocabulary/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);

const wordsIn = (text: string) =>
  getText(text)
    .join(' ')
    .toLowerCase()
    .match(/[^\P{L}\d_]+(?:[’-][^\P{L}\d_]+)*/gu) ?? [];

describe.each(languages)('the words in %s', (language) => {
  // The dashboard's words are in a file of their own, one on each line.
  const file = `tests/i18n/vocabulary/${language}.txt or tests/i18n/vocabulary/dashboard/${language}.txt`;
  const vocabulary = [...readVocabulary(language), ...readVocabulary(`dashboard/${language}`)];
  const known = new Set(vocabulary);
  const used = ids.map((id) => [id, wordsIn(locales[language][id]!)] as const);

  test('all words exist in the language, with their accents', () => {
    const strange = used.flatMap(([id, words]) =>
      words.filter((word) => !known.has(word)).map((word) => `${id}: ${word}`),
    );
    expect(strange, `Look up each word, then add it to ${file}`).toEqual([]);
  });

  test('stand there once', () => {
    expect(vocabulary.filter((word, index) => vocabulary.indexOf(word) !== index)).toEqual([]);
  });

  test('the word list contains used words only', () => {
    const all = new Set(used.flatMap(([, words]) => words));
    const unused = vocabulary.filter((word) => !all.has(word));
    expect(unused, `Delete these words from ${file}`).toEqual([]);
  });
});
