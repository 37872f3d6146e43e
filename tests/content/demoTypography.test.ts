import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { loadContent } from '../../server/host/content/index.ts';

const { units } = await loadContent('demo');

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const inLanguage = completeLanguages.map((language) => ({
  language,
  texts: [...units.values()].flatMap((unit) => [
    ...textsIn(unit.texts[language]),
    ...unit.reviews.filter((review) => review.language === language).map(({ text }) => text),
  ]),
}));

test.each(inLanguage)('the demo texts in $language have no typewriter marks or stray spaces', ({ texts }) => {
  expect(texts.filter((text) => /['"]|\.\.\.|[^\S\n]{2}| $/m.test(text))).toEqual([]);
});

test.each(inLanguage)(
  'the demo texts in $language space their punctuation as it is done there',
  ({ language, texts }) => {
    const wrong = language === 'fr' ? /[^\u202f][;:!?»]|«[^\u202f]/ : /\s[;:!?.,…]/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  },
);

test.each([
  ['de', /(^|\P{L})(du|dich|dir|dein|deine[mnrs]?)(\P{L}|$)/iu],
  ['fr', /(^|\P{L})(tu|toi|ton|tes)(\P{L}|$)/iu],
  ['es', /(^|\P{L})(tú|tu|tus|te|ti|contigo)(\P{L}|$)/iu],
  ['pt', /(^|\P{L})(tu|teu|teus|tua|tuas|te|ti|contigo|você|vocês)(\P{L}|$)/iu],
] as const)('the hosts speak to their guests politely in %s', (language, familiar) => {
  const written = [...units.values()].flatMap((unit) => textsIn(unit.texts[language]));
  expect(written.filter((text) => familiar.test(text))).toEqual([]);
});
