import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../support/folders.ts';
import { patience } from '../support/patience.ts';
import { openStore } from '../../server/host/store/openStore.ts';
import { publishSiteSettings } from '../../server/host/units/siteSettings.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { findFreePort, startProcess } from './support/process.ts';
import { requireBuild } from './support/requireBuild.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

const soon = { timeout: patience, interval: 50 };
const publicUrl = 'https://stay.example.org';

/** Starts a public site without any setting of a host. */
async function startSite(dataDir: string) {
  const port = await findFreePort();
  const contentDir = join(dataDir, '../content');
  await mkdir(contentDir, { recursive: true });
  const site = startProcess(process.execPath, [join(root, 'server/main.ts')], {
    settings: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      LOG_LEVEL: 'info',
    },
  });
  onTestFinished(site.end);
  await site.waitForOutput(/is ready/);
  const ask = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { 'X-Forwarded-For': '203.0.113.7', Host: 'stay.example.org', ...init.headers },
    });
  return { ...site, ask };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Creates the first owner with a link of the command line, and returns a function that calls the dashboard. */
async function signIn({ ask }: Site, dataDir: string) {
  const shown = startProcess(process.execPath, [join(root, 'server/cli.ts'), 'access', 'link', '--json'], {
    settings: {
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
      CONTENT_DIR: join(dataDir, '../content'),
    },
  });
  await shown.closed;
  const [, token] = /token=([\w-]+)/.exec(shown.output())!;
  let cookie = '';
  const call = async (path: string, body?: object) => {
    const answer = await ask(`/api/host/1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Cookie: cookie,
        ...(body !== undefined && {
          Origin: publicUrl,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
        }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0]!;
    return (await answer.json()) as { revision: string; site: { name: { value: string } } };
  };
  const owner = { name: 'Ana', email: 'ana@stay.example.org', language: 'en' };
  await call('/session/link', { token, owner });
  return call;
}

test('a running site shows its changed name and colour at once, without a restart', async () => {
  const dataDir = join(await createTestFolder(), 'data');
  const site = await startSite(dataDir);
  expect(await (await site.ask('/en')).text()).toContain('This site opens soon');
  const call = await signIn(site, dataDir);
  const { revision } = await call('/settings');
  const changed = await call('/settings/site', { revision, name: 'Casas do Rio', accent: '#123456' });
  expect(changed.site.name.value).toBe('Casas do Rio');
  const page = await (await site.ask('/en')).text();
  expect(page).toContain('Casas do Rio');
  expect(page).toContain('#123456');
  expect(await (await site.ask('/host')).text()).toContain('Casas do Rio');
  expect(site.output()).toContain('the site follows the changed settings of the dashboard');
});

test('wrong stored settings keep the site neither from starting nor from signing in', async () => {
  const dataDir = join(await createTestFolder(), 'data');
  const first = await startSite(dataDir);
  process.kill(first.pid, 'SIGTERM');
  await first.ended;
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const secretKey = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim();
  await publishSiteSettings(store.db, {
    change: { name: 'Casas do Rio', mail: { server: '127.0.0.1', port: 9, security: 'starttls' } },
    author: undefined,
    secrets: { keys: createKeys(secretKey), values: { stripeKey: 'no key at all' } },
  });
  await store.db
    .insertInto('siteSecret')
    .values({ name: 'mailPassword', sealed: 'sealed with another key' })
    .execute();
  await store.close();

  const site = await startSite(dataDir);
  expect(site.output()).toContain('the key of Stripe in the settings of the dashboard cannot be used');
  expect(site.output()).toContain('cannot be decrypted with SECRET_KEY');
  expect((await site.ask('/health')).status).toBe(200);
  const call = await signIn(site, dataDir);
  await expect.poll(async () => (await call('/settings')).site.name.value, soon).toBe('Casas do Rio');
});
