import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { ids, locales, getText } from './support/locales.ts';

/** The ids of the messages of a language in which the words match; arguments are shown as □. */
const found = (language: Language, pattern: RegExp) =>
  ids.filter((id) => pattern.test(getText(locales[language][id]!).join('□')));

describe.each(completeLanguages)('the typography of %s', (language) => {
  test('has no typewriter quotes, apostrophes or dots', () => {
    expect(found(language, /['"]|\.\.\./)).toEqual([]);
  });

  test('has no stray spaces', () => {
    expect(found(language, /\s\s|\n/)).toEqual([]);
    expect(ids.filter((id) => /^\s|\s$/.test(locales[language][id]!))).toEqual([]);
  });
});

test('French puts a narrow no-break space before ; : ! ? and inside its quotation marks', () => {
  expect(found('fr', /(^|[^\u202f\d])[;:!?»]|«[^\u202f]/)).toEqual([]);
});

test.each(['en', 'pt', 'de', 'es'] as const)('%s puts no space before punctuation', (language) => {
  expect(found(language, /\s[;:!?.,…]/)).toEqual([]);
});

/** The ids of the messages of a language that match as they are written, arguments included. */
const written = (language: Language, pattern: RegExp, part = '') =>
  ids.filter((id) => id.startsWith(part) && pattern.test(locales[language][id]!));

test('French elides no word before a name, which may begin with a vowel', () => {
  expect(written('fr', /\b([dlnsc]e|la|que|si) \{(name|host|property|calendar|guest|product)\}/i)).toEqual(
    [],
  );
});

// Mails write these dates with their weekday: "Mittwoch, 20. Januar 2027".
test('German puts a comma behind a date with its weekday in the middle of a sentence', () => {
  expect(
    written('de', /\b(am|von|bis|seit dem) \{(date|from|since)\} (?!bis\b|sowie\b)\p{L}/iu, 'mail.'),
  ).toEqual([]);
});

test('Portuguese puts no "a" before a date with its weekday, which may be masculine', () => {
  expect(written('pt', /\ba \{(date|from|since)\}/, 'mail.')).toEqual([]);
});

test('German quotes with low and high marks', () => {
  expect(found('de', /[”«»]/)).toEqual([]);
  const lone = ids.filter((id) => {
    const words = getText(locales.de[id]!).join('');
    return words.split('„').length !== words.split('“').length;
  });
  expect(lone).toEqual([]);
});

test('Spanish opens its questions and exclamations', () => {
  expect(found('es', /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
});

test.each([
  ['German', 'de', /(^|\P{L})(du|dich|dir|dein|deine[mnrs]?)(\P{L}|$)/iu],
  ['French', 'fr', /(^|\P{L})(tu|toi|ton|tes|t’\p{L}+)(\P{L}|$)/iu],
  ['Spanish', 'es', /(^|\P{L})(tú|tu|tus|te|ti|contigo)(\P{L}|$)/iu],
  ['Portuguese', 'pt', /(^|\P{L})(tu|teu|teus|tua|tuas|te|ti|contigo|você|vocês)(\P{L}|$)/iu],
] as const)('%s speaks to guests politely', (_, language, familiar) => {
  expect(found(language, familiar)).toEqual([]);
});

test('Portuguese is that of Portugal', () => {
  const brazilian =
    /usuári|celular|tela\b|banheiro|café da manhã|cadastr|registro|contato|geladeira|\bônibus|senha de uso|fato\b|arquivo/i;
  expect(found('pt', brazilian)).toEqual([]);
});
