import { stemmer } from 'stemmer';

/** Splits a text into words without accents and punctuation. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const stems = new Map<string, string>();

/** Removes the ending of an English word: “expires” also finds “expired”. */
export function getStem(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

export const getTerms = (text: string): string[] => plainWords(text).map(getStem);

/** Creates a function that returns the search terms of a text, including one-word synonyms. */
export function getReader(synonyms: readonly (readonly string[])[]): (text: string) => string[] {
  const groups = synonyms.map((group) => group.map(getTerms));
  return (text) => {
    const terms = new Set(getTerms(text));
    const isMeant = (group: readonly (readonly string[])[]) =>
      group.some((alternative) => alternative.every((term) => terms.has(term)));
    const others = groups.filter(isMeant).flat();
    return [...getTerms(text), ...others.filter(({ length }) => length === 1).flat()];
  };
}
