import type { Language } from '../../../contract/language.ts';
import type { PageFiles } from './build.ts';

interface Chunk {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

/** Vite's record of what it built. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and everything that it imports statically, each once, what is needed first last. */
export function closureOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
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

/** The keys of what a page runs before anybody does anything: entry, page, and texts. */
const keysOf = (file: string | undefined, language: Language): string[] => [
  entryKey,
  ...(file === undefined ? [] : [file]),
  `locales/${language}.json?compiled`,
];

/** What the HTML of a page asks for. */
export function filesOf(manifest: Manifest, file: string | undefined, language: Language): PageFiles {
  const chunks = closureOf(manifest, keysOf(file, language));
  const address = (name: string) => `/${name}`;
  return {
    entry: address(manifest[entryKey]!.file),
    preload: chunks.map((chunk) => address(chunk.file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
  };
}
