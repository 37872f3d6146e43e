import { languages, type Language } from '../../contract/language.ts';
import { escaped } from './pages/html.ts';

const alternate = (publicUrl: string, rest: string, language: Language) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(`${publicUrl}/${language}${rest}`)}"/>`;

function page(publicUrl: string, rest: string, language: Language): string {
  const others = languages.map((other) => alternate(publicUrl, rest, other)).join('');
  return `<url><loc>${escaped(`${publicUrl}/${language}${rest}`)}</loc>${others}</url>`;
}

/** Every page that search engines may list, in every language. */
export function sitemap(publicUrl: string, unitIds: readonly string[]): string {
  const rests = ['', ...unitIds.map((id) => `/${id}`)];
  const pages = rests.flatMap((rest) => languages.map((language) => page(publicUrl, rest, language)));
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${pages.join('\n')}\n</urlset>\n`
  );
}

export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
