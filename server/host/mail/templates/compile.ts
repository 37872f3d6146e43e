import { readFile } from 'node:fs/promises';
import { templateNames, type TemplateName } from './names.ts';

const source = (name: string) => readFile(new URL(`./${name}.mjml`, import.meta.url), 'utf8');

// MJML adds spaces to comments between its elements.
const mark = /<!--\s*(each|end) (\w+)\s*-->/g;

/**
 * Compiles the templates to HTML for e-mail programs. The result is committed (`npm run mails`), because MJML takes
 * half a second and 80 MB to load.
 */
export async function compileTemplates(): Promise<Record<TemplateName, string>> {
  const { default: mjml2html } = await import('mjml');
  const compiled = templateNames.map(async (name) => {
    const { html } = await mjml2html(await source(name), {
      validationLevel: 'strict',
      keepComments: true,
      // Fonts from another server would reveal that an e-mail was opened.
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
