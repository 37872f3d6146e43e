import { expect, test } from 'vitest';
import type { Language } from '../../contract/values/language.ts';
import { ids, locales, getText } from './support/locales.ts';

const negations: Readonly<Record<string, RegExp>> = {
  en: /\b(not|no|never|nothing|nobody|cannot|without|neither|nor|none|fewer)\b/i,
  pt: /(?<!\p{L})(não|nem|nada|nunca|ninguém|sem|nenhum|nenhuma|menos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(n’|(?:ne|rien|aucune?|jamais|sans|non|pas|moins|introuvable|impossible|irréversible|interdits?|interdiction)(?!\p{L}))/iu,
  de: /(?<!\p{L})(nicht|nichts|nie|niemals|niemand\p{L}*|nein|kein\p{L}*|ohne|ungültig|fehlgeschlagen|weniger)(?!\p{L})/iu,
  es: /(?<!\p{L})(no|ni|nada|nunca|nadie|sin|ningún|ninguna|menos)(?!\p{L})/iu,
};

/** Said without a negation in one language and with one in another, on purpose. */
const otherwise: Partial<Record<Language, readonly string[]>> = {
  pt: [
    'amenity.step_free_access',
    'otp.resent',
    'sandbox.error.expired',
    'violation.country',
    'violation.too_few_guests',
  ],
  fr: [
    'mail.paidTooLate.title',
    'obstacle.gapTooShort',
    'obstacle.stayTooShort',
    'obstacle.stayTooShortInSeason',
    'reservation.private',
    'reservation.stale.title',
    'violation.country',
    'violation.too_few_guests',
    'violation.too_many_guests',
  ],
  de: [
    'otp.wrongAddress',
    'problem.unavailable.title',
    'problem.validationFailed.title',
    'reservation.about.unpaid',
    'reservation.stale.title',
    'violation.country',
  ],
  es: [
    'amenity.step_free_access',
    'otp.wrongAddress',
    'problem.unavailable.title',
    'reservation.stale.title',
    'violation.country',
    'violation.too_few_guests',
  ],
};

const negates = (language: Language, id: string) =>
  negations[language]!.test(getText(locales[language][id]!).join(' '));

test.each(['pt', 'fr', 'de', 'es'] as const)('a negation in English is a negation in %s', (language) => {
  const different = ids.filter((id) => negates(language, id) !== negates('en', id));
  expect(different).toEqual(otherwise[language] ?? []);
});
