import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../support/folders.ts';
import { listen } from '../support/listen.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess } from './support/process.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

/** A site in front of a host elsewhere, which answers every request for a token so. */
async function startInFront(status: number, body: object) {
  const host = createServer((_, answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const settings = {
    PORT: String(await findFreePort()),
    DATA_DIR: await createTestFolder(),
    API_URL: `http://127.0.0.1:${await listen(host)}`,
    CLIENT_ID: 'a-site',
    CLIENT_SECRET: 'not the secret it was given',
    FEATURED_UNITS: 'casa',
    LOG_LEVEL: 'info',
  };
  const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings });
  onTestFinished(site.end);
  return site;
}

test('rejected host credentials are reported at the start with the names of their settings', async () => {
  const site = await startInFront(401, { error: 'invalid_client' });
  await site.waitForOutput(/set CLIENT_ID and CLIENT_SECRET to the values from that host/);
  expect(site.output()).not.toContain('not the secret it was given');
});

test('accepted credentials are not mentioned', async () => {
  const site = await startInFront(200, { access_token: 'a', token_type: 'Bearer', expires_in: 3600 });
  await site.waitForOutput(/API_URL accepts the site/);
  expect(site.output()).not.toContain('CLIENT_SECRET');
});
