import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from 'statechart-atlas/site';
import { product } from '../../scripts/atlas.config.ts';
import { drawPictures } from '../../e2e/atlas/samplePictures.ts';

/** The atlas of the product, built into a folder of its own, with a few pictures or with none. */
export async function builtAtlas(withPictures: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-atlas-'));
  if (withPictures) await drawPictures(product, join(folder, 'pictures'));
  await buildSite(product, folder);
  const files = globSync('**/*.html', { cwd: folder })
    .filter((file) => !file.startsWith('pictures'))
    .map((file) => file.replaceAll('\\', '/'));
  const pages = new Map<string, string>();
  for (const file of files) {
    pages.set(file.slice(0, -'index.html'.length), await readFile(join(folder, file), 'utf8'));
  }
  return {
    folder,
    /** Its pages, by their addresses. */
    pages,
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
