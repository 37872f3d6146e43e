import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { ContentRefused, describe, loadContent, rememberContent } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

/** A property with texts in some languages, on a site that offers some. */
async function written(inLanguages: readonly Language[], offered: readonly Language[]) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  for (const language of completeLanguages) {
    if (!inLanguages.includes(language)) await rm(join(dir, 'casa', `${language}.yaml`));
  }
  const { units } = await loadContent(dir, { memory: rememberContent(dir), offered });
  return { unit: units.get('casa')! };
}

test.each<[Language, readonly Language[], readonly Language[], Language]>([
  ['fr', ['en', 'fr'], ['en', 'fr'], 'fr'],
  ['fr', ['en', 'pt'], ['pt', 'fr'], 'pt'],
  ['fr', ['en', 'de'], ['pt', 'fr'], 'en'],
  ['fr', ['es', 'de'], ['pt', 'fr'], 'de'],
])(
  'the texts in %s, written in %j on a site in %j, are those in %s',
  async (language, own, offered, shown) => {
    const { unit } = await written(own, offered);
    expect(describe(unit, language)).toMatchObject({
      name: `Casa casa (${shown})`,
      textLanguage: shown,
      textLanguages: completeLanguages.filter((one) => own.includes(one)),
    });
  },
);

test.each<[string, Record<string, Language[]>, Language[], string[][]]>([
  [
    'a language that no property has is one line, with the setting that leaves it out',
    { a: ['en'], b: ['en', 'de'] },
    ['en', 'pt', 'de', 'fr'],
    [
      [
        '',
        'pt.yaml and fr.yaml are missing in every property; visitors in these languages read the texts of en.yaml. ' +
          'Write them, or set LANGUAGES=en,de to offer only the languages that are written',
      ],
      ['a', 'de.yaml is missing; the site shows the texts of en.yaml there'],
    ],
  ],
  [
    'a site with one property is one line',
    { a: ['pt'] },
    ['en', 'pt'],
    [
      [
        'a',
        'en.yaml is missing; visitors in this language read the texts of pt.yaml. ' +
          'Write them, or set LANGUAGES=pt to offer only the languages that are written',
      ],
    ],
  ],
  ['a language that is not offered is not missing', { a: ['en'] }, ['en'], []],
])('%s', async (_, properties, offered, expected) => {
  const dir = await createTestFolder();
  await writeContent(dir, Object.keys(properties));
  for (const [id, own] of Object.entries(properties)) {
    const others = completeLanguages.filter((language) => !own.includes(language));
    for (const language of others) await rm(join(dir, id, `${language}.yaml`));
  }
  const { warnings } = await loadContent(dir, { memory: rememberContent(dir), offered });
  const missing = warnings.filter(
    ({ text }) => / (is|are) missing/.test(text) && !text.startsWith('the file'),
  );
  expect(missing.map(({ file, text }) => [relative(dir, file), text])).toEqual(expected);
});

test('the fallback languages begin with the first of the site, and have texts', async () => {
  expect((await written(['en', 'fr', 'de'], ['de', 'en', 'pt'])).unit.fallbacks).toEqual(['de', 'en', 'fr']);
  expect((await written(['fr', 'es'], ['pt', 'es'])).unit.fallbacks).toEqual(['fr', 'es']);
});

test('a property without any texts is a mistake that names the first file to write', async () => {
  await expect(written([], ['pt', 'en'])).rejects.toThrow(
    'pt.yaml: the file is missing; a property needs its texts in at least one language',
  );
  await expect(written([], ['pt', 'en'])).rejects.toBeInstanceOf(ContentRefused);
});
