import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRoot } from '../../scripts/debian.mjs';
import { findTool, mustSkipTests } from '../../scripts/tools.mjs';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { createClient, sendContinuously } from './support/client.ts';
import { startStandInSite } from './support/startStandInSite.ts';

const shipped = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const isSkipped = mustSkipTests('nginx', 'openssl');
await requireBuild();

/** The file as it is shipped, with the places of this machine in it. */
async function confWith(places: readonly (readonly [string, string])[]): Promise<string> {
  let conf = (await readFile(shipped, 'utf8')).replaceAll(/^ +listen \[::\].*\n/gm, '');
  for (const [of, here] of places) {
    expect(conf).toContain(of);
    conf = conf.replaceAll(of, here);
  }
  return conf;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const around = (folder: string) => `
  ${isRoot ? 'user root;' : ''}
  daemon off;
  pid ${folder}/nginx.pid;
  error_log stderr notice;
  events {}
  http {
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    include ${folder}/site.conf;
  }`;

/** Runs it in front of what listens at a port. */
async function startProxy(folder: string, sitePort: number) {
  const nginx = findTool('nginx');
  await mkdir(folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=stay.example', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync(findTool('openssl'), ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    stdio: 'ignore',
  });
  const [plainPort, port] = [await findFreePort(), await findFreePort()];
  const conf = await confWith([
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/letsencrypt/live/stay.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/stay.example/privkey.pem', key],
    ['/var/log/nginx', folder],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${sitePort}`],
  ]);
  await writeFile(join(folder, 'site.conf'), conf);
  await writeFile(join(folder, 'nginx.conf'), around(folder));
  execFileSync(nginx, ['-t', '-q', '-c', join(folder, 'nginx.conf')]);
  const proxy = startProcess(nginx, ['-c', join(folder, 'nginx.conf')], { settings: {} });
  await proxy.waitForOutput(/start worker process/);
  const logged = () => readFile(join(folder, 'estadia.log'), 'utf8');
  return {
    end: proxy.end,
    ask: createClient(port),
    plainPort,
    /** Its lines about requests. */
    lines: async () =>
      (await logged())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** All that it wrote. */
    written: async () =>
      (await logged()) + (await readFile(join(folder, 'estadia.error.log'), 'utf8')) + proxy.output(),
  };
}

describe.skipIf(isSkipped)('nginx in front of the site, with the shipped configuration', () => {
  const secrets = ['an-id-of-a-reservation', 't0ken'.repeat(8), 'cs_0123456789', 's3cret'] as const;
  const [reservation, token, checkout, secret] = secrets;
  let folder: string;
  let site: Awaited<ReturnType<typeof startStandInSite>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let ask: ReturnType<typeof createClient>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-nginx-'));
    site = await startStandInSite(folder);
    proxy = await startProxy(join(folder, 'nginx'), site.port);
    ({ ask } = proxy);
  });

  afterAll(async () => {
    await proxy?.end();
    await site?.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('redirects readers from http to https, but not programs, whose token was readable', async () => {
    const headers = { Host: 'stay.example' };
    const askPlainly = (path: string) =>
      new Promise<{ status: number | undefined; to: string | undefined }>((done, fail) => {
        get(
          { host: '127.0.0.1', port: proxy.plainPort, path, headers },
          ({ statusCode, headers: answerHeaders }) =>
            done({ status: statusCode, to: answerHeaders.location }),
        ).on('error', fail);
      });
    expect(await askPlainly('/en?a=b')).toEqual({ status: 301, to: 'https://stay.example/en?a=b' });
    for (const path of ['/api/1/rental-unit/casa-do-limoeiro', '/api/token', '/token']) {
      expect(await askPlainly(path)).toEqual({ status: 403, to: undefined });
    }
  });

  test('serves the booking page, with each header once', async () => {
    const { status, headers, text } = await ask('/en/casa-do-limoeiro');
    expect([status, text.includes('data-machine="booking"')]).toEqual([200, true]);
    const names = headers.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options']) {
      expect(names).toContain(name);
    }
    expect(Object.fromEntries(headers)).toMatchObject({ server: 'nginx' });
  });

  test('forwards the address of the caller, whatever the caller’s headers claim', async () => {
    const { text } = await ask('/api/1/rental-unit/casa-do-limoeiro', {
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'of-the-caller' },
    });
    expect(text).toContain('unauthorized');
    expect(site.output()).not.toContain('of-the-caller');
  });

  test('receives no early hints, which it would take for the page', async () => {
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'X-Early-Hints': 'on' };
    expect(await ask('/es/monte-da-figueira', { headers })).toMatchObject({ status: 200, before: 0 });
  });

  test('rejects a body that is longer than any call needs', async () => {
    const { status, text } = await ask('/api/1/contact', { method: 'POST', body: 'x'.repeat(300 * 1024) });
    expect(status).toBe(413);
    expect(text).toContain('nginx');
  });

  test('serves no metrics', async () => {
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/ready')).status).toBe(200);
  });

  test('logs lines of JSON with the id of the request, but no token, id or address of a guest', async () => {
    const { headers } = await ask(`/api/1/reservation/${reservation}/${token}?a=${secret}`);
    await ask(`/en/reservation/${reservation}?client_secret=${secret}`);
    await ask(`/EN/Reservation/${reservation}%23token=${token}`);
    await ask(`/en%2Freservation%2F${reservation}%2523token%253D${token}`);
    await ask(`/sandbox/checkout/${checkout}/pay`);
    await ask('/api/1/reservation/otp/resend', { method: 'POST' });
    await expect
      .poll(async () => (await proxy.lines()).at(-1))
      .toMatchObject({ path: '/api/1/reservation/otp/resend' });
    const lines = await proxy.lines();
    expect(lines.slice(-6).map(({ path }) => path)).toEqual([
      '/api/1/reservation/…/…',
      '/en/reservation/…',
      '/EN/Reservation/…',
      '/en%2Freservation%2F…',
      '/sandbox/checkout/…',
      '/api/1/reservation/otp/resend',
    ]);
    expect(lines.at(-6)).toMatchObject({
      network: '127.0.0.0',
      status: 401,
      requestId: Object.fromEntries(headers)['x-request-id'],
    });
    for (const each of secrets) expect(await proxy.written()).not.toContain(each);
  });

  test('writes no personal data to its error log while the site is down', async () => {
    const other = await startProxy(join(folder, 'alone'), await findFreePort());
    const { status } = await other.ask(`/api/1/reservation/${reservation}/${token}`);
    await other.end();
    expect(status).toBe(502);
    for (const each of secrets) expect(await other.written()).not.toContain(each);
  });

  test('loses no request during a restart of the site', async () => {
    const before = site.starts();
    const token = { method: 'POST', headers: { Origin: 'https://stay.example' } };
    const load = sendContinuously(ask, [
      ['/en'],
      ['/en/casa-do-limoeiro'],
      ['/pt/monte-da-figueira'],
      ['/robots.txt'],
      ['/token', token],
      ['/token', token],
    ]);
    const more = async (count: number) => {
      const now = load.count();
      await expect.poll(load.count).toBeGreaterThan(now + count);
    };
    await more(50);
    site.restart();
    await expect.poll(site.starts).toBe(before + 1);
    await more(50);
    const answers = await load.stop();
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });
});
