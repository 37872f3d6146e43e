import { describe, expect, test } from 'vitest';
import { preferredLanguage } from '../../server/site/visitor/preferredLanguage.ts';
import { openTestSite } from './support/site.ts';

describe('the language of somebody whose address names none', () => {
  test.each([
    ['de', 'pt-PT,pt;q=0.9', 'de', 'the one they chose before'],
    [undefined, 'pt-BR,pt;q=0.9,en;q=0.8', 'pt', "their browser's"],
    [undefined, 'it;q=1,fr;q=0.4,es;q=0.6', 'es', 'the one their browser wants most'],
    [undefined, 'fr;q=0, de;q=0.1', 'de', 'none that their browser refuses'],
    [undefined, 'it, zh', 'en', 'English where the site speaks none of theirs'],
    [undefined, undefined, 'en', 'English where nothing is said'],
    ['xx', 'fr', 'fr', "their browser's where the cookie names no language"],
  ] as const)('cookie %s and Accept-Language %s give %s: %s', (cookie, header, language, _why) => {
    expect(preferredLanguage(cookie, header)).toBe(language);
  });
});

test('the root leads to the language of the visitor, and is not kept', async () => {
  const { ask } = await openTestSite();
  const answer = await ask('/', { headers: { 'Accept-Language': 'fr', Cookie: 'locale=es' } });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/es');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

describe('a link of the site to another language', () => {
  const followed = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };

  test('the language is remembered for 365 days, without scripts too', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/pt', { headers: { ...followed, Cookie: 'locale=en' } });
    expect(answer.headers.get('Set-Cookie')).toBe('locale=pt; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('to the page of a reservation leaves it in no cache and in no history', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/pt/reservation/any-id', { headers: { ...followed, Cookie: 'locale=en' } });
    expect(answer.headers.get('Set-Cookie')).toContain('locale=pt');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('the cookie of the language is sent over encrypted connections only, if there are any', async () => {
    const { ask } = await openTestSite({ publicUrl: 'https://stay.example' });
    const answer = await ask('/pt', { headers: { ...followed, Cookie: 'locale=en' } });
    expect(answer.headers.get('Set-Cookie')).toContain('; Secure');
  });

  test('a link from another site does not set the language', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/pt', { headers: { 'Sec-Fetch-Site': 'cross-site', Cookie: 'locale=en' } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toContain('public');
  });

  test('says nothing new when that language was chosen before', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/pt', { headers: { ...followed, Cookie: 'locale=pt' } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});
