import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { ids, locales } from './support/locales.ts';

const folder = new URL('./phrases/', import.meta.url).pathname;

/** What was agreed on with people who speak the languages: an id, then the text in each of them. */
const phrases = globSync('*.txt', { cwd: folder }).flatMap((file) =>
  readFileSync(folder + file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' | ')),
);

describe('texts that oblige somebody, name something or refuse something', () => {
  test.each(languages.map((language, index) => [language, index + 1] as const))(
    'the texts match the agreed wording in %s',
    (language, column) => {
      const messages = Object.fromEntries(phrases.map(([id = '']) => [id, locales[language][id]]));
      expect(messages).toEqual(Object.fromEntries(phrases.map((row) => [row[0], row[column]])));
    },
  );

  test('every such text has an agreed wording', () => {
    const agreed = new Set(phrases.map(([id]) => id));
    const areas =
      /^(order|schedule|policy|price|pricing|cancellation|payment|amenity|amenityCategory|violation|obstacle|problem|mail\.(cancelled|paidTooLate|paymentFailed|payment|policy)|reservation\.(about|payment|status))\./;
    expect(ids.filter((id) => areas.test(id) && !agreed.has(id))).toEqual([]);
  });
});
