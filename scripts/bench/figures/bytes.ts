import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { languages } from '../../../contract/values/language.ts';
import { getFiles, type Manifest } from '../../../server/site/build/manifest.ts';
import type { Figure, Row } from '../figure.ts';
import { inWords } from '../table.ts';

const client = resolve(import.meta.dirname, '../../../dist/client');

async function getBytes(files: readonly string[]): Promise<number> {
  const read = await Promise.all(files.map((file) => readFile(resolve(client, `.${file}.br`))));
  return read.reduce((sum, { length }) => sum + length, 0);
}

/** Measures the scripts that a page runs without interaction, in the language with the longest texts. */
export const bytes: Figure = async () => {
  const manifest = JSON.parse(await readFile(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const measure = async (page: string, most: number): Promise<Row> => {
    const preloaded = languages.map(
      (language) => getFiles(manifest, `src/pages/${page}.tsx`, language).preload,
    );
    const sums = await Promise.all(preloaded.map(getBytes));
    const heaviest = preloaded[sums.indexOf(Math.max(...sums))]!;
    const notes = heaviest.map(async (file) => `${inWords(await getBytes([file]), 'bytes')} ${file}`);
    return {
      id: `bytes.${page}`,
      name: `${page} page: scripts, brotli`,
      unit: 'bytes',
      measured: Math.max(...sums),
      goal: { most },
      notes: await Promise.all(notes),
    };
  };
  return [await measure('property', 97_000), await measure('landing', 85_000)];
};
