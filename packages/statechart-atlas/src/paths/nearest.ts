import { distance } from 'fastest-levenshtein';

/** The maximum number of suggestions for an unknown name. */
const maxSuggestions = 3;

/** Returns the names that are most similar to a typed one. */
export function suggestNames(typed: string, names: readonly string[]): string[] {
  const isNear = (name: string) =>
    name.toLowerCase().includes(typed.toLowerCase()) ||
    distance(typed, name) <= Math.max(2, Math.floor(name.length / 3));
  return [...new Set(names)]
    .filter(isNear)
    .toSorted((a, b) => distance(typed, a) - distance(typed, b))
    .slice(0, maxSuggestions);
}

/** An unknown name; the message lists similar names and all known ones. */
export class UnknownName extends Error {
  constructor(what: string, near: readonly string[], all: readonly string[]) {
    const isLike = near.length > 0 ? ` Similar names: ${near.join(', ')}.` : '';
    super(`${what}${isLike}\nKnown names: ${all.join(', ')}.`);
  }
}
