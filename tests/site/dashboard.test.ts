import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const externalHost = 'api.example';

describe('a page of the dashboard', () => {
  test.each(['/host', '/host/more', '/host/no/such/page'])(
    '%s is private HTML without data',
    async (path) => {
      const { ask } = await openTestSite();
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(await answer.text()).toContain('id="dashboard-data"');
    },
  );

  test('has the language of the cookie, or that of the browser', async () => {
    const { ask } = await openTestSite();
    const inGerman = await ask('/host', { headers: { Cookie: 'locale=de', 'Accept-Language': 'fr' } });
    expect(await inGerman.text()).toContain('<html lang="de">');
    const inFrench = await ask('/host', { headers: { 'Accept-Language': 'fr' } });
    expect(await inFrench.text()).toContain('<html lang="fr">');
  });

  test.each([true, false])('says whether the site sends codes for sign-in: %s', async (sendsCodes) => {
    const { text } = await openTestSite({ sendsCodes });
    const [, data = ''] = /<script[^>]* id="dashboard-data">(.*?)<\/script>/.exec(await text('/host')) ?? [];
    expect(JSON.parse(data)).toMatchObject({ sendsCodes });
  });

  test('redirects a set-up link whose fragment a mail program has encoded', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/host/setup%23token=abcd.', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/host/setup#token=abcd']);
    expect((await ask('/host/setup')).status).toBe(200);
  });

  test('loads scripts and styles that the site has', async () => {
    const { ask } = await openTestSite();
    const html = await (await ask('/host')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect((await ask(file)).status, file).toBe(200);
  });

  test.each(completeLanguages)('can be installed in %s', async (language) => {
    const { ask } = await openTestSite();
    const answer = await ask(`/host/app-${language}.webmanifest`);
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({ id: '/host', start_url: '/host', lang: language });
  });
});

describe('a site whose reservations are in another system', () => {
  test.each(completeLanguages)('says in %s where they are, and has no dashboard', async (language) => {
    const { ask } = await openTestSite({ backend: createFakeBackend({ externalHost }) });
    const answer = await ask('/host/calendar', { headers: { 'Accept-Language': language } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(externalHost);
    expect(html).not.toContain('dashboard-data');
  });
});
