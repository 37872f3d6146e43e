import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import type { RentalUnit } from '../../../contract/rentalUnit.ts';
import { pictureWidths, sizedPicture } from '../../../contract/rules/pictures.ts';
import { inScript } from '../../../server/site/pages/html.ts';
import type * as server from './page/server.tsx';
import type { ShownUnit } from './page/shownUnit.ts';

const root = resolve(import.meta.dirname, 'page');

/** Returns the photo in the widths that the site has. */
const getPhoto = ({ src, alt, width }: RentalUnit['photos'][number]): ShownUnit['photo'] => ({
  src: sizedPicture(src, 1024),
  srcSet: pictureWidths
    .filter((one) => one <= width)
    .map((one) => `${sizedPicture(src, one)} ${one}w`)
    .join(', '),
  alt,
});

const getShown = (unit: RentalUnit): ShownUnit => ({
  name: unit.name,
  summary: unit.summary,
  description: unit.description.split('\n\n'),
  photo: getPhoto(unit.photos[0]!),
  highlights: unit.highlights.map(({ title, text }) => ({ title, text })),
  amenities: unit.amenities.map(({ code }) => code),
  rate: unit.pricing.rate,
});

interface Chunk {
  file: string;
  css?: readonly string[];
}

/** Builds a part of the page with the settings of the site. */
async function made(input: string, outDir: string, isServer: boolean): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    // The built file runs in a folder without packages.
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: isServer,
      manifest: !isServer,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(root, input) },
    },
  };
  await build(config);
}

function renderDocument(unit: ShownUnit, html: string, { file, css = [] }: Chunk): string {
  const styles = css.map((href) => `<link rel="stylesheet" href="/${href}" />`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${unit.name}</title><meta name="description" content="A bare page" />${styles}<script type="module" src="/${file}"></script></head><body><div id="root">${html}</div><script type="application/json" id="unit">${inScript(unit)}</script></body></html>`;
}

export interface BarePage {
  html: string;
  /** The built files, by path. */
  files: ReadonlyMap<string, Buffer>;
  scripts: readonly string[];
  /** Renders the page again. */
  render: () => string;
}

/** Builds the page of a property with only React and native form controls, rendered on the server and hydrated. */
export async function buildBarePage(unit: RentalUnit): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  try {
    const [client, ssr] = [join(folder, 'client'), join(folder, 'server')];
    await made('client.tsx', client, false);
    await made('server.tsx', ssr, true);
    const { render } = (await import(pathToFileURL(join(ssr, 'server.js')).href)) as typeof server;
    const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >;
    const chunk = manifest['client.tsx']!;
    const names = [chunk.file, ...(chunk.css ?? [])];
    const files = await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(join(client, name))] as const),
    );
    const shown = getShown(unit);
    return {
      html: renderDocument(shown, render(shown), chunk),
      files: new Map(files),
      scripts: [`/${chunk.file}`],
      render: () => render(shown),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
