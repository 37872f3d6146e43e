import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../scripts/languages/addLanguage.ts';
import { localesFolder, readJson, messageFiles } from '../../scripts/languages/folders.ts';
import { reportLanguage } from '../../scripts/languages/reportLanguage.ts';
import { createTable, readTable } from '../../scripts/languages/table.ts';
import { compiledMessages } from '../../scripts/vite/messages.ts';
import { createTestFolder } from '../support/folders.ts';

/** Returns a copy of the folders of English and German with the new folder of Italian. */
async function addItalian() {
  const folder = await createTestFolder();
  for (const code of ['en', 'de']) cpSync(join(localesFolder, code), join(folder, code), { recursive: true });
  addLanguage('it', folder);
  return folder;
}

test('the table of languages is the one that npm run fix writes from the folders', () => {
  expect(createTable(readTable())).toBe(readTable());
});

test('the table keeps its order, appends new folders and omits languages without a folder', async () => {
  const table = createTable(readTable(), await addItalian());
  expect(table).toContain("export const languages = ['en', 'de', 'it'] as const;");
  expect(table).toContain("incompleteLanguages: readonly Language[] = ['it'];");
  expect(table).toContain("  it: 'Italiano',");
  expect(table).toContain("  it: 'it-IT',");
});

test('a new language has the names of countries in its alphabetical order, and no texts', async () => {
  const folder = join(await addItalian(), 'it');
  expect(readdirSync(folder).toSorted()).toEqual(
    [...messageFiles, 'countries.ts', 'language.json'].toSorted(),
  );
  expect(readJson(join(folder, 'messages.json'))).toEqual({});
  const names = [...readFileSync(join(folder, 'countries.ts'), 'utf8').matchAll(/^ {2}(\w\w): '(.+)',$/gm)];
  expect(names).toHaveLength(250);
  expect(names.map(([, code]) => code).slice(0, 2)).toEqual(['AF', 'AL']);
  expect(Object.fromEntries(names.map(([, code, name]) => [code, name]))).toMatchObject({
    CI: 'Costa d’Avorio',
    DE: 'Germania',
    XK: 'Kosovo',
  });
});

test.each([
  ['xx', 'xx is not a language. Use its code of two letters (ISO 639-1), such as it.'],
  ['it-IT', 'it-IT is not a language. Use its code of two letters (ISO 639-1), such as it.'],
  ['he', 'Hebrew is written from right to left, which the pages do not support.'],
  ['de', 'locales/de exists. "report de" lists what it lacks.'],
])('the folder of %s is not created: %s', (code, message) => {
  expect(() => addLanguage(code)).toThrow(message);
});

test('the report of a new language lists each text that is missing', async () => {
  const folder = await addItalian();
  const ids = Object.keys(readJson(join(folder, 'en/messages.json')) as object);
  const report = reportLanguage('it', folder);
  expect(report[0]).toBe('Italiano (it, it-IT): incomplete, and offered only if LANGUAGES names it');
  expect(report.slice(1, 3)).toEqual([`messages.json: 0 of ${ids.length} texts`, `  missing: ${ids[0]}`]);
  expect(report.slice(-4)).toEqual([
    'legal/privacy.md: missing',
    'legal/terms.md: missing',
    'legal/imprint.md: missing',
    'countries.ts: the names of organisations (otherNames) are in English',
  ]);
});

test('the report of a translated language says how to declare it complete', async () => {
  const folder = await addItalian();
  const facts = { name: 'Deutsch', locale: 'de-DE', isComplete: false };
  writeFileSync(join(folder, 'de/language.json'), JSON.stringify(facts));
  expect(reportLanguage('de', folder).at(-1)).toBe(
    'Nothing is missing: set isComplete to true in locales/de/language.json, and run npm run fix.',
  );
  expect(() => reportLanguage('nl', folder)).toThrow(
    'locales/nl does not exist. "npm run language -- add nl" creates it.',
  );
});

test('the build replaces messages that are not translated with English', async () => {
  const folder = await addItalian();
  writeFileSync(join(folder, 'it/messages.json'), JSON.stringify({ 'contact.send': 'Invia' }));
  const load = compiledMessages().load as (this: object, id: string) => Promise<{ code: string }>;
  const { code } = await load.call(
    { addWatchFile: () => undefined },
    join(folder, 'it/messages.json?compiled'),
  );
  expect(code).toContain('Invia');
  expect(code).toContain('Skip to content');
});
