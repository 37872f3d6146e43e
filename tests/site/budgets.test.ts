import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { completeLanguages, languages, type Language } from '../../contract/values/language.ts';
import { getClosure, getFiles, type Manifest } from '../../server/site/build/manifest.ts';
import { requireBuild } from './support/requireBuild.ts';
import { unit } from './support/createFakeBackend.ts';
import { smallest } from '../../server/site/assets/encoded.ts';
import { openTestSite } from './support/site.ts';

await requireBuild();
const client = resolve(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest;

const getBytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + readFileSync(resolve(client, `${file}.br`)).length, 0);

/** The static imports of a page that run before any interaction: the entry and the page. */
const getChunks = (page: string) => getClosure(manifest, ['src/entry-client.tsx', `src/pages/${page}.tsx`]);

/** The file of what a page says first, and what it runs before anybody does anything. */
const getScripts = (page: string, language: Language) =>
  getFiles(manifest, `src/pages/${page}.tsx`, language).preload.map((address) => address.slice(1));

/** The hash in the name of a file: it changes with every change of the file, and with it the result of compression. */
const hash = /-[\w-]{8}(?=\.(?:js|css)\b)/g;

const countBytesWithoutHashes = (files: readonly string[]) =>
  files.reduce((sum, file) => {
    const script = readFileSync(resolve(client, file), 'utf8').replaceAll(hash, '');
    return sum + brotliCompressSync(script).length;
  }, 0);

/** The names and loaders of all languages, which every page contains. */
const languageBytes = 60 * languages.length;

test.each(
  completeLanguages.flatMap((language) => [
    ['landing', language, 84_340 + languageBytes] as const,
    ['property', language, 96_180 + languageBytes] as const,
  ]),
)(
  'the scripts of the %s page with its texts in %s weigh less than %i bytes without hashes',
  (page, language, budget) => {
    expect(countBytesWithoutHashes(getScripts(page, language))).toBeLessThan(budget);
  },
);

test.each(['landing', 'property'])('the %s page loads no state machines at first', (page) => {
  const scripts = getChunks(page).map(({ file }) => readFileSync(resolve(client, file), 'utf8'));
  expect(scripts.some((script) => script.includes('xstate.init'))).toBe(false);
});

test('the sections of a property that the server renders have their styles from the start', () => {
  const getStyles = (chunks: ReturnType<typeof getClosure>) => chunks.flatMap(({ css }) => css ?? []);
  const sections = ['src/views/property/sections.ts'];
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(sections));
  const styles = getStyles(getChunks('property'));
  expect(getStyles(getClosure(manifest, sections)).filter((file) => !styles.includes(file))).toEqual([]);
});

test('requests to the host need no code of the property page', () => {
  const files = getClosure(manifest, ['src/frame/browser/openBrowserApi.ts']).map(({ file }) => file);
  expect(files.filter((file) => file.includes('/property-'))).toEqual([]);
});

/** The bytes of HTML and styles: for the first visitor, and once the page has been compressed in the background. */
const firstPaint = async (path: string, page: string) => {
  const { ask } = await openTestSite();
  const send = async (encoding: string) =>
    new Uint8Array(await (await ask(path, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer());
  const styles = getBytes(new Set(getChunks(page).flatMap(({ css }) => css ?? [])));
  const html = await smallest(await send('identity'));
  return { first: (await send('br')).byteLength + styles, cached: html.byteLength + styles };
};

test.each(
  completeLanguages.flatMap((language: Language) => [
    [`/${language}`, 'landing', 6_900] as const,
    // About twelve packets with all photos, reviews and amenities, of which search engines alone read 600 bytes.
    [`/${language}/${unit.id}`, 'property', 17_700] as const,
  ]),
)('HTML and styles of %s, the %s page, weigh less than %i bytes', async (path, page, budget) => {
  const { first, cached } = await firstPaint(path, page);
  expect(cached).toBeLessThan(budget);
  expect(first).toBeLessThan(budget * 1.06);
});
