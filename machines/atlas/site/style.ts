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
 * Colours, dark ones too where the system asks for them: what is written for a chosen dark is repeated for the system's.
 */
function colours(): string {
  const written = read('colours');
  const dark = `:root[data-scheme='dark']`;
  const ofSystem = written.slice(written.indexOf(dark)).replace(dark, ':root:not([data-scheme])');
  return `${written}\n@media screen and (prefers-color-scheme: dark) {\n${ofSystem}}\n`;
}

/** The style sheet of the pages. */
export const styleOfPages = (): string => [colours(), readCharts(), ...parts.map(read)].join('\n');

/** The faces that it names, by the files of their packages. */
export const fonts: Readonly<Record<string, string>> = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'instrument-serif.woff2': '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
};
