import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { markUnhinted } from './unhinted.ts';

const { resolve } = createRequire(import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** What is written in English, Portuguese, French, German and Spanish, and in names of countries. */
export const letters = [
  ascii,
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŒ',
  'àáâãäåæçèéêëìíîïñòóôõöùúûüœÿß',
  '¡¿ªº°§©·•–—‘’‚“”„«»‹›…×−€£',
  // Spaces that do not break, and narrow ones, as Intl writes them.
  '\u00a0\u2009\u202f',
].join('');

// Pairs, marks and figures of one width; nothing else of what faces can do is asked for.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

const faces = [
  {
    name: 'figtree',
    of: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    // The weights that styles name.
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'instrument-serif',
    of: '@fontsource/instrument-serif',
    file: 'instrument-serif-latin-400-normal.woff2',
    axes: undefined,
  },
];

/** The faces of the site, cut to what its languages are written in, with the licence of each. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, of, file, axes } of faces) {
    const whole = await readFile(resolve(`${of}/files/${file}`));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'sfnt',
      // Screens of today draw letters without.
      noHinting: true,
      keepFeatures,
      ...(axes && { variationAxes: axes }),
    });
    const written = await subsetFont(markUnhinted(cut), letters, { targetFormat: 'woff2', keepFeatures });
    files.set(`${name}.woff2`, new Uint8Array(written));
    files.set(`${name}.license.txt`, new Uint8Array(await readFile(resolve(`${of}/LICENSE`))));
  }
  return files;
}
