import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { noStaticFiles } from '../../server/site/assets/staticFiles.ts';
import type { Manifest } from '../../server/site/build/manifest.ts';
import { requireBuild } from './support/requireBuild.ts';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const client = resolve(import.meta.dirname, '../../dist/client');

test('the worker script is revalidated each time, and may connect to this site only', async () => {
  const { ask } = await openTestSite();
  const answer = await ask('/sw.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
});

test('the worker script has no imports and is small: it runs before everything else', () => {
  const script = readFileSync(resolve(client, 'sw.js'), 'utf8');
  expect(script).not.toMatch(/\b(import|export)\b/);
  expect(script).toContain('respondWith');
  expect(script.length).toBeLessThan(1500);
});

test('a service worker of a former build is removed with its data', async () => {
  const build = await requireBuild();
  const { text } = await openTestSite({ build: { ...build, statics: noStaticFiles } });
  const script = await text('/sw.js');
  expect(script).toContain('registration.unregister()');
  expect(script).toContain('caches.delete(name)');
  expect(script).not.toContain('respondWith');
});

/** The scripts that a page declares. */
const kept = async (path: string) => {
  const { ask, text } = await openTestSite();
  const [, data = ''] =
    /<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(await text(path)) ?? [];
  return { ask, ...(JSON.parse(data) as { entry: string; keep?: string[] }) };
};

/** The file of all messages in German. */
const { file: germanMessages } = (
  JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest
)['locales/de/messages.json?compiled']!;

test('the page of a reservation declares all its scripts, its entry first, and all of them exist', async () => {
  const { ask, entry, keep = [] } = await kept('/de/reservation/any');
  expect(keep[0]).toBe(entry);
  for (const needed of [
    /\/reservation-.*\.css$/,
    new RegExp(RegExp.escape(germanMessages)),
    /figtree.*\.woff2$/,
    /icons-.*\.svg$/,
    /openBrowserApi/,
    /ShellComponents/,
  ])
    expect(
      keep.filter((file) => needed.test(file)),
      String(needed),
    ).not.toEqual([]);
  for (const file of keep.filter((one) => one.startsWith('/assets/'))) {
    const answer = await ask(file);
    expect([file, answer.status, answer.headers.get('Cache-Control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect(keep.filter((file) => /\/(en|fr|pt|es)-/.test(file))).toEqual([]);
  expect(keep.filter((file) => !file.startsWith('/assets/'))).toEqual(
    completeLanguages.map((language) => `/offline-${language}.html`),
  );
});

test('the error pages run no script except that of the colours and are in no list', async () => {
  const { ask } = await openTestSite();
  const answer = await ask('/offline-de.html');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  const page = await answer.text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Keine Verbindung');
  expect(page).toContain('href="#kept-reservation"');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/entry-client-[\w-]+\.js/);
  expect(page).toContain('content="noindex"');
  expect((await ask('/offline-it.html')).status).toBe(404);
});

test.each(['/en', `/en/${unit.id}`, `/en/${unit.id}/success`, `/en/${unit.id}/contact`])(
  '%s is not stored by caches',
  async (path) => {
    expect((await kept(path)).keep).toBeUndefined();
  },
);
