import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestSite, SiteNotStarted } from '../../e2e/life/site.ts';
import { serveLive } from '../../e2e/live/serve.ts';
import { freePort } from '../../e2e/support/freePort.ts';
import { raiseRates } from '../../e2e/live/rates.ts';
import { product } from '../../scripts/atlas.config.ts';
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');

test('price changes apply to every night of every property, and to nothing else', async () => {
  const folder = await createTestFolder();
  const demo = join('demo', 'monte-da-figueira', 'property.yaml');
  await mkdir(join(folder, 'demo', 'monte-da-figueira'), { recursive: true });
  await cp(join(root, demo), join(folder, demo));
  await raiseRates(join(folder, 'demo'));
  const getLines = async (file: string) => (await readFile(file, 'utf8')).split('\n');
  const before = await getLines(join(root, demo));
  const after = await getLines(join(folder, demo));
  const changed = after.filter((line, index) => line !== before[index]).map((line) => line.trim());
  expect(changed.slice(0, 4)).toEqual([
    'rate: 198.00',
    'rate: 220.00',
    'rate: 253.00',
    'weekendRate: 275.00',
  ]);
  expect(changed.every((line) => /^(- )?(rate|weekendRate): /.test(line))).toBe(true);
});

test('the address is printed before the wait, and a used port is reported at once', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const command = [join(root, 'scripts/atlas.ts'), 'serve', '--port', String(port)];
  const result = await new Promise<string[]>((done) =>
    execFile(process.execPath, command, (error, output, mistakes) =>
      done([String(error?.code), output, mistakes]),
    ),
  );
  taken.close();
  expect(result).toEqual([
    '1',
    expect.stringContaining(`http://localhost:${port}/atlas/live/`),
    `Port ${port} is in use. Choose another one with --port.\n`,
  ]);
});

describe('a site that does not start', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test('a site that does not start is reported with the end of its log', async () => {
    const folder = await createTestFolder();
    const settings = { PUBLIC_URL: 'nonsense' };
    const site = new TestSite({ port: await freePort(), folder, time: { ahead: 0 }, settings });
    await expect(site.start()).rejects.toThrow(
      /^The site did not start\. Its log ends with:\n[^]*PUBLIC_URL/,
    );
    await site.close();
  });

  test('leaves no process and no folder when it is stopped during the start', async () => {
    const folder = await createTestFolder();
    vi.stubEnv('TMPDIR', folder);
    const stopped = new AbortController();
    const starting = serveLive(product, await freePort(), stopped.signal);
    const live = await expect
      .poll(() => readdir(folder), { interval: 5 })
      .toHaveLength(1)
      .then(() => readdir(folder));
    await expect.poll(() => readdir(join(folder, live[0]!)), { interval: 5 }).toContain('log');
    stopped.abort();
    await expect(starting).rejects.toThrow(SiteNotStarted);
    expect(await readdir(folder)).toEqual([]);
  });
});
