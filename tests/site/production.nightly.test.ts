import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort, startProcess } from './support/process.ts';
import { installForProduction } from './support/installForProduction.ts';

describe('`NODE_ENV=production npm start` on a fresh clone', () => {
  let folder: string;
  let port: number;
  let site: ReturnType<typeof startProcess>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-production-'));
    await installForProduction(folder);
    port = await findFreePort();
    const settings = {
      NODE_ENV: 'production',
      // A package is looked for among those of this install, not where its link leads to.
      NODE_OPTIONS: '--preserve-symlinks',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(import.meta.dirname, '../../demo'),
    };
    site = startProcess('npm', ['start'], { settings, folder });
  });

  afterAll(async () => {
    await site.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('builds with the installed packages, without those for developers', async () => {
    await site.waitForOutput(/Built the site\./);
    expect(site.output()).not.toContain('Installing');
    expect(['vitest', 'playwright'].map((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([
      false,
      false,
    ]);
  });

  test('serves its pages, with their scripts', async () => {
    await site.waitForOutput(/is ready/);
    const page = await fetch(`http://127.0.0.1:${port}/en/casa-do-limoeiro`);
    expect(page.status).toBe(200);
    const [, script] = /"entry":"([^"]+)"/.exec(await page.text())!;
    const answer = await fetch(`http://127.0.0.1:${port}${script}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  test('compresses the remaining files of the build while it serves', async () => {
    await site.waitForOutput(/is ready/);
    const built = () => readdir(join(folder, 'dist/client/assets'));
    const small = (name: string) => name.replace(/gz$/, 'br');
    const left = async () => {
      const names = await built();
      return names.filter((name) => name.endsWith('.gz') && !names.includes(small(name)));
    };
    await expect.poll(left).toEqual([]);
    const script = (await built()).find((name) => /^entry-client-.*\.js$/.test(name));
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${script}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
  });
});
