import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dashboardPage, dashboardPages } from '../../contract/dashboard/pages.ts';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import {
  getClosure,
  getDashboardFiles,
  getDashboardKeys,
  type Manifest,
} from '../../server/site/build/manifest.ts';
import { requireBuild } from './support/requireBuild.ts';

await requireBuild();
const folder = resolve(import.meta.dirname, '../../dist/dashboard');
const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

const countBytes = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + readFileSync(resolve(folder, `${file}.br`)).length, 0);

const source = readFileSync(resolve(import.meta.dirname, '../../src/dashboard/routes.ts'), 'utf8');

/** The files of texts that are loaded with each part of the dashboard, besides those that every page has. */
const textFiles: Readonly<Record<string, readonly string[]>> = {
  others: ['dashboard.json?compiled&rest=dashboardPages'],
  access: ['access.json?compiled'],
  registration: ['registration.json?compiled'],
  channels: ['channels.json?compiled'],
  desk: ['desk.json?compiled'],
  health: ['health.json?compiled'],
  imports: ['imports.json?compiled'],
  more: ['more.json?compiled'],
  settings: ['settings.json?compiled'],
  uploads: ['uploads.json?compiled'],
  signIn: ['signIn.json?compiled'],
  timeline: ['timeline.json?compiled'],
  welcome: ['welcome.json?compiled'],
  properties: [
    'properties.json?compiled',
    'content.json?compiled',
    'messages.json?compiled&first=dashboardProperties',
  ],
};

/** The parts of the dashboard whose texts are loaded with a page. */
function findParts(page: string): string[] {
  const [, isFirst, parts = ''] =
    new RegExp(`(withTexts\\()?\\(\\) => import\\('./${page.slice(14)}'\\)((?:, '\\w+')*)`).exec(source) ??
    [];
  if (isFirst === undefined) return [];
  return ['others', ...(parts.match(/\w+/g) ?? [])];
}

/** The scripts and styles that a page of the dashboard loads first, with the texts of a language. */
const getFirstFiles = (page: string, language: Language) =>
  getClosure(manifest, [
    ...getDashboardKeys(language, page),
    ...findParts(page).flatMap((part) => textFiles[part]!.map((file) => `locales/${language}/${file}`)),
  ]).flatMap(({ file, css = [] }) => [file, ...css]);

const pages = Object.keys(manifest).filter((key) => /^src\/dashboard\/pages\/.*\.tsx$/.test(key));

test('the build has a file for each page of the dashboard', () => {
  expect(pages.length).toBeGreaterThan(5);
});

/** The maximum weight in bytes: more for the pages of properties, which load the editor when one is opened. */
const getLimit = (page: string) => (findParts(page).includes('properties') ? 190_000 : 150_000);

test.each(pages.map((page) => [page, getLimit(page)] as const))(
  'the first load of %s weighs less than %d bytes in every language',
  (page, limit) => {
    const weights = completeLanguages.map((language) => countBytes(getFirstFiles(page, language)));
    expect(Math.max(...weights)).toBeLessThan(limit);
  },
);

test('the browser begins to load the texts with the page, and the code of the first page', () => {
  const getPreloaded = (path: string) => getDashboardFiles(manifest, 'de', path).preload.join(' ');
  const today = manifest['src/dashboard/pages/today.tsx']!.file;
  for (const key of [
    'locales/de/dashboard.json?compiled&first=dashboardPages',
    'locales/de/messages.json?compiled&first=dashboard',
  ])
    expect(getPreloaded(dashboardPages.calendar)).toContain(manifest[key]!.file);
  expect(getPreloaded(dashboardPage)).toContain(today);
  expect(getPreloaded(dashboardPages.calendar)).not.toContain(today);
});

test('the scripts contain no schemas of answers, which only the server checks', () => {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const states = /\bonline\b.{1,3}\bincomplete\b.{1,3}\bretired\b/;
  const withSchemas = scripts.filter(({ file }) => states.test(readFileSync(resolve(folder, file), 'utf8')));
  expect(withSchemas.map(({ file }) => file)).toEqual([]);
});
