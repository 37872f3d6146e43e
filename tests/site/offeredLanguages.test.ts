import { expect, test } from 'vitest';
import type { Language } from '../../contract/values/language.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';
import { preferredLanguage } from '../../server/site/visitor/preferredLanguage.ts';
import { getLanguages, pickWrittenLanguage } from '../../server/site/pages/pageLanguages.ts';
import { createSitemap } from '../../server/site/wellKnown/sitemap.ts';

const german = 'de-DE,de;q=0.9,pt;q=0.5';

test('a visitor gets an offered language: the chosen one, else a requested one, else the first', () => {
  expect(preferredLanguage('fr', german, ['pt', 'fr'])).toBe('fr');
  expect(preferredLanguage('es', german, ['fr', 'pt'])).toBe('pt');
  expect(preferredLanguage('es', 'it', ['pt', 'en'])).toBe('pt');
});

test('a page is listed in the offered languages for which it has texts, else in the first', () => {
  expect(getLanguages(['pt', 'en', 'de'], ['en', 'de', 'fr'])).toEqual(['en', 'de']);
  expect(getLanguages(['pt', 'en'], ['fr'])).toEqual(['pt']);
  expect(getLanguages(['pt', 'en'], undefined)).toEqual(['pt', 'en']);
  expect(pickWrittenLanguage('de', ['en', 'de'])).toBe('de');
  expect(pickWrittenLanguage('pt', ['en', 'de'])).toBe('en');
});

test('the sitemap has the pages in the languages that they are listed in, and no others', async () => {
  const textLanguages = new Map<string, readonly Language[]>([['casa', ['en', 'de']]]);
  const getFile = createSitemap(
    { publicUrl: 'https://stay.test', languages: ['pt', 'en'] },
    { getOffered: () => ({ version: 0, unitIds: ['casa', 'villa'], textLanguages }) },
  );
  const xml = new TextDecoder().decode((await getFile('/sitemap.xml'))?.identity.body);
  expect([...xml.matchAll(/<loc>https:\/\/stay\.test([^<]*)/g)].map(([, path]) => path)).toEqual([
    '/pt',
    '/en',
    '/en/casa',
    '/pt/villa',
    '/en/villa',
  ]);
  expect(xml).not.toMatch(/hreflang="(de|fr|es)"/);
  expect(xml).toContain(
    '<loc>https://stay.test/en/casa</loc><xhtml:link rel="alternate" hreflang="en" href="https://stay.test/en/casa"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://stay.test/en/casa"/></url>',
  );
  expect(xml).toContain(
    '<loc>https://stay.test/en/villa</loc><xhtml:link rel="alternate" hreflang="pt" href="https://stay.test/pt/villa"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://stay.test/en/villa"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://stay.test/pt/villa"/></url>',
  );
});

const getLinks = (page: string) =>
  [...page.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)"/g)].map(
    ([, rel, language, href]) => `${language ?? rel}: ${href}`,
  );

test('an address in a language that is not offered leads to the same page in one that is', async () => {
  const { ask } = await openTestSite({ offered: ['pt', 'en'] });
  const lead = async (path: string, headers = {}) => {
    const answer = await ask(path, { headers });
    return [answer.status, answer.headers.get('Location')];
  };
  expect(await lead(`/de/${unit.id}`)).toEqual([302, `/pt/${unit.id}`]);
  expect(await lead('/fr', { 'Accept-Language': 'en' })).toEqual([302, '/en']);
  expect(await lead('/', { 'Accept-Language': 'de' })).toEqual([302, '/pt']);
  expect((await ask(`/en/${unit.id}`)).status).toBe(200);
});

test('a page with the texts of another language marks them, and says which page they are of', async () => {
  const inEnglish = { ...unit, textLanguage: 'en', textLanguages: ['en'] };
  const backend = createFakeBackend({ answerUnit: () => Response.json(inEnglish) });
  const { text } = await openTestSite({ offered: ['pt', 'en'], backend });
  const own = await text(`/en/${unit.id}`);
  expect(getLinks(own)).toEqual([
    `canonical: http://localhost/en/${unit.id}`,
    `en: http://localhost/en/${unit.id}`,
    `x-default: http://localhost/en/${unit.id}`,
  ]);
  expect(own).not.toMatch(/<h1[^>]* lang=/);
  const other = await text(`/pt/${unit.id}`);
  expect(getLinks(other)).toEqual([`canonical: http://localhost/en/${unit.id}`]);
  expect(other).toMatch(/<html lang="pt"/);
  expect(other).toMatch(/<h1[^>]* lang="en"/);
});
