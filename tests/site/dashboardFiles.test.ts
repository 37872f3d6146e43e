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

/** The scripts and styles that every page of the dashboard loads first, with the texts of a language. */
const getFirstFiles = (language: string) =>
  getClosure(manifest, [
    'src/dashboard/entry.tsx',
    `locales/dashboard/${language}.json?compiled`,
    `locales/${language}.json?compiled&first=dashboard`,
  ]).flatMap(({ file, css = [] }) => [file, ...css]);

test.each(languages)('the first load of the dashboard in %s weighs less than 150 kB', (language) => {
  expect(countBytes(getFirstFiles(language))).toBeLessThan(150_000);
});
