import { parse } from 'node:path';
import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { PageFiles } from './build.ts';

interface Chunk {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
  /** Fonts and images. */
  assets?: readonly string[];
}

/** Vite's manifest of the built files. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Returns a chunk and all chunks that it imports statically, each once, with dependencies last. */
export function getClosure(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return keys.flatMap(visit);
}

const entryKey = 'src/entry-client.tsx';

/** Returns the keys of the code that a page runs on load: entry, page and texts. */
function getKeys(manifest: Manifest, file: string | undefined, language: Language): string[] {
  const texts = `locales/${language}/messages.json?compiled`;
  if (file === undefined) return [entryKey, texts];
  const first = `${texts}&first=${parse(file).name}`;
  return [entryKey, file, first in manifest ? first : texts];
}

/** The pages that open without a connection, with the chunks that they load later. */
const loadedLater: Readonly<Record<string, readonly string[]>> = {
  'src/pages/reservation.tsx': [
    'src/actors/reservation.ts',
    'src/frame/browser/openBrowserApi.ts',
    'src/frame/browser/ShellComponents.tsx',
  ],
};

const isFont = (name: string) => name.endsWith('.woff2');
const address = (name: string) => `/${name}`;

/** Returns all files of a page that opens without a connection, its entry first; undefined for other pages. */
function getOfflineFiles(manifest: Manifest, file: string | undefined, language: Language) {
  const later = loadedLater[file ?? ''];
  if (!later) return undefined;
  const chunks = getClosure(manifest, [...getKeys(manifest, file, language), ...later]);
  const files = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  return [...new Set([manifest[entryKey]!.file, ...files])].map(address);
}

/** Returns the files that the HTML of a page loads. */
export function getFiles(manifest: Manifest, file: string | undefined, language: Language): PageFiles {
  const chunks = getClosure(manifest, getKeys(manifest, file, language));
  const keep = getOfflineFiles(manifest, file, language);
  return {
    entry: address(manifest[entryKey]!.file),
    preload: chunks.map((chunk) => address(chunk.file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    fonts: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))].filter(isFont).map(address),
    ...(keep && { cached: keep }),
  };
}

const dashboardKey = 'src/dashboard/entry.tsx';

/** The code of the first page, which people open most often. */
const firstPageKey = 'src/dashboard/pages/today.tsx';

/** Returns the keys of the code that a page of the dashboard needs first, and of its texts. */
export const getDashboardKeys = (language: Language, ...pageKeys: string[]): string[] => [
  dashboardKey,
  ...pageKeys,
  `locales/${language}/dashboard.json?compiled&first=dashboardPages`,
  `locales/${language}/messages.json?compiled&first=dashboard`,
];

/** Returns the files that the HTML of a page of the dashboard loads. */
export function getDashboardFiles(
  manifest: Manifest,
  language: Language,
  path: string,
): Pick<PageFiles, 'entry' | 'preload' | 'styles'> {
  const pageKeys = path === dashboardPage ? [firstPageKey] : [];
  const chunks = getClosure(manifest, getDashboardKeys(language, ...pageKeys));
  return {
    entry: address(manifest[dashboardKey]!.file),
    preload: chunks.map((chunk) => address(chunk.file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
  };
}
