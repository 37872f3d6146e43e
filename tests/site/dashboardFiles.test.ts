import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { getClosure, type Manifest } from '../../server/site/build/manifest.ts';
import { requireBuild } from './support/requireBuild.ts';

await requireBuild();
const folder = resolve(import.meta.dirname, '../../dist/dashboard');
const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

const countBytes = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + readFileSync(resolve(folder, `${file}.br`)).length, 0);

/** The scripts and styles that a page of the dashboard loads first, with the texts of a language. */
const getFirstFiles = (page: string, language: string) =>
  getClosure(manifest, [
    'src/dashboard/entry.tsx',
    page,
    `locales/dashboard/${language}.json?compiled`,
    `locales/${language}.json?compiled&first=dashboard`,
  ]).flatMap(({ file, css = [] }) => [file, ...css]);

const pages = Object.keys(manifest).filter((key) => /^src\/dashboard\/pages\/.*\.tsx$/.test(key));

test('the build has a file for each page of the dashboard', () => {
  expect(pages.length).toBeGreaterThan(5);
});

test.each(pages)('the first load of %s weighs less than 150 kB in every language', (page) => {
  const weights = languages.map((language) => countBytes(getFirstFiles(page, language)));
  expect(Math.max(...weights)).toBeLessThan(150_000);
});
