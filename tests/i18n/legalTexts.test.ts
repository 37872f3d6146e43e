import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { legalTexts } from '../../contract/values/legalTexts.ts';
import { locales } from './support/locales.ts';

const read = (language: Language, name: string) =>
  readFileSync(new URL(`../../locales/${language}/legal/${name}.md`, import.meta.url), 'utf8');

/** The text of the legal pages of a language: without markup and addresses, with □ for placeholders. */
const getLines = (language: Language) =>
  legalTexts.flatMap((name) =>
    read(language, name)
      .replaceAll(/\]\([^)]*\)|\*\*|\[/g, '')
      .replaceAll(/\{\w+\}/g, '□')
      .split('\n'),
  );

const found = (language: Language, pattern: RegExp) =>
  getLines(language).filter((line) => pattern.test(line));

/** Directive 2011/83/EU, article 8(2): the button says unambiguously that the order obliges to pay. */
const obligations: Readonly<Record<string, string>> = {
  en: 'obligation to pay',
  pt: 'obrigação de pagamento',
  fr: 'obligation de paiement',
  de: 'Zahlungspflichtig',
  es: 'obligación de pago',
};

test.each(completeLanguages)('the order button in %s names the obligation to pay', (language) => {
  expect(locales[language]['order.button']).toContain(obligations[language]!);
});

describe.each(completeLanguages)('the legal texts in %s', (language) => {
  test('name the order button as it is called', () => {
    expect(read(language, 'terms')).toContain(locales[language]['order.button']);
  });

  test('the titles of the legal texts match the links to them', () => {
    const titles = legalTexts.map((name) => read(language, name).split('\n')[0]);
    expect(titles).toEqual(legalTexts.map((name) => `# ${locales[language][`legal.${name}`]}`));
  });

  test('have no typewriter quotes, apostrophes or dots', () => {
    expect(found(language, /['"]|\.\.\./)).toEqual([]);
  });

  test('have no stray spaces', () => {
    expect(found(language, /\s\s|\s$/)).toEqual([]);
  });
});

test('French legal texts have a narrow no-break space before ; : ! ? and inside quotation marks', () => {
  expect(found('fr', /(^|[^\u202f])[;:!?»]|«[^\u202f]/)).toEqual([]);
});

test.each(['en', 'pt', 'de', 'es'] as const)(
  'legal texts in %s have no space before punctuation',
  (language) => {
    expect(found(language, /\s[;:!?.,…]/)).toEqual([]);
  },
);
