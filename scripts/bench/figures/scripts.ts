import { brotliCompressSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { languages } from '../../../contract/language.ts';
import { getFiles, type Manifest } from '../../../server/site/build/manifest.ts';
import type { Figure } from '../figure.ts';
import { inWords } from '../table.ts';

const client = resolve(import.meta.dirname, '../../../dist/client');

async function getBytes(files: readonly string[]): Promise<number> {
  const read = await Promise.all(files.map((file) => readFile(resolve(client, `.${file}.br`))));
  return read.reduce((sum, { length }) => sum + length, 0);
}

/** Measures the scripts that a page runs without interaction, in the language with the longest texts. */
export const scripts: Figure = async ({ barePage }) => {
  const manifest = JSON.parse(await readFile(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const bare = await barePage();
  const floor = bare.scripts.reduce((sum, name) => sum + brotliCompressSync(bare.files.get(name)!).length, 0);
  const row = async (page: string, most: number) => {
    const preloaded = languages.map(
      (language) => getFiles(manifest, `src/pages/${page}.tsx`, language).preload,
    );
    const bytes = await Promise.all(preloaded.map(getBytes));
    const heaviest = preloaded[bytes.indexOf(Math.max(...bytes))]!;
    const notes = heaviest.map(async (file) => `${inWords(await getBytes([file]), 'bytes')} ${file}`);
    return {
      id: `scripts.${page}`,
      name: `${page} page: scripts, brotli`,
      unit: 'bytes',
      measured: Math.max(...bytes),
      goal: { most },
      floors: [
        { name: 'bare React', measured: floor },
        { name: 'static', measured: 0 },
      ],
      notes: await Promise.all(notes),
    } as const;
  };
  return [await row('property', 97_000), await row('landing', 84_850)];
};
