import { languages, type Language } from '../../contract/language.ts';
import { landingPage, onlyProperty, propertyPage } from '../../contract/rules/addresses.ts';
import type { SiteSettings } from '../../src/entry-server.tsx';
import type { Backend } from './backend/backend.ts';
import { languagesOf } from './pages/languagesOf.ts';
import { escaped } from './pages/html.ts';

/** A page by its address in each language. */
type InLanguages = (language: Language) => string;

const alternate = (address: InLanguages, language: Language) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address(language))}"/>`;

function entry(address: InLanguages, written: readonly Language[], language: Language): string {
  const others = written.map((other) => alternate(address, other)).join('');
  return `<url><loc>${escaped(address(language))}</loc>${others}</url>`;
}

type Listed = Pick<SiteSettings, 'publicUrl' | 'languages' | 'featured' | 'welcome'>;
type Units = Pick<Backend, 'unitIds' | 'textLanguages'>;

/** Every page that search engines may list, in every language that it has texts in. */
export function sitemap(
  { publicUrl, languages: offered = languages, ...site }: Listed,
  { unitIds, textLanguages }: Units,
): string {
  const entries = (path: InLanguages, written: readonly Language[]) =>
    written.map((language) => entry((other) => publicUrl + path(other), written, language));
  const pages = [
    // Where one property is the whole site, it is its first page.
    ...(onlyProperty(site) === undefined ? entries(landingPage, offered) : []),
    ...unitIds.flatMap((id) =>
      entries((language) => propertyPage(language, id), languagesOf(offered, textLanguages?.get(id))),
    ),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${pages.join('\n')}\n</urlset>\n`
  );
}

export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /atlas/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
