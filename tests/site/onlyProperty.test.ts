import { describe, expect, test } from 'vitest';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const only = { listed: [unit.id] };

describe('a site with one property', () => {
  test.each([
    ['/', `/pt/${unit.id}`],
    ['/de', `/de/${unit.id}`],
    ['/de?from=2099-05-03&to=2099-05-06&guests=2', `/de/${unit.id}?from=2099-05-03&to=2099-05-06&guests=2`],
  ])('begins with it: %s leads to %s', async (path, target) => {
    const { ask } = await openTestSite(only);
    const answer = await ask(path, { headers: { 'Accept-Language': 'pt' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, target]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('names no page to search engines that leads to it', async () => {
    const { text } = await openTestSite(only);
    const map = await text('/sitemap.xml');
    expect(map).toContain(`<loc>http://localhost/de/${unit.id}</loc>`);
    expect(map).not.toContain('<loc>http://localhost/de</loc>');
  });

  test.each([`/en/${unit.id}`, '/en/no/such/page'])('leads to it from the head of %s', async (path) => {
    const { text } = await openTestSite(only);
    const page = await text(path);
    expect(page).toContain(`href="/en/${unit.id}"`);
    expect(page).not.toContain('href="/en"');
  });

  test('has a first page all the same where its host has written one', async () => {
    const { ask, text } = await openTestSite({ ...only, welcome: { en: { headline: 'One house.' } } });
    expect(await text('/en')).toContain('One house.');
    expect((await ask('/de')).status).toBe(200);
    expect(await text('/sitemap.xml')).toContain('<loc>http://localhost/de</loc>');
    expect(await text(`/en/${unit.id}`)).toContain('href="/en"');
  });
});

test('a site with several begins with all of them', async () => {
  const { ask, text } = await openTestSite();
  expect((await ask('/en')).status).toBe(200);
  expect(await text('/sitemap.xml')).toContain('<loc>http://localhost/de</loc>');
});
