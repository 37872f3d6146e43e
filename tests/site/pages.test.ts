import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import type { ProblemKind } from '../../contract/values/problemKinds.ts';
import { createFakeBackend, createProblemAnswer, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const property = `/en/${unit.id}`;

describe('a page', () => {
  test.each([
    ['/en', 200],
    [property, 200],
    [`${property}/success`, 200],
    [`${property}/contact`, 200],
    ['/en/no-such-unit/contact', 404],
    ['/en/reservation/any-id', 200],
    [`/en/reservation/${'a'.repeat(65)}`, 404],
    ['/xx', 404],
    [`/xx/${unit.id}`, 404],
    ['/en/no-such-unit', 404],
    ['/en/No_Id', 404],
    [`/en/${'a'.repeat(65)}`, 404],
    [`${property}/no-such-page`, 404],
    ['/en/%E0%A4%A', 404],
  ])('%s answers %i', async (path, status) => {
    const { ask } = await openTestSite();
    expect((await ask(path)).status).toBe(status);
  });

  test('asks for children and babies apart from its first paint on', async () => {
    const ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: false, max: 1 } };
    const backend = createFakeBackend({ answerUnit: () => Response.json({ ...unit, ageGroups }) });
    const { ask } = await openTestSite({ backend });
    const answer = await ask(property);
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/name="(adults|children|babies)"/g)).toHaveLength(3);
  });

  test('a page has the language of its address', async () => {
    const { text } = await openTestSite();
    for (const language of completeLanguages)
      expect(await text(`/${language}`)).toContain(`<html lang="${language}">`);
  });

  test('an address without a language is an error page in the language of the visitor', async () => {
    const { text } = await openTestSite();
    const page = await text('/xx', { headers: { 'Accept-Language': 'de' } });
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Seite nicht gefunden');
  });

  test('a page has one address, and a slash at the end redirects there', async () => {
    const { ask } = await openTestSite();
    const answer = await ask(`${property}/`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, property]);
    expect((await ask('//evil.example/')).headers.get('Location')).toBe('/evil.example');
  });

  test('cannot be written to', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/en', { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the words of error pages', () => {
  test('a wrong address: Page Not Found', async () => {
    const { text } = await openTestSite();
    expect(await text('/en/a/b/c')).toMatch(/<title>Page Not Found<\/title>[^]*<h1[^>]*>Page Not Found</);
  });

  test('an unknown property: Not found, The requested property was not found, Please try again', async () => {
    const { text } = await openTestSite({ listed: [unit.id] });
    const page = await text('/en/no-such-unit');
    expect(page).toContain('<title>Not found');
    expect(page).toContain('The requested property was not found');
    expect(page).toContain('Please try again');
    expect(page).not.toContain('Try again<');
    // This site has one.
    expect(page).toMatch(/<a [^>]*href="\/en\/casa-do-limoeiro"[^>]*>See the property</);
  });

  test('a page that cannot be drawn: Internal Server Error, and nothing of the reason', async () => {
    const broken = { ...unit, amenities: 'not a list, drawing this throws' };
    const backend = createFakeBackend({ answerUnit: () => Response.json(broken) });
    const { ask, log } = await openTestSite({ backend });
    const answer = await ask(property);
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toMatch(/<h1[^>]*>Internal Server Error</);
    expect(page).not.toMatch(/TypeError|at .*\.js/);
    expect(log.join()).toContain('page could not be rendered');
  });

  test('a host that fails: 503, and the next visitor asks again', async () => {
    let fails = true;
    const backend = createFakeBackend({
      answerUnit: () => (fails ? createProblemAnswer(503, 'unavailable') : Response.json(unit)),
    });
    const { ask } = await openTestSite({ backend });
    expect((await ask(property)).status).toBe(503);
    fails = false;
    expect((await ask(property)).status).toBe(200);
  });

  describe.each([
    ['the first page', '/en', 'The service is unavailable'],
    ['a property’s page', property, 'The service is unavailable'],
    ['the contact page', `${property}/contact`, 'The service is unavailable'],
    ['the privacy notice', '/en/privacy', 'The service is unavailable'],
  ])('%s that fails says why, and when to try again', (_, path, away) => {
    const failing = (status: number, kind: ProblemKind, retryAfter?: string) => {
      const answer = () =>
        Promise.resolve(createProblemAnswer(status, kind, retryAfter ? { 'Retry-After': retryAfter } : {}));
      return openTestSite({ backend: createFakeBackend({ fetch: answer }) });
    };

    test('a page explains that the host is away, and when to try again', async () => {
      const { ask } = await failing(503, 'unavailable', '840');
      const answer = await ask(path);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '840']);
      expect(page).toContain(away);
      expect(page).toContain(
        'The booking system is not answering right now. Please try again in 15 minutes.',
      );
    });

    test('a page explains that there were too many requests, and when to try again', async () => {
      const { ask } = await failing(429, 'too-many-requests', '60');
      const answer = await ask(path);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
      expect(page).toContain('Too many requests');
      expect(page).toContain('Please try again in a minute.');
    });

    test('a page explains that the host rejected the request', async () => {
      const { ask } = await failing(403, 'unauthorized');
      const answer = await ask(path);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, null]);
      expect(page).toContain('This page could not be loaded');
      expect(page).toContain('if that does not help, write to your host');
    });
  });
});

describe('public HTML', () => {
  test('a public page is the same for everybody and rendered once', async () => {
    const backend = createFakeBackend();
    const { text } = await openTestSite({ backend });
    const one = await text(property, { headers: { Cookie: 'locale=de', 'User-Agent': 'a' } });
    const other = await text(property, { headers: { 'Accept-Language': 'fr' } });
    expect(other).toBe(one);
    expect(backend.requests).toHaveLength(1);
  });

  test('a public page is rendered once for simultaneous visitors', async () => {
    const backend = createFakeBackend();
    const { text } = await openTestSite({ backend });
    await Promise.all([text(property), text(property), text(property)]);
    expect(backend.requests).toHaveLength(1);
  });

  test('holds nothing that changes with every booking or every day', async () => {
    const { text } = await openTestSite();
    for (const path of ['/en', property, `${property}/success`]) {
      expect(await text(path)).not.toMatch(/unavailable"|"earliest|"latest/);
    }
  });

  test('has no style attribute, which its policy would not allow', async () => {
    const { text } = await openTestSite();
    for (const path of ['/en', property, `${property}/success`, '/en/a/b']) {
      expect(await text(path)).not.toMatch(/<[^>]+\sstyle=/);
    }
  });

  test('cannot be ended by what a property says', async () => {
    const hostile = { ...unit, summary: '</script><script>alert(1)</script>' };
    const backend = createFakeBackend({ answerUnit: () => Response.json(hostile) });
    const { text } = await openTestSite({ backend });
    expect(await text(property)).not.toContain('<script>alert(1)');
  });

  test('comes compressed in what the browser accepts', async () => {
    const { ask } = await openTestSite();
    const plain = await (await ask(property)).text();
    const answerIn = async (accepted: string) => {
      const answer = await ask(property, { headers: { 'Accept-Encoding': accepted } });
      return [answer.headers.get('Content-Encoding'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const [br, brotli] = await answerIn('gzip, deflate, br, zstd');
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', plain]);
    const [gzip, zipped] = await answerIn('gzip, br;q=0');
    expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', plain]);
    expect((await ask(property)).headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('a public page is not sent again to a browser that has it', async () => {
    const { ask } = await openTestSite();
    const etag = (await ask(property)).headers.get('ETag')!;
    const again = await ask(property, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const changed = await ask(property, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});

describe('the data for search engines', () => {
  test('a property says its name, its one address and its languages', async () => {
    const { text } = await openTestSite({ publicUrl: 'https://stay.example' });
    const page = await text(property);
    expect(page).toContain(`<title>${unit.name}: holiday flat in Lisbon · Estadia</title>`);
    expect(page).toContain(`<link rel="canonical" href="https://stay.example${property}" />`);
    for (const language of completeLanguages) {
      expect(page).toContain(`hreflang="${language}" href="https://stay.example/${language}/${unit.id}"`);
    }
  });

  test('pages for one guest, and error pages, are not listed', async () => {
    const { text } = await openTestSite();
    for (const path of [`${property}/success`, '/en/no-such-unit', '/en/a/b']) {
      expect(await text(path)).toContain('<meta name="robots" content="noindex" />');
    }
    expect(await text(property)).not.toContain('noindex');
  });

  test('error pages are asked for each time, and are kept for no other visitor', async () => {
    const { ask } = await openTestSite();
    for (const path of ['/en/no-such-unit', '/en/a/b']) {
      expect((await ask(path)).headers.get('Cache-Control')).toBe('private, no-cache');
    }
  });

  test('the site map names every page in every language', async () => {
    const { text } = await openTestSite({ publicUrl: 'https://stay.example' });
    const map = await text('/sitemap.xml');
    expect(map.match(/<loc>/g)).toHaveLength(2 * completeLanguages.length);
    expect(map).toContain(`<loc>https://stay.example/de/${unit.id}</loc>`);
    expect(await text('/robots.txt')).toContain('Sitemap: https://stay.example/sitemap.xml');
  });
});

describe('the page of a reservation', () => {
  const path = '/en/reservation/any-id';

  test('the page is not stored or listed anywhere and does not reveal its address', async () => {
    const { ask } = await openTestSite();
    const { headers } = await ask(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await (await ask(path)).text()).toMatch(/<meta name="?robots"? content="?noindex"?/);
  });

  test('the page is rendered without a request to the host, because only the browser has the token', async () => {
    const backend = createFakeBackend();
    const { text } = await openTestSite({ backend });
    expect(await text(path)).toContain('data-state="loading.readingLink"');
    expect(backend.requests).toEqual([]);
  });

  test('carries a policy like every other page', async () => {
    const { ask } = await openTestSite();
    expect((await ask(path)).headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });
});

test('the page that writes to a host is not listed, and has no navigation', async () => {
  const { text } = await openTestSite();
  const page = await text(`${property}/contact`);
  expect(page).toMatch(/<meta name="?robots"? content="?noindex"?/);
  expect(page).not.toContain('<nav');
});
