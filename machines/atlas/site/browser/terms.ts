import { stemmer } from 'stemmer';

/** Letters without accents, and nothing but letters and digits between blanks. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const stems = new Map<string, string>();

/** An English word without its endings: who looks for “expires” means “expired” too. */
export function getStem(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

export const getTerms = (text: string): string[] => plainWords(text).map(getStem);

/** Tells the terms of a text, and single words that mean the same as some of them. */
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
