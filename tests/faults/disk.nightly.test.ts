import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { Bookings } from '../support/bookings.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { siteClient } from '../support/testHost.ts';
import { surviveFullDisk, units } from './support/surviveFullDisk.ts';
import { createHostClient, sendTo } from './support/site.ts';
import { canMount, mountSmallDisk } from './support/mountSmallDisk.ts';

await requireBuild();

const main = resolve(import.meta.dirname, '../../server/main.ts');
/** Enough for an installation, and for some hundred bookings. */
const size = '150m';

/** Starts the site on a disk of its own. */
async function startOnDisk(options: string) {
  const folder = await createTestFolder();
  const contentDir = join(folder, 'content');
  const disk = await mountSmallDisk(folder, options);
  await writeContent(contentDir, units);
  const port = await findFreePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: disk.at,
    CONTENT_DIR: contentDir,
    CLIENT_ID: siteClient.id,
    CLIENT_SECRET: siteClient.secret,
  };
  const [command, ...args] = [...disk.within, process.execPath, main];
  const site = startProcess(command!, args, { settings });
  onTestFinished(site.end);
  return {
    site,
    bookings: new Bookings(createHostClient((request) => sendTo(`http://127.0.0.1:${port}`, request))),
    order: disk.order,
  };
}

test.skipIf(!canMount)(
  'a full disk stops bookings without a loss, and they continue once there is space',
  async ({ annotate }) => {
    const { site, bookings, order } = await startOnDisk(`size=${size}`);
    await site.waitForOutput(/is ready/);
    const { holds, words } = await surviveFullDisk({ bookings, order, output: site.output });
    await annotate(words);
    expect(holds).toBeGreaterThan(1);
  },
);

test.skipIf(!canMount).each([
  ['can only be read', 'ro', /DATA_DIR .* is on a read-only disk\. Choose a writable one/],
  ['is full', 'size=1m', /DATA_DIR .* is on a disk that is full\. Free space there/],
])('on a disk that %s the site does not start, and reports how to fix it', async (_, disk, words) => {
  const { site } = await startOnDisk(disk);
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(words);
});
