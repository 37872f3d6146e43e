import { splitWords } from './terms.ts';
import type { Look } from './look.ts';

/** A question: the words to search for, and the look of the pictures in the answer. */
export interface Question {
  words: readonly string[];
  look: Partial<Look>;
}

/** Common words of questions that the search ignores. */
const fillers = new Set(
  splitWords(
    `a about an and any are as at be been being by can could did do does for from get gets go goes going had happen
    happens has have how i if in into is it its me my of on or our out s see sees shall she he should show shows so
    that the their them then there they this to was we were what when where which while who why will with would you
    your`,
  ),
);

const devices = {
  phone: ['phone', 'phones', 'mobile', 'smartphone', 'iphone', 'android'],
  desk: ['desk', 'desktop', 'computer', 'laptop'],
} as const;

const getName = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? '';

/** Maps words to the look that they select: the name of a language in any language, a device, light or dark. */
function getLooks(languages: readonly { id: string; name: string }[]): Map<string, Partial<Look>> {
  const ofLanguages = languages.flatMap(({ id, name }) =>
    [name, ...languages.map((other) => getName(id, other.id))]
      .flatMap(splitWords)
      .map((word) => [word, { language: id }] as const),
  );
  const ofDevices = Object.entries(devices).flatMap(([device, words]) =>
    words.map((word) => [word, { device }] as const),
  );
  const ofSchemes = ['light', 'dark'].map((scheme) => [scheme, { scheme }] as const);
  return new Map<string, Partial<Look>>([...ofLanguages, ...ofDevices, ...ofSchemes]);
}

/** Extracts the look from a question, and removes words that the search ignores. */
export function parseQuestion(text: string, languages: readonly { id: string; name: string }[]): Question {
  const looks = getLooks(languages);
  const all = splitWords(text);
  const keywords = all.filter((word) => !fillers.has(word));
  const words = keywords.filter((word) => !looks.has(word));
  // A question that consists of these words only searches for them.
  if (words.length === 0) return { words: keywords.length > 0 ? keywords : all, look: {} };
  return {
    words,
    look: Object.assign({}, ...keywords.map((word) => looks.get(word) ?? {})) as Partial<Look>,
  };
}
