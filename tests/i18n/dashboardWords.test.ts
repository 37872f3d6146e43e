import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { loadDashboardMessages } from '../../src/dashboard/i18n/messages.ts';
import { createPageIntl } from '../../src/i18n/intl.ts';
import { getText, tables } from './support/locales.ts';

type Words = Readonly<Partial<Record<Language, RegExp>>>;

/** Words that no text of the dashboard contains, with the reason. */
const avoided: Readonly<Record<string, Words>> = {
  'a message says what to enter or do, not what a program found': {
    en: /this value|should (?:not )?be\b|must not be|not valid|invalid|\berrors?\b/i,
    pt: /este valor|inválid|não (?:é|são) válid|\berros?\b/i,
    fr: /cette valeur|invalide|pas valide|\berreurs?\b/i,
    de: /dieser wert|ungültig|nicht gültig|fehler\b/i,
    es: /este valor|inválid|no (?:es|son) válid|\berror(?:es)?\b/i,
  },
  'the six digits are a code': {
    en: /one-time|passcode|password|\bOTP\b/i,
    pt: /utilização única|senha|palavra-passe|\bOTP\b/i,
    fr: /usage unique|mot de passe|\bOTP\b/i,
    de: /einmal(?:code|passwort|kennwort)|passwort|kennwort|\bOTP\b/i,
    es: /un solo uso|contraseña|\bclave|\bOTP\b/i,
  },
  'German has one word for a reservation, which hosts use: Buchung': { de: /reservierung/i },
  'people sign in': {
    en: /\blog(?:ged|ging)? ?(?:in|out|on|off)\b/i,
    pt: /\blogin\b/i,
    fr: /\blogin\b|s’identifier/i,
    de: /einlogg|\blog-?in\b/i,
    es: /\blogin\b|loguear/i,
  },
  'in German, the Anmeldung is that of the guests': { de: /(?:zur|außer) anmeldung/i },
  'people have access, and are no users': {
    en: /\busers?\b|permission/i,
    pt: /utilizador|usuári/i,
    fr: /utilisateur|utilisatrice/i,
    de: /nutzer|zugriff/i,
    es: /usuari/i,
  },
  'what is let is a property': {
    en: /\bunits?\b|\blistings?\b|accommodation/i,
    pt: /propriedade|imóve/i,
    fr: /hébergement|propriété/i,
    de: /objekt|domizil/i,
    es: /propiedad|vivienda/i,
  },
  'an email has one spelling': {
    en: /\be-mail/i,
    pt: /\bemail|correio/i,
    fr: /\bemail|courriel/i,
    de: /\bemail/i,
    es: /\be-?mail/i,
  },
};

const cases = Object.entries(avoided).flatMap(([reason, words]) =>
  Object.entries(words).map(([language, pattern]) => [language as Language, reason, pattern] as const),
);

/** The account at a mail server has a password, and belongs to a user. */
const ofMailServer = /^dashboard\.settings\.mail\./;
const wordsOfMailServers = new Set(['the six digits are a code', 'people have access, and are no users']);

test.each(cases)('in the texts of the dashboard in %s: %s', (language, reason, pattern) => {
  const texts = Object.entries(tables.dashboard[language]).filter(
    ([id]) => !ofMailServer.test(id) || !wordsOfMailServers.has(reason),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, message]) => pattern.test(getText(message).join(' □ ')))).toEqual([]);
});

/** Parts that the dashboard shares with the guests' pages, which say "one-time password". */
const shared = ['otp.field', 'problem.otpExpired.title', 'problem.otpIncorrect.text', 'missing.otp'];

test.each(completeLanguages)('the field of a code is called a code in %s', async (language) => {
  const { messages } = createPageIntl(language, await loadDashboardMessages(language));
  const texts = JSON.stringify(shared.map((id) => messages[id]));
  expect(texts).toMatch(/c[oó]d(?:e|igo)/i);
  expect(texts).not.toMatch(avoided['the six digits are a code']![language]!);
});
