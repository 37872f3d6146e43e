import { createRequire } from 'node:module';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inOrder } from './inOrder.ts';
import { readManifest } from '../pictures.ts';
import type { Product } from '../product.ts';
import type { Atlas } from './base/atlas.ts';
import { drawMachines } from './drawn.ts';
import { renderDocument, type Frame, type Page } from './base/sitePage.ts';
import { getPages } from './pages/all.ts';
import { scriptOfPages, scriptOfSearch } from './script.ts';
import { createSearchIndex } from './searchIndex.ts';
import { fonts, styleOfPages } from './style.ts';
import { writeThumbnails } from './thumbnails.ts';

/** A folder that other commands write; builds keep it. */
const pictures = 'pictures';
const thumbnails = 'thumbnails';
const kept = new Set([pictures, thumbnails]);

async function open(product: Product, folder: string): Promise<Atlas> {
  const taken = readManifest(join(folder, pictures));
  const manifest = taken && inOrder(taken, product);
  const small = manifest
    ? await writeThumbnails(manifest, join(folder, pictures), join(folder, thumbnails))
    : new Map<string, string>();
  return {
    product,
    ...(await drawMachines(product)),
    manifest,
    thumbnails: new Map([...small].map(([file, name]) => [file, `${thumbnails}/${name}`])),
  };
}

const getFrame = ({ product, manifest }: Atlas, more: readonly Page[]): Frame => ({
  product: product.name,
  entries: [
    { address: '', words: 'Overview' },
    { address: 'states/', words: 'States' },
    { address: 'mails/', words: 'E-mails' },
    ...more.flatMap(({ address, entry }) => (entry === undefined ? [] : [{ address, words: entry }])),
  ],
  source:
    manifest === undefined
      ? 'Generated from the statecharts, without pictures.'
      : `Generated from the statecharts. Pictures of commit ${manifest.commit.slice(0, 8)}, taken on ${manifest.takenAt.slice(0, 10)} in ${Math.ceil(manifest.seconds / 60)} min.`,
});

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function clear(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    if (!kept.has(entry)) await rm(join(folder, entry), { recursive: true });
  }
}

/** Formats JSON as a script, also for browsers that treat U+2028 and U+2029 as line ends. */
const asScript = (name: string, data: unknown) => `globalThis.${name}=${JSON.stringify(data)}\n`;

/**
 * Builds the pages of a product into a folder, and keeps the pictures there. The pages need no server: all links are
 * relative.
 * @param more additional pages, such as reports
 * @returns the number of pages
 */
export async function buildSite(
  product: Product,
  folder: string,
  more: readonly Page[] = [],
): Promise<number> {
  const atlas = await open(product, folder);
  const pages = [...getPages(atlas), ...more];
  const frame = getFrame(atlas, more);
  const documents = await Promise.all(pages.map((page) => renderDocument(page, frame)));
  const [script, search] = await Promise.all([scriptOfPages(), scriptOfSearch()]);
  await clear(folder);
  for (const [index, { address }] of pages.entries()) {
    await write(folder, `${address}index.html`, documents[index]!);
  }
  await write(folder, 'atlas.css', styleOfPages());
  await write(folder, 'atlas.js', script);
  await write(folder, 'search.js', `${search}\n${asScript('searchEntries', createSearchIndex(atlas))}`);
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts)) await cp(resolve(file), join(folder, 'fonts', name));
  return pages.length;
}
