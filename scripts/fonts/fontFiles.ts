import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { markUnhinted } from './unhinted.ts';

const { resolve } = createRequire(import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Characters of English, Portuguese, French, German and Spanish texts, and of country names. */
export const letters = [
  ascii,
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŒ',
  'àáâãäåæçèéêëìíîïñòóôõöùúûüœÿß',
  '¡¿ªº°§©·•–—‘’‚“”„«»‹›…×−€£',
  // No-break and narrow spaces in the output of Intl.
  '\u00a0\u2009\u202f',
].join('');

// Kerning, marks and tabular figures; the site uses no other font features.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

const faces = [
  {
    name: 'figtree',
    of: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    // The font weights in the styles.
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'instrument-serif',
    of: '@fontsource/instrument-serif',
    file: 'instrument-serif-latin-400-normal.woff2',
    axes: undefined,
  },
];

/** Returns the fonts of the site, reduced to the characters of its languages, with their licences. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, of, file, axes } of faces) {
    const whole = await readFile(resolve(`${of}/files/${file}`));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'sfnt',
      // Current screens render text without hinting.
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
