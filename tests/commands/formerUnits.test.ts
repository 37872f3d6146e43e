import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../server/host/store/openStore.ts';
import { writeContent } from '../support/content.ts';
import { newInstallation, refunded, startSite, type, type Installation } from './support/site.ts';

const soon = { timeout: 8000, interval: 20 };

/** An installation with a stay that is booked, and a second property; its site does not run. */
async function bookedPlace() {
  const place = await newInstallation();
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
  log.filter((line) => line.includes('CONTENT_DIR has no folder')).map((line) => JSON.parse(line) as object);

test.each([
  ['whose folder is gone', folderGone],
  ['that is retired', retired],
])('the reservations of a property %s go on: page, commands, cancellation and mails', async (_, change) => {
  const { place, id, token, number, guest } = await bookedPlace();
  await change(place);
  const shown = await type(place, ['reservations', 'show', number, '--json']);
  expect(shown.json()).toMatchObject({ unit: { id: 'casa', name: 'Casa casa (en)' } });

  const site = await startSite(place);
  expect(await site.tellOf({ id, token })).toMatchObject({
    status: 'confirmed',
    unit: { name: 'Casa casa (en)', timeZone: 'Atlantic/Reykjavik', retired: true },
    host: { name: 'Ana', email: 'host@example.com' },
  });
  expect(await type(place, ['reservations', 'cancel', number, '--yes'])).toMatchObject({ code: 0 });
  await expect.poll(() => refunded(place), soon).toBeGreaterThan(0);
  await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
  await expect.poll(() => site.subjectsTo('host@example.com'), soon).toHaveLength(2);
});

test('a property that is retired, or whose folder is gone, cannot be booked and is not on the site', async () => {
  const { place } = await bookedPlace();
  for (const change of [retired, folderGone]) {
    await change(place);
    const site = await startSite(place);
    expect(site.unitIds).toEqual(['villa']);
    await expect(site.book(60)).rejects.toThrow();
    await site.stop();
  }
});

test('a start names the reservations that stand where a folder is gone, and none where it is meant', async () => {
  const { place, number } = await bookedPlace();
  await retired(place);
  const meant = await startSite(place);
  await meant.stop();
  expect(warnings(meant.log)).toEqual([]);

  await folderGone(place);
  const gone = await startSite(place);
  expect(warnings(gone.log)).toMatchObject([{ level: 40, unit: 'casa', reservations: [number] }]);
  await type(place, ['reservations', 'cancel', number, '--yes']);
  await gone.stop();
  const after = await startSite(place);
  expect(warnings(after.log)).toEqual([]);
});

test('what is kept of a property is what was written there last', async () => {
  const { place, number } = await bookedPlace();
  const path = join(place.contentDir, 'casa', 'en.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace('Casa casa (en)', 'Casa Azul'));
  await (await startSite(place)).stop();
  await folderGone(place);
  const shown = await type(place, ['reservations', 'show', number, '--json']);
  expect(shown.json()).toMatchObject({ unit: { name: 'Casa Azul' } });
});

test('what a later version does not understand of it is told, and keeps nothing from starting', async () => {
  const { place } = await bookedPlace();
  await folderGone(place);
  const store = await openStore(place);
  await store.pool.query(`update unit_source set source = '{"texts": {}}' where unit_id = 'casa'`);
  await store.close();
  const site = await startSite(place);
  expect(site.log.join('')).toContain('what was kept of a property cannot be read: put its folder back');
});
