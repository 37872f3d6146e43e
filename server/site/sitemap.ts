import { languages, type Language } from '../../contract/language.ts';
import { landingPage, propertyPage } from '../../contract/rules/addresses.ts';
import { escaped } from './pages/html.ts';

/** A page by its address in each language. */
type InLanguages = (language: Language) => string;

const alternate = (address: InLanguages, language: Language) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address(language))}"/>`;

function page(address: InLanguages, language: Language): string {
  const others = languages.map((other) => alternate(address, other)).join('');
  return `<url><loc>${escaped(address(language))}</loc>${others}</url>`;
}

/** Every page that search engines may list, in every language. */
export function sitemap(publicUrl: string, unitIds: readonly string[]): string {
  const paths: InLanguages[] = [
    landingPage,
    ...unitIds.map((id) => (language: Language) => propertyPage(language, id)),
  ];
  const pages = paths.flatMap((path) =>
    languages.map((language) => page((other) => publicUrl + path(other), language)),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${pages.join('\n')}\n</urlset>\n`
  );
}

export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
