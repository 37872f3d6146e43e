import { readFile } from 'node:fs/promises';
import { templateNames, type TemplateName } from './names.ts';

const source = (name: string) => readFile(new URL(`./${name}.mjml`, import.meta.url), 'utf8');

// mjml writes the comments between its elements with spaces inside.
const mark = /<!--\s*(each|end) (\w+)\s*-->/g;

/**
 * Turns the templates into the HTML that mail programs understand. Done beforehand
 * (`npm run mails`): mjml takes half a second and 80 MB to load, which no server should spend.
 */
export async function compileTemplates(): Promise<Record<TemplateName, string>> {
  const { default: mjml2html } = await import('mjml');
  const compiled = templateNames.map(async (name) => {
    const { html } = await mjml2html(await source(name), {
      validationLevel: 'strict',
      keepComments: true,
      // Nobody else learns that a mail was opened.
      fonts: {},
    });
    const lines = html
      .replaceAll(mark, '<!--$1 $2-->')
      .split('\n')
      .map((line) => line.trim());
    return [name, `${lines.filter((line) => line !== '').join('\n')}\n`] as const;
  });
  return Object.fromEntries(await Promise.all(compiled)) as Record<TemplateName, string>;
}
