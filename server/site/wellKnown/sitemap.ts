import { completeLanguages, type Language } from '../../../contract/values/language.ts';
import { landingPage, propertyPage } from '../../../contract/rules/addresses.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { Backend, Offered } from '../backend/backend.ts';
import { compress, type Encoded } from '../assets/encoded.ts';
import { getLanguages, pickWrittenLanguage } from '../pages/pageLanguages.ts';
import { escaped } from '../pages/html.ts';

/**
 * The number of properties in a part of the sitemap. A part then has at most 2,500 addresses and about 1.5 MB; the
 * protocol allows 50,000 addresses and 50 MB (sitemaps.org).
 */
const unitsPerPart = 500;

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

type Listed = Pick<SiteSettings, 'publicUrl' | 'languages' | 'onlyProperty'>;

/** Returns the path of a part of the sitemap, from 1. */
const getPartPath = (part: number) => `/sitemap-${part}.xml`;

const xml = (element: string, children: readonly string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${children.join('\n')}\n</${element}>\n`;

/** Returns a function that creates a file of the sitemap by its path; undefined for other paths. */
function describeFiles(
  { publicUrl, languages: offered = completeLanguages, onlyProperty }: Listed,
  { unitIds, textLanguages }: Offered,
): (path: string) => string | undefined {
  const partCount = Math.max(1, Math.ceil(unitIds.length / unitsPerPart));

  const entries = (path: InLanguages, written: readonly Language[]) =>
    getEntries((language) => publicUrl + path(language), written, offered[0]!);
  const createPart = (part: number) =>
    xml('urlset', [
      // On a site with a single property, that property is the landing page.
      ...(part === 1 && onlyProperty === undefined ? entries(landingPage, offered) : []),
      ...unitIds
        .slice((part - 1) * unitsPerPart, part * unitsPerPart)
        .flatMap((id) =>
          entries((language) => propertyPage(language, id), getLanguages(offered, textLanguages?.get(id))),
        ),
    ]);
  const createIndex = () =>
    xml(
      'sitemapindex',
      Array.from(
        { length: partCount },
        (_, index) => `<sitemap><loc>${escaped(publicUrl + getPartPath(index + 1))}</loc></sitemap>`,
      ),
    );
  return (path) => {
    if (path === '/sitemap.xml') return partCount === 1 ? createPart(1) : createIndex();
    const part = Number(/^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1]);
    return partCount > 1 && part <= partCount ? createPart(part) : undefined;
  };
}

/**
 * Creates the files of the sitemap by path: every page that search engines may list, in every language of its texts. A
 * site with many properties has an index file and several parts; each file is created on the first request for it, and
 * again after a publication.
 */
export function createSitemap(
  settings: Listed,
  { getOffered }: Pick<Backend, 'getOffered'>,
): (path: string) => Promise<Encoded> | undefined {
  const files = new Map<string, Promise<Encoded>>();
  let version: number | undefined;
  return (path) => {
    const offered = getOffered();
    if (offered.version !== version) files.clear();
    version = offered.version;
    const known = files.get(path);
    if (known) return known;
    const file = describeFiles(settings, offered)(path);
    if (file === undefined) return undefined;
    const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
    const compressed = compress(new TextEncoder().encode(file), headers, 'quickly');
    files.set(path, compressed);
    return compressed;
  };
}
