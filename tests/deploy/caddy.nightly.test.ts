import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTool, mustSkipTests } from '../../scripts/tools.mjs';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { createClient, sendContinuously } from './support/client.ts';
import { startStandInSite } from './support/startStandInSite.ts';

const shipped = resolve(import.meta.dirname, '../../deploy/Caddyfile');
const isSkipped = mustSkipTests('caddy');
await requireBuild();

/** Runs it in front of what listens at a port, without certificates. */
async function startProxy(folder: string, sitePort: number) {
  const caddy = findTool('caddy');
  const port = await findFreePort();
  const settings = {
    DOMAIN: `http://stay.example:${port}`,
    SITE: `127.0.0.1:${sitePort}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const { PATH, HOME } = process.env;
  const options = { env: { PATH, HOME, ...settings }, encoding: 'utf8' } as const;
  const adapted = execFileSync(caddy, ['adapt', '--validate', '--config', shipped], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const file = join(folder, `caddy-${port}.json`);
  // Nobody but the test is to change it while it runs.
  await writeFile(file, JSON.stringify({ ...JSON.parse(adapted), admin: { disabled: true } }));
  const proxy = startProcess(caddy, ['run', '--config', file], { settings });
  await proxy.waitForOutput(/serving initial configuration/);
  const ask = createClient(port, request);
  return { ...proxy, ask };
}

describe.skipIf(isSkipped)('Caddy in front of the site, with the shipped configuration', () => {
  const secrets = ['an-id-of-a-reservation', 't0ken'.repeat(8), 'cs_0123456789', 's3cret'] as const;
  const [reservation, token, checkout, secret] = secrets;
  let folder: string;
  let site: Awaited<ReturnType<typeof startStandInSite>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-caddy-'));
    site = await startStandInSite(folder, { socketStays: false });
    proxy = await startProxy(folder, site.port);
  });

  afterAll(async () => {
    await proxy?.end();
    await site?.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('the Caddyfile has Caddy’s own formatting', () => {
    expect(() => execFileSync(findTool('caddy'), ['fmt', shipped], { stdio: 'pipe' })).not.toThrow();
  });

  test('serves the booking page, with each header once, and the metrics to nobody', async () => {
    const { status, headers, text } = await proxy.ask('/en/casa-do-limoeiro');
    expect([status, text.includes('data-machine="booking"')]).toEqual([200, true]);
    const names = headers.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('content-security-policy');
    expect((await proxy.ask('/metrics')).status).toBe(404);
  });

  test('forwards early hints until the page is cached', async () => {
    const ask = () => proxy.ask('/es/monte-da-figueira', { headers: { 'Sec-Fetch-Mode': 'navigate' } });
    expect(await ask()).toMatchObject({ status: 200, before: 1 });
    expect(await ask()).toMatchObject({ status: 200, before: 0 });
  });

  test('rejects a body that is longer than any call needs', async () => {
    const answer = await proxy.ask('/api/1/contact', { method: 'POST', body: 'x'.repeat(300 * 1024) });
    // 502 of Caddy before 2.7.
    expect([413, 502]).toContain(answer.status);
    // It passes on what comes until it is too long: at most, the site has read a piece of it, and refused that.
    expect(site.output()).not.toMatch(/"path":"\/api\/1\/contact","status":(?!400)/);
  });

  test('logs no token, id or address, whether the site answers or is down', async () => {
    const away = await startProxy(folder, await findFreePort());
    for (const { ask } of [proxy, away]) {
      void ask(`/api/1/reservation/${reservation}/${token}?a=${secret}`).catch(() => undefined);
      void ask(`/en/reservation/${reservation}?client_secret=${secret}`).catch(() => undefined);
      void ask(`/EN/Reservation/${reservation}%23token=${token}`).catch(() => undefined);
      void ask(`/en%2Freservation%2F${reservation}%2523token%253D${token}`).catch(() => undefined);
      void ask(`/sandbox/checkout/${checkout}/pay`).catch(() => undefined);
    }
    await proxy.waitForOutput(/"uri":"\/api\/1\/reservation\/"/);
    await proxy.waitForOutput(/"uri":"\/sandbox\/checkout\/"/);
    await away.end();
    for (const each of secrets) expect(proxy.output() + away.output()).not.toContain(each);
    expect(proxy.output()).toContain('"remote_ip":"127.0.0.0"');
  });

  test('makes guests wait during a restart of the site, and loses no read request', async () => {
    const before = site.starts();
    const load = sendContinuously(proxy.ask, [['/en'], ['/en/casa-do-limoeiro'], ['/robots.txt'], ['/pt']]);
    const more = async (count: number) => {
      const now = load.count();
      await expect.poll(load.count).toBeGreaterThan(now + count);
    };
    await more(50);
    site.restart();
    await expect.poll(site.starts).toBe(before + 1);
    await more(50);
    expect((await load.stop()).filter((status) => status !== 200)).toEqual([]);
  });
});
