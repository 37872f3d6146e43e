import { readFileSync } from 'node:fs';

const parts = [
  'type',
  'page',
  'search',
  'overview',
  'state',
  'mails',
  'screens',
  'diagram',
  'chart',
  'review',
  'changes',
  'coverage',
  'print',
];

const read = (part: string) => readFileSync(new URL(`style/${part}.css`, import.meta.url), 'utf8');

const readCharts = () => readFileSync(new URL('../chart/chart.css', import.meta.url), 'utf8');

/**
 * Returns the colours of the pages. The rules for the selected dark scheme are repeated for the dark scheme of the
 * system.
 */
function colours(): string {
  const written = read('colours');
  const dark = `:root[data-scheme='dark']`;
  const ofSystem = written.slice(written.indexOf(dark)).replace(dark, ':root:not([data-scheme])');
  return `${written}\n@media screen and (prefers-color-scheme: dark) {\n${ofSystem}}\n`;
}

/** Returns the style sheet of the pages. */
export const styleOfPages = (): string => [colours(), readCharts(), ...parts.map(read)].join('\n');

/** The fonts in the style sheet, by file name. */
export const fonts: Readonly<Record<string, string>> = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'instrument-serif.woff2': '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
};
