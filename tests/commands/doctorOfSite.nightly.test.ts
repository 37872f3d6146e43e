import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../server/commands/doctor/finding.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { createTestFolder } from '../support/folders.ts';
import { runCommand } from './support/site.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

describe('the whole site', () => {
  async function examineAt({
    DATA_DIR: dataDir,
    ...settings
  }: Record<string, string> & { DATA_DIR: string }) {
    const place = { dataDir, contentDir: join(root, 'demo') };
    const { code, out, err } = await runCommand(place, ['doctor', '--json'], { settings });
    const findings = out === '' ? [] : (JSON.parse(out) as Finding[]);
    return { code, err, of: (name: string) => findings.filter(({ check }) => check === name) };
  }
  async function startSite() {
    const settings = { PORT: String(await findFreePort()), DATA_DIR: await createTestFolder() };
    const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings });
    onTestFinished(site.end);
    await site.waitForOutput(/is ready/);
    return { site, settings };
  }

  test('doctor examines the site while it runs', async () => {
    const { settings } = await startSite();
    const { code, err, of } = await examineAt(settings);
    expect([code, err]).toEqual([0, '']);
    for (const check of ['site', 'public address', 'database', 'clock', 'content', 'secret key']) {
      expect(of(check)).toMatchObject([{ outcome: 'ok' }]);
    }
  });

  test('doctor examines the site while it does not run', async () => {
    const { site, settings } = await startSite();
    site.ask('SIGTERM');
    await site.ended;
    const { code, of } = await examineAt(settings);
    expect(code).toBe(0);
    expect(of('site')).toMatchObject([{ outcome: 'warning' }]);
    expect(of('database')).toMatchObject([{ outcome: 'ok' }]);
  });

  test('a site with errors exits with 1 and prints every finding', async () => {
    const settings = {
      DATA_DIR: await createTestFolder(),
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    };
    const { code, err, of } = await examineAt({ ...settings, PORT: String(await findFreePort()) });
    expect([code, JSON.parse(err)]).toEqual([1, { error: { message: 'Failed: 1.', exitCode: 1 } }]);
    expect(of('mail')).toMatchObject([{ outcome: 'failed' }]);
    expect(of('disk')).toHaveLength(1);
    const refused = await examineAt({ ...settings, PORT: 'x' });
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.err)).toMatchObject({
      error: { message: expect.stringContaining('PORT is "x"') },
    });
  });
});
