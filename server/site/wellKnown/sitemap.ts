import { languages, type Language } from '../../../contract/language.ts';
import { landingPage, onlyProperty, propertyPage } from '../../../contract/rules/addresses.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { Backend } from '../backend/backend.ts';
import { getLanguages, pickWrittenLanguage } from '../pages/pageLanguages.ts';
import { escaped } from '../pages/html.ts';

/** Returns a page's address in a language. */
type InLanguages = (language: Language) => string;

const alternate = (hreflang: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(address)}"/>`;

/** Returns the entries of a page; readers of other languages are sent to the page's `first` one. */
function getEntries(address: InLanguages, written: readonly Language[], first: Language): string[] {
  const alternates = [
    ...written.map((language) => alternate(language, address(language))),
    alternate('x-default', address(pickWrittenLanguage(first, written))),
  ].join('');
  return written.map((language) => `<url><loc>${escaped(address(language))}</loc>${alternates}</url>`);
}

type Listed = Pick<SiteSettings, 'publicUrl' | 'languages' | 'featured' | 'welcome'>;
type Units = Pick<Backend, 'unitIds' | 'textLanguages'>;

/** Lists every page that search engines may list, in every language of its texts. */
export function sitemap(
  { publicUrl, languages: offered = languages, ...site }: Listed,
  { unitIds, textLanguages }: Units,
): string {
  const entries = (path: InLanguages, written: readonly Language[]) =>
    getEntries((language) => publicUrl + path(language), written, offered[0]!);
  const pages = [
    // On a site with a single property, that property is the landing page.
    ...(onlyProperty(site) === undefined ? entries(landingPage, offered) : []),
    ...unitIds.flatMap((id) =>
      entries((language) => propertyPage(language, id), getLanguages(offered, textLanguages?.get(id))),
    ),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${pages.join('\n')}\n</urlset>\n`
  );
}
