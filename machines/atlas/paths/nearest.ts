import { distance } from 'fastest-levenshtein';

/** How many names are told where one is unknown. */
const maxSuggestions = 3;

/** The names that are most like one that was typed. */
export function suggestNames(typed: string, names: readonly string[]): string[] {
  const isNear = (name: string) =>
    name.toLowerCase().includes(typed.toLowerCase()) ||
    distance(typed, name) <= Math.max(2, Math.floor(name.length / 3));
  return [...new Set(names)]
    .filter(isNear)
    .toSorted((a, b) => distance(typed, a) - distance(typed, b))
    .slice(0, maxSuggestions);
}

/** Somebody has named what is not there: the message says what is most like it, and what there is. */
export class UnknownName extends Error {
  constructor(what: string, near: readonly string[], all: readonly string[]) {
    const isLike = near.length > 0 ? ` Most like it: ${near.join(', ')}.` : '';
    super(`${what}${isLike}\nThere is: ${all.join(', ')}.`);
  }
}
