import type { SearchEntry } from '../searchIndex.ts';

/** A search result with the text that matches if the title does not, and its language if it has one. */
export interface Result {
  entry: SearchEntry;
  because?: { language?: string; words: string };
}

/** The maximum number of results. */
const most = 12;

/** A text of an entry that is searched. */
interface Field {
  text: string;
  words: ReadonlySet<string>;
  weight: number;
  language?: string;
}

/** Common words of questions, which the search ignores if there are others. */
const fillers = new Set(
  'a about an and any are as at be by can do does for from go goes guest guests happen happens how i if in is it of on or out see sees shows the then there to was what when where which who why will with you'.split(
    ' ',
  ),
);

const kindWeights = { machine: 0.8, state: 1.3, arrow: 0.8, mail: 1 } as const;

/** Splits a text, also at camelCase, into lower-case words without accents and punctuation. */
const splitWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/e-?mail/g, 'mail')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function getCommonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns whether a word is the typed one, begins with it, or is another form of it: “expired” for “expires”. */
function isMatch(word: string, typed: string): boolean {
  if (word === typed || (typed.length > 2 && word.startsWith(typed))) return true;
  const common = getCommonLength(word, typed);
  const longer = Math.max(word.length, typed.length);
  const isPlural = common === word.length && common >= 3 && typed.length - common <= 2;
  return isPlural || common >= 6 || (common === 5 && longer <= 8);
}

const getFields = ({ kind, title, text, answers = '', where, texts }: SearchEntry): Field[] => [
  { text: title, words: new Set(splitWords(title)), weight: 3 },
  { text, words: new Set(splitWords(text)), weight: 2 },
  { text: answers, words: new Set(splitWords(answers)), weight: 0.2 },
  { text: where, words: new Set(splitWords(where)), weight: 0.7 },
  { text: kind, words: new Set([kind]), weight: 6 },
  ...texts.map(([language, name, words]) => ({
    text: `${name}: ${words}`,
    words: new Set(splitWords(words)),
    weight: 1,
    language,
  })),
];

/** Returns an excerpt of a text around the first matching word. */
function getExcerpt(text: string, matches: ReadonlySet<string>): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => splitWords(word).some((part) => matches.has(part)));
  return at <= 6 ? text : `… ${words.slice(at - 4).join(' ')}`;
}

const intersects = ({ words }: Field, matches: ReadonlySet<string>) =>
  [...matches].some((word) => words.has(word));

/** Equal arrows in several states of a machine appear once. */
const getIdentity = ({ kind, title, where, href }: SearchEntry) =>
  kind === 'arrow' ? `${title} ${where.split(' › ')[0]}` : href;

/** Returns the words to search for. */
function getKeywords(typed: string): string[] {
  const words = [...new Set(splitWords(typed))];
  const keywords = words.filter((word) => !fillers.has(word));
  return keywords.length > 0 ? keywords : words;
}

/** Creates a search function: it returns the entries with the most words, first those with the rarest ones. */
export function createSearch(entries: readonly SearchEntry[]): (typed: string) => readonly Result[] {
  const all = entries.map((entry) => ({ entry, fields: getFields(entry) }));
  const vocabulary = [...new Set(all.flatMap(({ fields }) => fields.flatMap(({ words }) => [...words])))];

  function rateEntries(typed: string) {
    const matches = new Set(vocabulary.filter((word) => isMatch(word, typed)));
    const weights = all.map(({ fields }) =>
      Math.max(0, ...fields.map((field) => (intersects(field, matches) ? field.weight : 0))),
    );
    const count = weights.filter((weight) => weight > 0).length;
    const rarity = Math.log(1 + all.length / Math.max(count, 1));
    return { matches, ratings: weights.map((weight) => weight * rarity) };
  }

  function getReason(fields: readonly Field[], matches: readonly ReadonlySet<string>[]): Result['because'] {
    const count = (field: Field) => matches.filter((words) => intersects(field, words)).length;
    const best = fields.toSorted((a, b) => count(b) - count(a))[0]!;
    if (best === fields[0]) return undefined;
    const { text, language } = best;
    const all = new Set(matches.flatMap((words) => [...words]));
    return { words: getExcerpt(text, all), ...(language !== undefined && { language }) };
  }

  return (typed) => {
    const rated = getKeywords(typed).map(rateEntries);
    const results = all
      .map(({ entry, fields }, index) => ({
        entry,
        fields,
        rating: kindWeights[entry.kind] * rated.reduce((sum, { ratings }) => sum + ratings[index]!, 0),
        count: rated.filter(({ ratings }) => ratings[index]! > 0).length,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || b.rating - a.rating);
    const once = [...Map.groupBy(results, ({ entry }) => getIdentity(entry)).values()].map(
      ([first]) => first!,
    );
    return once
      .filter(({ count }) => count === once[0]?.count)
      .slice(0, most)
      .map(({ entry, fields }) => {
        const because = getReason(
          fields,
          rated.map(({ matches }) => matches),
        );
        return { entry, ...(because && { because }) };
      });
  };
}
