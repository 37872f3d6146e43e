import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { Bookings } from '../support/bookings.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { patience } from '../support/patience.ts';
import { newDatabase, type NewDatabase } from '../support/postgres/newDatabase.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let database: NewDatabase;
let here: Bookings;
/** Another process on the same database; the same one with the embedded database, which has one. */
let there: Bookings;
const hosts: TestHost[] = [];
beforeAll(async () => {
  database = await newDatabase();
  const shared = { ...database, drop: () => Promise.resolve() };
  const first = await openTestHost(['casa', 'villa'], undefined, shared);
  hosts.push(first);
  if (database.where.databaseUrl !== undefined)
    hosts.push(await openTestHost(['casa', 'villa'], undefined, shared, first));
  here = new Bookings(first);
  there = new Bookings(hosts.at(-1)!);
});
afterAll(async () => {
  for (const host of hosts) await host.close();
  await database.drop();
});

const publish = (folder?: string) =>
  here.host.commands.run('content.import', { ...(folder !== undefined && { folder }), properties: ['casa'] });

/** Publishes the property with another name. */
async function rename(name: string, change: Parameters<typeof writeContent>[2] = () => undefined) {
  const folder = await createTestFolder();
  await writeContent(folder, ['casa'], (files, id) => {
    files.texts.en.name = name;
    change(files, id);
  });
  await publish(folder);
}

const readName = async (bookings: Bookings) =>
  (await bookings.call<UnitDescription>('GET', '/rental-unit/casa')).body.name;

const soon = { timeout: patience, interval: 20 };

test('a publication shows at once in its process, and soon in others', async () => {
  const version = there.host.getOffered().version;
  await publish();
  await rename('Casa Nova');
  expect(await readName(here)).toBe('Casa Nova');
  await expect.poll(() => readName(there), soon).toBe('Casa Nova');
  const offered = there.host.getOffered();
  expect(offered).toMatchObject({ unitIds: ['casa', 'villa'] });
  expect(offered.version).not.toBe(version);
  expect(there.host.getOffered()).toBe(offered);
  expect(await here.host.commands.run('content.versions', { property: 'casa' })).toMatchObject([
    { version: 3, state: 'published', fromFiles: false },
    { version: 2, state: 'superseded', fromFiles: false },
    { version: 1, state: 'superseded', fromFiles: true },
  ]);
});

test('a booking that began before a publication goes on after it, with its price', async () => {
  const held = await there.hold('casa', 40);
  const before = (await there.read(held)).body;
  await rename('Casa Cara', ({ property }) => (property.pricing.rate = '900.00'));
  await expect.poll(() => readName(there), soon).toBe('Casa Cara');
  expect((await there.verify(held.id, await there.getPassword(held))).status).toBe(200);
  const { body } = await there.read(held);
  expect(body.unit.name).toBe('Casa Cara');
  expect(body.quote).toEqual(before.quote);
  const { startDate, endDate } = there.wish('casa', 60);
  const query = { id: 'casa', startDate, endDate, guestCount: 2 };
  const { body: quote } = await there.post<Quote>('/reservation/price-preview', query);
  expect(quote.total.amount).toBeGreaterThan(3 * before.quote.total.amount);
});

test('another order of the properties shows soon in other processes', async () => {
  await here.host.commands.run('content.order', { properties: ['villa', 'casa'] });
  await expect.poll(() => there.host.getOffered().unitIds, soon).toEqual(['villa', 'casa']);
  const { body } = await there.call<{ units: { id: string }[] }>('GET', '/rental-units/1');
  expect(body.units.map(({ id }) => id)).toEqual(['villa', 'casa']);
});

test('a publication can retire a property, whose reservations remain', async () => {
  const held = await here.verified('casa', 50);
  await rename('Casa Velha', ({ property }) => Object.assign(property, { retired: 'yes' }));
  await expect.poll(() => there.host.getOffered().unitIds, soon).toEqual(['villa']);
  expect((await there.call('GET', '/rental-unit/casa')).problem.status).toBe(410);
  expect((await there.read(held)).body.unit).toMatchObject({ name: 'Casa Velha', retired: true });
});

test('publications at once get numbers of their own, and one of them is published', async () => {
  await Promise.all(['Um', 'Dois', 'Três', 'Quatro'].map((name) => rename(name)));
  const versions = await here.host.commands.run('content.versions', { property: 'casa' });
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => versions.length - index));
  expect(versions.filter(({ state }) => state === 'published')).toHaveLength(1);
});

test('a folder with an error changes nothing', async () => {
  const folder = await createTestFolder();
  await writeContent(folder, ['casa']);
  const file = join(folder, 'casa', 'property.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('maxGuests: 4', 'maxGuests: four'));
  const before = await here.host.commands.run('content.versions', { property: 'casa' });
  await expect(publish(folder)).rejects.toThrow(/property\.yaml:\d+: maxGuests .*\nNothing was changed\.$/);
  expect(await here.host.commands.run('content.versions', { property: 'casa' })).toEqual(before);
});
