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
  pt: `AA Enter Kitchenette NIF Shift Verificamo bulletins check-in check-out internet megapíxeis min mosquiteira mín pt píxeis script
    spam streaming transfer`,
  fr: 'NIF er occultants',
  de: `Bestätigungs-E-Mail Bezahlseite Browsererweiterung Einmalcode Einmalcodes Gasts JJ Kohlenmonoxidmelder Lei
    NIF mind Open-Source-Lizenzen Passkey Passkeys Registrierungsnummer Reservierungsseite Stornobedingungen
    Streamingdienste Umschalt Verdunkelungsvorhänge Willkommenskorb name`,
  es: `AA IVA Lei Actívelo Alójese Corríjalos Expórtelos Gestiónelas Guardabicicletas Intro Introdúzcalo Mayús
    Minicocina Recuérdeselo añádala bungaló compártalo expórtela expórtelo introdúzcalo megapíxeles min quítela quítelo redirigirle regístrelo reintentada spam streaming`,
};

/** Proper names, abbreviations and commands, which are the same in every language. */
const names = `AL AVIF Alojamento CSV Castellano Deutsch English Français Google Greenwich HEIC JPEG JavaScript Linux Local MB MM Mac NIF
  NIPC PNG Paint Português SIBA URL WebP WhatsApp Wi-Fi Windows iPhone iPhones`;

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
        .replaceAll(/npm run host [a-z -]+/g, '');
      return (text.match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []).map((word) => [word, id] as const);
    });
    const unknown = [...Map.groupBy(uses, ([word]) => word)]
      .filter(([word]) => !isCorrect(word))
      .map(([word, [use]]) => `${use![1]}: ${word}`);
    expect(unknown, 'Correct each word, or look it up and add it to otherWords').toEqual([]);
  },
);
