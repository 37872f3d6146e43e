import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Hold } from '../../contract/reservation.ts';
import { builtSite } from '../site/support/builtSite.ts';
import { freePort, startProcess } from '../site/support/process.ts';
import { Bookings } from '../support/bookings.ts';
import { writeContent } from '../support/content.ts';
import { folderOfTest } from '../support/folders.ts';
import { siteClient } from '../support/testHost.ts';
import { asHost, sendTo } from './support/site.ts';

await builtSite();

const main = resolve(import.meta.dirname, '../../server/main.ts');
const units = Array.from({ length: 8 }, (_, index) => `casa-${index + 1}`);
/** Enough for an installation, and for some hundred bookings. */
const size = '150m';

const apart = ['unshare', '--user', '--map-root-user', '--mount'];
const mayMount =
  spawnSync(apart[0]!, [...apart.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

// Only the processes that are started here see the disk; one of them fills it and frees it again as it is told.
const onItsDisk = `
mount -t tmpfs -o mode=700,$DISK none "$DATA_DIR"
while read -r order; do
  case $order in
    fill) cat /dev/zero > "$DATA_DIR/other-files" 2> /dev/null ;;
    free) rm "$DATA_DIR/other-files" ;;
  esac
  echo "done: $order"
done < "$ORDERS" &
exec "$0" "$@"`;

/** Starts the site on a disk of its own. */
async function startOnDisk(disk: string) {
  const folder = await folderOfTest();
  const [dataDir, contentDir, orders] = ['data', 'content', 'orders'].map((name) => join(folder, name));
  await mkdir(dataDir!);
  await writeContent(contentDir!, units);
  execFileSync('mkfifo', [orders!]);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir!,
    CONTENT_DIR: contentDir!,
    CLIENT_ID: siteClient.id,
    CLIENT_SECRET: siteClient.secret,
    ORDERS: orders!,
    DISK: disk,
  };
  const [command, ...args] = [...apart, 'sh', '-c', onItsDisk, process.execPath, main];
  const site = startProcess(command!, args, { settings });
  onTestFinished(site.end);
  const giving = await open(orders!, 'w');
  onTestFinished(() => giving.close());
  return {
    site,
    bookings: new Bookings(asHost((request) => sendTo(`http://127.0.0.1:${port}`, request))),
    order: async (what: 'fill' | 'free') => {
      await giving.write(`${what}\n`);
      await site.says(new RegExp(`done: ${what}`));
    },
  };
}

test.skipIf(!mayMount)(
  'where the disk is full nothing is booked and nothing is lost, and all goes on once there is space',
  { timeout: 120_000 },
  async ({ annotate }) => {
    const { site, bookings, order } = await startOnDisk(`size=${size}`);
    await site.says(/is ready/);
    let count = 0;
    const book = () => {
      count += 1;
      const wish = bookings.wish(units[count % units.length]!, 20 + 3 * Math.floor(count / units.length));
      return bookings.post<Hold>('/reservation', wish, { key: `hold-${count}` });
    };
    const before = await book();
    expect(before.status).toBe(201);
    const told = [before.body];
    await order('fill');
    let answer = await book();
    while (answer.status === 201 && told.length < 600) {
      told.push(answer.body);
      answer = await book();
    }
    for (const { status, headers } of [answer, await book(), await book()]) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    }
    expect((await bookings.call('GET', '/rental-unit/casa-1/availability')).status).toBe(200);
    expect((await bookings.read(before.body)).status).toBe(200);
    expect(site.output()).toMatch(/No space left on device/i);

    await order('free');
    const began = performance.now();
    await expect.poll(async () => (await book()).status, { timeout: 20_000, interval: 100 }).toBe(201);
    const seconds = (performance.now() - began) / 1000;
    for (const hold of told) expect((await bookings.read(hold)).body.status).toBe('awaiting_otp');
    await annotate(
      `${told.length} holds before the disk was full, all there; booked again ${seconds.toFixed(1)} s after there was space`,
    );
  },
);

test.skipIf(!mayMount).each([
  ['can only be read', 'ro', /DATA_DIR .* lies on a disk that can only be read\. Choose one/],
  ['is full', 'size=1m', /DATA_DIR .* lies on a disk that is full\. Make space there/],
])('on a disk that %s the site does not start, and says how to mend it', async (_, disk, words) => {
  const { site } = await startOnDisk(disk);
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(words);
});
