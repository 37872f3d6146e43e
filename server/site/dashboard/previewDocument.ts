import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { picturesBase } from '../../../contract/values/pictures.ts';
import type { Rendered } from '../../../src/entry-server.tsx';
import type { PageFiles } from '../build/build.ts';
import { hoistLinks } from '../pages/headTags.ts';
import { attributes, element, escaped } from '../pages/html.ts';
import { getStyleTags } from '../pages/styleTags.ts';

/** The path of the locator map of a preview, for people who have signed in. */
export const previewLocator = (property: string, drawing: string): string =>
  `${dashboardBase}/properties/${property}/locator/${drawing}`;

/**
 * Returns the HTML of a page without effects: its links lead nowhere, except within the page, it says nothing about
 * missing JavaScript, and its map is that of the preview. React escapes quotation marks in the values of attributes, so no
 * text looks like an attribute.
 */
const withoutEffects = (html: string, property: string): string =>
  html
    .replaceAll(`"${picturesBase}/locator/${property}/`, `"${previewLocator(property, '')}`)
    .replaceAll(/<noscript\b[^>]*>.*?<\/noscript>/gs, '')
    .replaceAll(/<a\b[^>]*>/g, (tag) => tag.replace(/ href="(?!#)[^"]*"/, ''));

interface Parts {
  template: string;
  rendered: Pick<Rendered, 'html' | 'language'> & { head: Pick<Rendered['head'], 'title'> };
  styles: PageFiles['styles'];
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
  /** The id of the property. */
  property: string;
}

/** Renders the document of a preview. It runs no scripts. */
export function renderPreview({ template, rendered, styles, ownStyle, property }: Parts): string {
  const { links, html } = hoistLinks(rendered.html);
  const head = [
    links,
    `<title>${escaped(rendered.head.title)}</title>`,
    element('meta', { name: 'robots', content: 'noindex' }),
    ...getStyleTags(styles, ownStyle),
  ];
  const insertions: Record<string, string> = {
    '<html>': `<html${attributes({ lang: rendered.language })}>`,
    '<!--head-->': head.join('\n    '),
    '<!--page-->': withoutEffects(html, property),
    '<!--data-->': '',
  };
  return template.replace(/<html>|<!--(head|page|data)-->/g, (mark) => insertions[mark] ?? mark);
}
