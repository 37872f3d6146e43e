import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { readNamedConfig } from '../../server/config/index.ts';
import { hasProperties, readSiteName } from '../../server/host/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { findFreePort, startProcess } from './support/process.ts';
import { requireBuild } from './support/requireBuild.ts';
import { statusAs } from './support/statusAs.ts';

const root = resolve(import.meta.dirname, '../..');
const demo = join(root, 'demo');
const read = (CONTENT_DIR: string) => readNamedConfig({ CONTENT_DIR }, { hasProperties, readSiteName });

describe('the folder that the site serves', () => {
  test.each([
    ['is empty', []],
    ['contains a guide, the legal texts and an unfinished property', ['README.md', 'legal/', '_casa/']],
    ['contains what a file manager created', ['.DS_Store', '@eaDir/']],
  ])('is the demo while CONTENT_DIR %s', async (_, names) => {
    const folder = await createTestFolder();
    for (const name of names) {
      await (name.endsWith('/') ? mkdir(join(folder, name)) : writeFile(join(folder, name), ''));
    }
    expect(await read(folder)).toMatchObject({ contentDir: demo, emptyContentDir: folder });
  });

  test('is CONTENT_DIR as soon as it contains a property', async () => {
    const folder = await createTestFolder();
    await writeContent(folder, ['casa']);
    expect(await read(folder)).toMatchObject({ contentDir: folder, emptyContentDir: undefined });
  });

  test('is never the demo instead of a folder that was set and does not exist', async () => {
    const folder = join(await createTestFolder(), 'misspelt');
    expect(await read(folder)).toMatchObject({ contentDir: folder, emptyContentDir: undefined });
  });
});

describe('the start of a site without a property', async () => {
  await requireBuild();

  async function startSite(settings: Record<string, string>) {
    const folder = await createTestFolder();
    const site = startProcess(process.execPath, [join(root, 'server/main.ts')], {
      settings: { CONTENT_DIR: './content', PORT: String(await findFreePort()), ...settings },
      folder,
    });
    onTestFinished(site.end);
    return site;
  }

  test('serves the demo, and explains how to create a property', async () => {
    const site = await startSite({ LOG_LEVEL: 'info' });
    await site.waitForOutput(/is ready/);
    expect(site.output()).toContain(
      'casa-do-limoeiro, monte-da-figueira: THE DEMO, until ./content contains a property. ' +
        'Create one: npm run host -- content new',
    );
  });

  test('is closed to guests with real payments: nothing of the demo can be booked or paid', async () => {
    const port = await findFreePort();
    const site = await startSite({
      PORT: String(port),
      STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      PUBLIC_URL: 'https://stay.casa.pt',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://localhost',
    });
    await site.waitForOutput(/is ready/);
    const getStatus = (method: string, path: string) =>
      statusAs('stay.casa.pt', port, path, { method, headers: { 'X-Forwarded-Proto': 'https' } });
    for (const page of ['/en', '/en/casa-do-limoeiro', '/en/reservation'])
      expect(await getStatus('GET', page), page).toBe(503);
    for (const call of ['createReservation', 'previewPrice', 'createCheckout'] as const) {
      const { method, path } = operations[call];
      expect(await getStatus(method, apiBase + path), call).toBe(503);
    }
  });
});
