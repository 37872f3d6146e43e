import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../contract/language.ts';
import { ContentRefused, describe, loadContent, rememberingPhotos } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { folderOfTest } from '../support/folders.ts';

/** A property with texts in some languages, on a site that offers some. */
async function written(inLanguages: readonly Language[], offered: readonly Language[]) {
  const dir = await folderOfTest();
  await writeContent(dir, ['casa']);
  for (const language of languages) {
    if (!inLanguages.includes(language)) await rm(join(dir, 'casa', `${language}.yaml`));
  }
  const { units, odd } = await loadContent(dir, [], rememberingPhotos(dir), offered);
  const missing = odd.filter(({ text }) => text.startsWith('the file is missing'));
  return { unit: units.get('casa')!, missing: missing.map(({ file, text }) => [file.slice(-7), text]) };
}

test.each<[Language, readonly Language[], readonly Language[], Language]>([
  ['fr', ['en', 'fr'], ['en', 'fr'], 'fr'],
  ['fr', ['en', 'pt'], ['pt', 'fr'], 'pt'],
  ['fr', ['en', 'de'], ['pt', 'fr'], 'en'],
  ['fr', ['es', 'de'], ['pt', 'fr'], 'de'],
])('in %s, texts written in %j of a site in %j are those in %s', async (language, own, offered, shown) => {
  const { unit } = await written(own, offered);
  expect(describe(unit, language)).toMatchObject({
    name: `Casa casa (${shown})`,
    textLanguage: shown,
    textLanguages: languages.filter((one) => own.includes(one)),
  });
});

test('a language that the site offers and a property has no texts in looks odd, with what is shown instead', async () => {
  const { missing } = await written(['en', 'de'], ['en', 'pt', 'de']);
  expect(missing).toEqual([
    ['pt.yaml', 'the file is missing; in this language the site shows the texts of en.yaml'],
  ]);
});

test('the languages that stand in for another begin with the first of the site, and are written ones', async () => {
  expect((await written(['en', 'fr', 'de'], ['de', 'en', 'pt'])).unit.standIns).toEqual(['de', 'en', 'fr']);
  expect((await written(['fr', 'es'], ['pt', 'es'])).unit.standIns).toEqual(['fr', 'es']);
});

test('a property without any texts is a mistake that names the first file to write', async () => {
  await expect(written([], ['pt', 'en'])).rejects.toThrow(
    'pt.yaml: the file is missing; a property has its texts in one language at least',
  );
  await expect(written([], ['pt', 'en'])).rejects.toBeInstanceOf(ContentRefused);
});
