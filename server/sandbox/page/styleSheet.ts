import { readFile } from 'node:fs/promises';
import { dark, light } from '../../../src/theme/colours.ts';

/** Declares the colours as custom properties, such as `--primary-wash`. */
const declareColours = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(
      ([name, value]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join(' ');

/** Returns the style sheet of the sandbox's pages, with the colours of the site. */
export async function readStyleSheet(): Promise<string> {
  const rules = await readFile(new URL('../style.css', import.meta.url), 'utf8');
  return [
    `:root { ${declareColours(light)} }`,
    `@media (prefers-color-scheme: dark) { :root { ${declareColours(dark)} } }`,
    rules,
  ].join('\n');
}
