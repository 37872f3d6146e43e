import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { ids, locales, getPluralBranches, getText } from './support/locales.ts';

/** The ids at which a language says something else than English does; each is named with its reason. */
const differing = (language: Language, of: (text: string, language: Language) => unknown) =>
  ids.filter(
    (id) =>
      JSON.stringify(of(locales[language][id]!, language)) !== JSON.stringify(of(locales.en[id]!, 'en')),
  );

const shown = (text: string) => getText(text).join('□');

/** Letters salute with a colon in Spanish. */
const salutations = ['mail.hello', 'mail.helloThere'];

const ending = (text: string) => /[.?!…:](?=[\s\u202f}]*$)/.exec(text)?.[0].replace('\u202f', '');

const sentences = (text: string) => text.match(/[.?!…](?=\s|\}|$)/g)?.length ?? 0;

/** Messages whose translation has another number of sentences, because it reads better. */
const otherSentences: Partial<Record<Language, string[]>> = {
  fr: ['redirecting.text'],
  de: [
    'cancellation.nothingPaid',
    'form.specialRequests.about',
    'redirecting.text',
    // `1. Januar`.
    'registration.dateOfBirth.about',
  ],
  es: ['redirecting.text'],
};

const digits = (text: string) => (shown(text).match(/\d+/g) ?? []).toSorted();

const numerals: Readonly<Record<string, RegExp[]>> = {
  en: [/\btwice\b/i, /\bsix\b|\bsix-digit\b/i, /\bfirst\b/i],
  pt: [/\bduas vezes\b/i, /\bseis\b/i, /primeir/i],
  fr: [/\bdeux fois\b/i, /\bsix\b/i, /premi|d’abord/i],
  de: [/zweimal|noch einmal zu bezahlen/i, /\bsechs/i, /\b(zu)?erst(e[nrs]?|mals)?\b/i],
  es: [/\bdos veces\b/i, /\bseis\b/i, /primer/i],
};

/** Messages that express plurals without counting. */
const uncounted = new Set([
  'form.next',
  'pricing.surcharge',
  'form.firstName',
  'missing.firstName',
  'amenity.first_aid_kit',
  'reservation.about.unpaid',
]);

const counted = (text: string, language: Language) =>
  numerals[language]!.map((numeral) => numeral.test(shown(text)));

/** Words that are the same for one and for several, and the one that is shorter for several. */
const unchanging: Partial<Record<Language, string[]>> = {
  fr: ['count.reviews'],
  de: ['count.bathrooms', 'count.bedrooms', 'count.party', 'mail.party', 'pricing.surcharge'],
};

const startsWithCapital = (text: string) => /^\p{Ll}/u.test(text.replace(/^[¿¡«„“]+/, ''));

describe.each(completeLanguages)('each message in %s', (language) => {
  test('ends as in English: with a full stop, a question, or nothing', () => {
    expect(differing(language, ending)).toEqual(language === 'es' ? salutations : []);
  });

  test('has as many sentences as in English', () => {
    expect(differing(language, sentences)).toEqual(otherSentences[language] ?? []);
  });

  test('has the same numbers as in English', () => {
    expect(differing(language, digits)).toEqual([]);
    expect(differing(language, counted).filter((id) => !uncounted.has(id))).toEqual([]);
  });

  test('begins with a capital where it does in English', () => {
    // German nouns begin with a capital within a sentence too.
    const nouns = ['dashboard.calendar.conflicting', 'dashboard.calendar.legend.weekend'];
    expect(differing(language, startsWithCapital)).toEqual(language === 'de' ? nouns : []);
  });

  test('has a singular, and a plural that is no shorter and contains the number', () => {
    const wrong = ids.filter((id) =>
      getPluralBranches(locales[language][id]!).some(
        ({ one, other }) => other.length <= one.length || !other.includes('#'),
      ),
    );
    expect(wrong).toEqual(unchanging[language] ?? []);
  });
});
