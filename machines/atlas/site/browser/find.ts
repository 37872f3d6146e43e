import type { Findable } from '../searchIndex.ts';

/** Something that was found, with what of it was. */
export interface Found {
  what: Findable;
  /** Words of it that were searched for, where they are not in its title: with their language, where they have one. */
  because?: { language?: string; words: string };
}

/** Letters without accents, and nothing but letters and digits between blanks. */
const plainWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** An English word without the ending that tells when: who looks for "expires" means "expired" too. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, '') : word);

/** A text from a little before the first of the words that it has. */
function around(text: string, wanted: readonly string[]): string {
  const words = text.split(' ');
  const isWanted = (word: string) => wanted.some((part) => word.startsWith(part));
  const at = words.findIndex((word) => plainWords(word).some(isWanted));
  return at <= 6 ? text : `… ${words.slice(at - 4).join(' ')}`;
}

const has = (words: readonly string[], wanted: readonly string[]) =>
  wanted.every((one) => words.some((word) => word.startsWith(one)));

const weights = { machine: 1, state: 3, arrow: 0, mail: 1 } as const;

interface Scored extends Found {
  score: number;
}

function lookInto(what: Findable, wanted: readonly string[]): Scored | undefined {
  const score = weights[what.kind];
  const title = plainWords(what.title);
  if (has(title, wanted)) return { what, score: score + 8 };
  const text = plainWords(what.text);
  if (has([...title, ...text], wanted))
    return { what, score: score + 4, because: { words: around(what.text, wanted) } };
  for (const [language, name, words] of what.told) {
    if (has([...title, ...text, ...plainWords(words)], wanted)) {
      return { what, score: score + 5, because: { language, words: `${name}: ${around(words, wanted)}` } };
    }
  }
  const everything = [...title, ...text, ...plainWords(what.where)];
  return has(everything, wanted) ? { what, score } : undefined;
}

/** How many answers are worth reading. */
export const most = 12;

/** What answers a question best, in turn: all of its words are in it. */
export function find(all: readonly Findable[], question: string): Found[] {
  const wanted = plainWords(question).map(stem);
  if (wanted.length === 0) return [];
  return all
    .flatMap((what) => lookInto(what, wanted) ?? [])
    .toSorted((a, b) => b.score - a.score || a.what.title.length - b.what.title.length)
    .slice(0, most);
}
