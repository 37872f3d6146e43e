import { completeLanguages, locales, type Language } from '../../../contract/values/language.ts';
import { pathInLanguage } from '../../../contract/rules/addresses.ts';
import {
  isOfThisSite,
  photoVersion,
  previewPicture,
  previewSize,
} from '../../../contract/values/pictures.ts';
import type { PageData, Rendered, SiteSettings } from '../../../src/entry-server.tsx';
import type { EntryServer, PageFiles } from '../build/build.ts';
import { hoistLinks } from './headTags.ts';
import { getLanguages, pickWrittenLanguage } from './pageLanguages.ts';
import { getShown } from './pageSummary.ts';
import { offlinePage } from './offlinePage.ts';
import { webManifestAddress } from './webManifest.ts';
import { attributes, element, escaped, inScript } from './html.ts';
import { getStyleTags } from './styleTags.ts';

interface Parts {
  path: string;
  /** The query of the canonical address; empty if the page has none. */
  query: string;
  rendered: Rendered;
  files: PageFiles;
  settings: SiteSettings;
  entry: EntryServer;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
  /** The version of the build. */
  version: string | undefined;
  /** The page's structured data (schema.org) for search engines. */
  structured?: object | undefined;
}

const ogLocale = (language: Language) => locales[language].replace('-', '_');

/** Returns the photo's content hash as a query, so that the address of the picture changes with the photo. */
function querying(photo: string | undefined): string {
  const version = photo === undefined ? undefined : photoVersion(photo).version;
  return version === undefined ? '' : `?v=${version}`;
}

/**
 * Returns the Open Graph properties of a shared link's picture: a drawn preview, unless the photo is on another host.
 */
function getPicture(rendered: Rendered, publicUrl: string) {
  const { language, head } = rendered;
  const { heading, place, photo } = getShown(rendered);
  const alt = [[heading, place].filter(Boolean).join(', '), head.image?.alt].filter(Boolean).join(': ');
  if (photo !== undefined && !isOfThisSite(photo)) return { 'og:image': photo, 'og:image:alt': alt };
  return {
    'og:image': publicUrl + previewPicture(language, head.property?.id) + querying(photo),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': alt,
  };
}

function alternates({
  path,
  query,
  rendered,
  settings: { publicUrl, languages: offered = completeLanguages },
}: Parts) {
  const { language, head } = rendered;
  const address = (one: Language) => publicUrl + pathInLanguage(path, one) + query;
  const canonical = (href: string) => element('link', { rel: 'canonical', href });
  const written = getLanguages(offered, head.textLanguages);
  // A page whose texts are in another language duplicates the page in that language.
  if (!written.includes(language))
    return [canonical(address(pickWrittenLanguage(head.textLanguage, written)))];
  const links = written.map((one) =>
    element('link', { rel: 'alternate', hreflang: one, href: address(one) }),
  );
  const fallbackLink = element('link', {
    rel: 'alternate',
    hreflang: 'x-default',
    href: address(pickWrittenLanguage(offered[0], written)),
  });
  return [canonical(publicUrl + path + query), ...links, fallbackLink];
}

function preview({ path, query, rendered, settings }: Parts) {
  const { head, language } = rendered;
  const { title, description, query: shownQuery } = rendered.preview ?? { ...head, query };
  const properties = {
    'og:type': 'website',
    'og:site_name': settings.productName,
    'og:title': title,
    'og:description': description,
    // Networks show the preview of this address, which therefore contains the stay; the canonical address does not.
    'og:url': settings.publicUrl + path + shownQuery,
    'og:locale': ogLocale(language),
    ...getPicture(rendered, settings.publicUrl),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    // Other values are read from the Open Graph properties above.
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Returns the theme colours of the browser's toolbars, one per colour scheme. */
const coloursOfBars = ({ entry: { pageColours } }: Parts) =>
  (['light', 'dark'] as const).map((mode) =>
    element('meta', {
      name: 'theme-color',
      content: pageColours[mode],
      media: `(prefers-color-scheme: ${mode})`,
    }),
  );

function getHead(parts: Parts) {
  const { rendered, files, entry, ownStyle } = parts;
  return [
    `<title>${escaped(rendered.head.title)}</title>`,
    element('meta', { name: 'description', content: rendered.head.description }),
    element('link', { rel: 'manifest', href: webManifestAddress(rendered.language) }),
    ...coloursOfBars(parts),
    `<script>${entry.colourModeScript}</script>`,
    ...getStyleTags(files.styles, ownStyle),
    ...(isListed(rendered)
      ? [...alternates(parts), ...preview(parts)]
      : [element('meta', { name: 'robots', content: 'noindex' })]),
  ];
}

function getData({ rendered, files, settings, version }: Parts): PageData {
  const { language, status, state } = rendered;
  const { entry, preload } = files;
  const keep = files.cached && [
    ...files.cached,
    ...(settings.languages ?? completeLanguages).map(offlinePage),
  ];
  return { language, status, settings, state, version, entry, preload, keep };
}

/** At the end of the document, because browsers do not need it. */
const structuredData = (structured: object | undefined) =>
  structured ? `\n    <script type="application/ld+json">${inScript(structured)}</script>` : '';

/** Returns the scripts that start with the page. */
const getScripts = ({ rendered, entry }: Parts) =>
  [entry.startScript, ...(isListed(rendered) ? [] : [entry.fragmentScript])]
    .map((script) => `<script>${script}</script>`)
    .join('');

/** Whether search engines may list a page. */
export const isListed = ({ status, route }: Rendered): boolean => status === 200 && route?.isIndexed === true;

/** Renders a page's complete document from the template and the rendered parts. */
export function renderDocument(template: string, parts: Parts): string {
  const { links, html } = hoistLinks(parts.rendered.html);
  const data = `<script type="application/json" id="${parts.entry.pageDataId}">${inScript(getData(parts))}</script>`;
  const insertions: Record<string, string> = {
    '<html>': `<html${attributes({ lang: parts.rendered.language })}>`,
    '<!--head-->': [links, ...getHead(parts)].join('\n    '),
    '<!--page-->': html,
    '<!--data-->': parts.rendered.isStatic
      ? ''
      : `${data}\n    ${getScripts(parts)}${structuredData(parts.structured)}`,
  };
  return template.replace(/<html>|<!--(head|page|data)-->/g, (mark) => insertions[mark] ?? mark);
}
