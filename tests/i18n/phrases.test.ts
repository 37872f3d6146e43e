import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/values/language.ts';
import { ids, locales } from './support/locales.ts';

const folder = new URL('./phrases/', import.meta.url).pathname;

/** The wording that speakers of the languages agreed on: the id, then the text in each language. */
const phrases = globSync('*.txt', { cwd: folder }).flatMap((file) =>
  readFileSync(folder + file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id = '', ...texts] = line.split(' | ');
      return { file: `tests/i18n/phrases/${file}`, id, texts };
    }),
);

describe('texts that oblige somebody, name something or refuse something', () => {
  test.each(languages.map((language, index) => [language, index] as const))(
    'the texts match the agreed wording in %s',
    (language, index) => {
      const differences = phrases.flatMap(({ file, id, texts }) => {
        const [agreed, current] = [texts[index], locales[language][id]];
        return agreed === current ? [] : [`${file}: ${id}: agreed “${agreed}”, now “${current}”`];
      });
      expect(differences, 'Once speakers of the language agree on a new wording, change its line').toEqual(
        [],
      );
    },
  );

  test('every such text has an agreed wording', () => {
    const agreed = new Set(phrases.map(({ id }) => id));
    const areas =
      /^(order|schedule|policy|price|pricing|cancellation|payment|amenity|amenityCategory|violation|obstacle|problem|mail\.(cancelled|paidTooLate|paymentFailed|payment|policy)|reservation\.(about|payment|status))\./;
    const missing = ids.filter((id) => areas.test(id) && !agreed.has(id));
    expect(missing, 'Add a line for each id to a file in tests/i18n/phrases').toEqual([]);
  });
});
