import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/host/store/openStore.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTemplate } from '../support/createTemplate.ts';
import { startProcess } from './support/process.ts';
import { installForProduction } from './support/installForProduction.ts';

describe('the first start', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-first-'));
    await installForProduction(folder);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  function startSite(settings: Record<string, string>) {
    const site = startProcess(process.execPath, ['scripts/start.ts'], {
      settings: {
        // A package is looked for among those of this install, not where its link leads to.
        NODE_OPTIONS: '--preserve-symlinks',
        CONTENT_DIR: join(import.meta.dirname, '../../demo'),
        ...settings,
      },
      folder,
    });
    onTestFinished(site.end);
    return site;
  }

  test('reports invalid settings, and builds nothing with them', async () => {
    const site = startSite({ PORT: 'three thousand' });
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain('The site cannot start: PORT');
    // Its child processes have ended too.
    await site.closed;
    expect(site.output()).not.toContain('Built the site');
    expect(existsSync(join(folder, 'dist/.fingerprint'))).toBe(false);
  });

  test.runIf(process.platform === 'linux')('reports that the system killed the build, and why', async () => {
    const site = startSite({ DATA_DIR: await createTestFolder() });
    await site.waitForOutput(/Building the site/);
    const children = `/proc/${site.pid}/task/${site.pid}/children`;
    await expect.poll(() => readFile(children, 'utf8')).toMatch(/\d/);
    process.kill(Number((await readFile(children, 'utf8')).split(' ')[0]), 'SIGKILL');
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain('The build was killed (SIGKILL). It needs 700 MB');
  });

  test('leaves existing data unchanged until the site is built', async () => {
    const dataDir = await createTestFolder();
    const open = () => openStore({ dataDir, databaseUrl: undefined, template });
    const template = await createTemplate();
    const before = await open();
    // A second process must not create the same tables during a migration.
    await before.db.deleteFrom('kysely_migration' as never).execute();
    await before.close();
    await appendFile(join(folder, 'src/entry-client.tsx'), '\nno TypeScript');
    const site = startSite({ DATA_DIR: dataDir });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/entry-client/);
    expect(site.output()).toContain('The site cannot start. The build failed; see the output above.');
    expect(site.output()).not.toContain('already exists');
  });
});
