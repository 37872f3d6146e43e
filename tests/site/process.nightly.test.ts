import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../support/folders.ts';
import { listen } from '../support/listen.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess } from './support/process.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

/** The site as an operator starts it. */
function startSite(settings: Record<string, string>) {
  const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings });
  onTestFinished(site.end);
  return site;
}

/** The lines of its output, each one JSON object. */
const getLines = (site: ReturnType<typeof startSite>) =>
  site
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A host API elsewhere that has an answer to everything. */
async function answeringHost(): Promise<string> {
  const host = createServer((_, answer) => void answer.end('{}'));
  return `http://127.0.0.1:${await listen(host)}`;
}

/** The answer to these exact bytes. */
const sendRaw = (port: number, request: string) =>
  new Promise<string>((done, fail) => {
    let answer = '';
    const connection = connect(port, '127.0.0.1', () => connection.write(request));
    connection.on('data', (part: Buffer) => (answer += part.toString()));
    connection.on('end', () => done(answer));
    connection.on('error', fail);
  });

describe('the process', () => {
  test.runIf(process.platform === 'linux')(
    'needs less than half a gigabyte of memory, including the start',
    async () => {
      const port = await findFreePort();
      const site = startSite({ PORT: String(port), DATA_DIR: await createTestFolder() });
      await site.waitForOutput(/is ready/);
      for (let visit = 0; visit < 20; visit += 1) await fetch(`http://127.0.0.1:${port}/en/casa-do-limoeiro`);
      const [, most] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${site.pid}/status`, 'utf8'))!;
      expect(Number(most) / 1024).toBeLessThan(512);
    },
  );

  test('answers old health checks, and reports its stop to a load balancer before the port closes', async () => {
    const port = await findFreePort();
    const host = await answeringHost();
    const foreignHost = { API_URL: host, CLIENT_SECRET: '0f9a1b8c2d7e3f64', FEATURED_UNITS: 'casa' };
    const site = startSite({ PORT: String(port), DATA_DIR: await createTestFolder(), ...foreignHost });
    await site.waitForOutput(/is ready/);
    for (const path of ['/health', '/ready', '/ready']) {
      expect(await sendRaw(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toContain(' 200 OK');
    }
    const getStatus = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
    site.ask('SIGTERM');
    await expect.poll(() => getStatus('/ready')).toBe(503);
    expect(await getStatus('/robots.txt')).toBe(200);
    expect(await site.ended).toBe(0);
  });

  test('ends with npm, which does not pass on its own signal', async () => {
    const port = await findFreePort();
    const settings = {
      PORT: String(port),
      DATA_DIR: await createTestFolder(),
      npm_lifecycle_event: 'start',
    };
    // As npm runs a script: in a shell that waits for it.
    const site = startProcess('sh', ['-c', `'${process.execPath}' server/main.ts; true`], { settings });
    onTestFinished(site.end);
    await site.waitForOutput(/is ready/);
    const isThere = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await isThere()).toBe(true);
    site.ask('SIGTERM');
    await expect.poll(isThere).toBe(false);
  });

  test('finishes its requests when npm ends at the same signal', async () => {
    const port = await findFreePort();
    const dataDir = await createTestFolder();
    const settings = { PORT: String(port), DATA_DIR: dataDir, npm_lifecycle_event: 'start' };
    const site = startProcess('sh', ['-c', `'${process.execPath}' server/main.ts; true`], { settings });
    onTestFinished(site.end);
    await site.waitForOutput(/is ready/);
    // Somebody looks after it, for whom it waits before it closes its port.
    for (let time = 0; time < 2; time += 1) {
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    }
    const marks = async () => (await readdir(dataDir)).filter((name) => /^database-\d+\.lock$/.test(name));
    expect(await marks()).toHaveLength(1);
    site.askAll('SIGTERM');
    await site.closed;
    expect(await marks()).toEqual([]);
  });

  test('writes nothing that another user of the machine can read', async () => {
    const folder = await createTestFolder();
    const site = startSite({ PORT: String(await findFreePort()), DATA_DIR: folder });
    await site.waitForOutput(/is ready/);
    const modes = await Promise.all(
      ['.', 'secret-key', 'sandbox', 'host.sock'].map(
        async (name) => (await stat(join(folder, name))).mode & 0o077,
      ),
    );
    expect(modes).toEqual([0, 0, 0, 0]);
  });

  test('includes the payment hosts of a host elsewhere in its pages', async () => {
    const port = await findFreePort();
    const site = startSite({
      PORT: String(port),
      DATA_DIR: await createTestFolder(),
      API_URL: 'http://127.0.0.1:1',
      CLIENT_SECRET: '0f9a1b8c2d7e3f64',
      FEATURED_UNITS: 'casa',
      GATEWAY_HOSTS: 'pay.example,checkout.example:8443',
    });
    await site.waitForOutput(/"checkout":"at pay\.example or checkout\.example:8443"/);
    const page = await (await fetch(`http://127.0.0.1:${port}/en/casa`)).text();
    expect(page).toContain('"gatewayHosts":["pay.example","checkout.example:8443"]');
  });

  test('writes only lines of JSON, from Node, packages and the error that ends it', async () => {
    const folder = await createTestFolder();
    const speaks = `
      const { error } = console;
      const listening = setInterval(() => {
        if (console.error === error) return;
        clearInterval(listening);
        process.emitWarning('something is old', 'DeprecationWarning');
        console.error('a package', { says: 1 });
        setTimeout(() => { throw Object.assign(new Error('nobody caught it'), { detail: 'Key (email)=(a@b.c)' }); }, 50);
      }, 10)`;
    const site = startSite({
      PORT: String(await findFreePort()),
      DATA_DIR: folder,
      DATABASE_URL: `postgres://127.0.0.1:${await findFreePort()}/stays`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(speaks)}`,
    });
    expect(await site.ended).toBe(1);
    expect(getLines(site)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ warning: 'DeprecationWarning', msg: 'something is old' }),
        expect.objectContaining({ level: 50, msg: 'a package { says: 1 }' }),
        expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'nobody caught it' }) }),
      ]),
    );
    expect(site.output()).not.toContain('a@b.c');
  });

  test('reads the file .env, and names possible spelling mistakes in it', async () => {
    const folder = await createTestFolder();
    await writeFile(join(folder, '.env'), 'PORRT=1\nPORT=x\nTZ=UTC\n');
    const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings: {}, folder });
    onTestFinished(site.end);
    expect(await site.ended).toBe(1);
    expect(getLines(site).map(({ msg }) => msg)).toEqual([
      '.env sets PORRT, which is not a setting: did you mean PORT?',
      expect.stringContaining('PORT is "x"'),
    ]);
  });

  test('finishes a restore that was interrupted before it opens anything', async () => {
    const dataDir = await createTestFolder();
    const key = 'k'.repeat(43);
    await mkdir(join(dataDir, 'restore-ready'));
    await writeFile(join(dataDir, 'restore-ready', 'secret-key'), key);
    const site = startSite({ FEATURED_UNITS: 'no-such-unit', DATA_DIR: dataDir });
    await site.ended;
    expect(site.output()).toContain('An interrupted restore was completed');
    expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe(key);
  });

  test('reports units on the landing page that it does not have', async () => {
    const site = startSite({ FEATURED_UNITS: 'no-such-unit', DATA_DIR: await createTestFolder() });
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain('FEATURED_UNITS contains no-such-unit');
  });
});
