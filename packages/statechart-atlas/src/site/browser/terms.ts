import { stemmer } from 'stemmer';

/** Splits a text, also at camelCase, into lower-case words without accents and punctuation. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const stems = new Map<string, string>();

/** Returns the stem of an English word, so that a search for “expires” also finds “expired”. */
export function getStem(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

export const getTerms = (text: string): string[] => splitWords(text).map(getStem);

/**
 * Creates a function that returns the search terms of a text and their synonyms. It recognises synonyms of several
 * words, but adds only single words.
 */
export function createTermExtractor(synonyms: readonly (readonly string[])[]): (text: string) => string[] {
  const groups = synonyms.map((group) => group.map(getTerms));
  return (text) => {
    const terms = new Set(getTerms(text));
    const isInText = (group: readonly (readonly string[])[]) =>
      group.some((alternative) => alternative.every((term) => terms.has(term)));
    const matchingGroups = groups.filter(isInText).flat();
    return [...getTerms(text), ...matchingGroups.filter(({ length }) => length === 1).flat()];
  };
}
