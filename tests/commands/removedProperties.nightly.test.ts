import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../server/host/store/openStore.ts';
import { writeContent } from '../support/content.ts';
import {
  createInstallation,
  getRefundedAmount,
  startSite,
  runCommand,
  type Installation,
} from './support/site.ts';

const soon = { interval: 20 };

/** An installation with a stay that is booked, and a second property; its site does not run. */
async function bookedPlace() {
  const place = await createInstallation();
  await writeContent(place.contentDir, ['villa']);
  const site = await startSite(place);
  const booked = await site.book(30);
  await site.stop();
  return { place, ...booked };
}

const folderGone = ({ contentDir }: Installation) =>
  rename(join(contentDir, 'casa'), join(contentDir, '_casa'));

async function retired({ contentDir }: Installation) {
  const path = join(contentDir, 'casa', 'property.yaml');
  await writeFile(path, `retired: yes\n${await readFile(path, 'utf8')}`);
}

const warnings = (log: readonly string[]) =>
  log
    .filter((line) => line.includes('CONTENT_DIR no longer has the folder'))
    .map((line) => JSON.parse(line) as object);

test.each([
  ['whose folder is gone', folderGone],
  ['that is retired', retired],
])(
  'the reservations of a property %s continue: page, commands, cancellation and e-mails',
  async (_, change) => {
    const { place, id, token, number, guest } = await bookedPlace();
    await change(place);
    const shown = await runCommand(place, ['reservations', 'show', number, '--json']);
    expect(shown.json()).toMatchObject({ unit: { id: 'casa', name: 'Casa casa (en)' } });

    const site = await startSite(place);
    expect(await site.notifyPaid({ id, token })).toMatchObject({
      status: 'confirmed',
      unit: { name: 'Casa casa (en)', timeZone: 'Atlantic/Reykjavik', retired: true },
      host: { name: 'Ana', email: 'host@example.com' },
    });
    expect(await runCommand(place, ['reservations', 'cancel', number, '--yes'])).toMatchObject({ code: 0 });
    await expect.poll(() => getRefundedAmount(place), soon).toBeGreaterThan(0);
    await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
    await expect.poll(() => site.subjectsTo('host@example.com'), soon).toHaveLength(2);
  },
);

test('a property that is retired, or without a folder, cannot be booked and is not on the site', async () => {
  const { place } = await bookedPlace();
  for (const change of [retired, folderGone]) {
    await change(place);
    const site = await startSite(place);
    expect(site.getUnitIds()).toEqual(['villa']);
    await expect(site.book(60)).rejects.toThrow();
    // The address of a removed property says that it existed; an unknown address does not.
    for (const call of ['', '/availability']) {
      expect(await site.getStatus(`/rental-unit/casa${call}`)).toBe(410);
      expect(await site.getStatus(`/rental-unit/nobodys-house${call}`)).toBe(404);
      expect(await site.getStatus(`/rental-unit/villa${call}`)).toBe(200);
    }
    await site.stop();
  }
});

test('a start names reservations without a property folder, and none of a retired property', async () => {
  const { place, number } = await bookedPlace();
  await retired(place);
  const meant = await startSite(place);
  await meant.stop();
  expect(warnings(meant.log)).toEqual([]);

  await folderGone(place);
  const gone = await startSite(place);
  expect(warnings(gone.log)).toMatchObject([{ level: 40, unit: 'casa', reservations: [number] }]);
  await runCommand(place, ['reservations', 'cancel', number, '--yes']);
  await gone.stop();
  const after = await startSite(place);
  expect(warnings(after.log)).toEqual([]);
});

test('the stored texts of a property are the latest ones', async () => {
  const { place, number } = await bookedPlace();
  const path = join(place.contentDir, 'casa', 'en.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace('Casa casa (en)', 'Casa Azul'));
  await (await startSite(place)).stop();
  await folderGone(place);
  const shown = await runCommand(place, ['reservations', 'show', number, '--json']);
  expect(shown.json()).toMatchObject({ unit: { name: 'Casa Azul' } });
});

test.each([
  [
    'a later version does not understand',
    `update property_version set document = '{"texts": {}}', hash = 'later'`,
  ],
  ['nobody kept', 'delete from property_version'],
])('a missing folder, of which only %s remains, is reported as missing', async (_, lose) => {
  const { place, id, token, number } = await bookedPlace();
  await folderGone(place);
  const store = await openStore(place);
  await store.pool.query(`${lose} where unit_id = 'casa'`);
  await store.close();
  const site = await startSite(place);
  expect(warnings(site.log)).toMatchObject([{ level: 50, unit: 'casa', reservations: [number] }]);
  expect(site.log.join('')).toContain('restore the folder');
  expect(await site.getStatus(`/reservation/${id}/${token}`)).toBe(503);
  expect(await runCommand(place, ['reservations', 'cancel', number, '--yes'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('The property casa is missing in CONTENT_DIR. Restore its folder.'),
  });
});
