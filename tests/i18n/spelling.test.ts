import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { getText, ids, locales } from './support/locales.ts';

const dictionaries: Readonly<Record<string, string>> = {
  en: import.meta.resolve('@cspell/dict-en-gb-mit'),
  pt: import.meta.resolve('@cspell/dict-pt-pt'),
  fr: import.meta.resolve('@cspell/dict-fr-fr'),
  de: import.meta.resolve('@cspell/dict-de-de'),
  es: import.meta.resolve('@cspell/dict-es-es'),
};

function readDictionary(language: Language) {
  const settings = new URL(dictionaries[language]!);
  const [, path] = /"path": "(.+?)"/.exec(readFileSync(settings, 'utf8'))!;
  return decodeTrie(gunzipSync(readFileSync(new URL(path!, settings))));
}

/** Correct words that are not in the dictionary of their language. Look up a word before you add it. */
const otherWords: Readonly<Record<string, string>> = {
  en: 'NIF YY com',
  pt: `AA cifragem firewall proxy Enter Kitchenette NIF Shift Verificamo bulletins check-in check-out internet megapíxeis min mosquiteira mín pt píxeis script spam streaming transfer extranet`,
  fr: 'NIF er occultants',
  de: `Bestätigungs-E-Mail Bezahlseite Browsererweiterung Einmalcode Einmalcodes Gasts JJ Kohlenmonoxidmelder Lei NIF mind Open-Source-Lizenzen Passkey Passkeys Registrierungsnummer Reservierungsseite Stornobedingungen Streamingdienste Umschalt Verdunkelungsvorhänge Willkommenskorb name Extranet Dashboard Signaturgeheimnisse`,
  es: `AA Renuévelo proxy IVA Lei Actívelo Alójese Corríjalos Expórtelos Gestiónelas Guardabicicletas Intro Introdúzcalo Mayús Minicocina Recuérdeselo añádala bungaló compártalo expórtela expórtelo introdúzcalo megapíxeles min quítela quítelo redirigirle regístrelo reintentada spam streaming extranet añádalo inícielos iníciela reembolsos reintenta reintentando restáurela corríjalo descárguelo elíjalo`,
};

/** The names of settings, headers and commands. */
const code =
  /\b[A-Z]+(?:_[A-Z]+)+(?:=off)?\b|\bpg_\w+|X-Forwarded-For|_dmarc|\bchmod \d+|content check|\bHOST\b|\bPORT\b|\bHost:/g;

/** Proper names, abbreviations and commands, which are the same in every language. */
const names = `AL Excel JSON ZIP Caddy DKIM DMARC DNS GB NTP PostgreSQL SPF Stripe TXT Webhook all certbot deploy doctor endpoint endpoints metrics proxies proxy proxys webhook webhooks Airbnb http https iCal ics API AVIF Alojamento CSV Castellano Deutsch English Français Google Greenwich HEIC JPEG JavaScript Linux Local MB MM Mac NIF
  DNS Gmail HTML Host Markdown PROXY PUBLIC STARTTLS Stripe TLS TRUST X-Forwarded-For https iCloud rk sk NIPC PNG Paint Português SIBA URL WebP WhatsApp Wi-Fi Windows iPhone iPhones`;

test.each(completeLanguages)(
  'each word in %s is spelled as in the dictionary, with its accents and capitals',
  (language) => {
    const dictionary = readDictionary(language);
    const listed = new Set(`${names} ${otherWords[language]}`.split(/\s+/));

    const isKnown = (word: string): boolean =>
      listed.has(word) ||
      [word, word.replaceAll('’', "'")].some((form) => dictionary.hasWord(form, true)) ||
      (/^\p{Lu}/u.test(word) && isKnown(word[0]!.toLowerCase() + word.slice(1)));
    const isCorrect = (word: string) => word.split(/[’-]/).every(isKnown) || isKnown(word);

    const uses = ids.flatMap((id) => {
      const text = getText(locales[language][id]!)
        .join('□')
        .replaceAll(/npm run host [a-z -]+/g, '')
        .replaceAll(code, '');
      return (text.match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []).map((word) => [word, id] as const);
    });
    const unknown = [...Map.groupBy(uses, ([word]) => word)]
      .filter(([word]) => !isCorrect(word))
      .map(([word, [use]]) => `${use![1]}: ${word}`);
    expect(unknown, 'Correct each word, or look it up and add it to otherWords').toEqual([]);
  },
);
