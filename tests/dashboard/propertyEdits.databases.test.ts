import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldPath } from '../../contract/content/issues.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';
import { patience } from '../support/patience.ts';
import { newDatabase, type NewDatabase } from '../support/postgres/newDatabase.ts';
import { selectScale } from '../support/scale.ts';
import { change, createEditors, edit, expectNothingLost, publish, show } from './support/editors.ts';

let database: NewDatabase;
/** Two processes on one database; the same one twice with the embedded database, which has one. */
let [here, there]: Dashboard[] = [];
beforeAll(async () => {
  database = await newDatabase();
  const shared = { ...database, drop: () => Promise.resolve() };
  here = await openDashboard(['casa'], undefined, shared);
  there =
    database.where.databaseUrl === undefined
      ? here
      : await openDashboard(['casa'], undefined, shared, here.host);
  await here.as('owner').call('adoptProperty', { params: { property: 'casa' } });
});
afterAll(async () => {
  await there!.close();
  if (there !== here) await here!.close();
  await database.drop();
});

const soon = { timeout: patience, interval: 20 };
const english: FieldPath = ['texts', 'en'];

/** One field for each person. */
const fields: readonly FieldPath[] = (['en', 'pt'] as const).flatMap((language) =>
  [['name'], ['summary'], ['description'], ['neighbourhood'], ['host', 'about']].map((path) => [
    'texts',
    language,
    ...path,
  ]),
);

/** Ten people with two roles, on both processes; some of them have two tabs. */
const openTabs = (): Browser[] =>
  fields.map((_, index) => (index % 2 === 0 ? here! : there!).as(index % 4 < 2 ? 'owner' : 'manager'));

test('ten people who change a property at once lose nothing, while others publish and go back', async () => {
  const editors = createEditors();
  const tabs = openTabs();
  // Each signs in, one after the other.
  for (const tab of tabs) await show(tab);
  const { revision: first, document: old } = await show(tabs[0]!);
  const rounds = selectScale(1, 3);
  const write = async (tab: Browser, field: FieldPath) => {
    for (let round = 1; round <= rounds; round += 1) {
      await edit(editors, tab, (document) => change(document, field, `${field.join(' ')} ${round}`));
    }
  };
  const publishOften = async (tab: Browser) => {
    for (let round = 0; round < rounds; round += 1) await publish(editors, tab);
  };
  await Promise.all([
    ...fields.map((field, index) => write(tabs[index]!, field)),
    publishOften(tabs[0]!),
    publishOften(tabs[1]!),
    edit(editors, tabs[2]!, () => change(old, [...english, 'location', 'region'], 'as before')),
  ]);
  expect(editors.conflicts).toBeGreaterThan(0);
  await expectNothingLost(editors, tabs[0]!, first);

  // Everybody sees the same, and so do guests after the last publication.
  await edit(editors, tabs[3]!, (document) => change(document, [...english, 'name'], 'Casa de Todos'));
  await publish(editors, tabs[3]!);
  const contents = await Promise.all(tabs.map(show));
  expect(new Set(contents.map(({ revision }) => revision)).size).toBe(1);
  for (const { host } of [here!, there!]) {
    const bookings = new Bookings(host);
    const readName = async () => (await bookings.call<UnitDescription>('GET', '/rental-unit/casa')).body.name;
    await expect.poll(readName, soon).toBe('Casa de Todos');
  }
});

test('versions that are published at once get numbers of their own, and one of them is published', async () => {
  const [owner, manager] = [here!.as('owner'), there!.as('manager')];
  const editors = createEditors();
  await edit(editors, owner, (document) => change(document, [...english, 'name'], 'Casa Um'));
  await Promise.all([publish(editors, owner), publish(editors, manager), publish(editors, owner)]);
  expect(editors.published.size).toBe(1);
  const { versions } = await owner.call('listVersions', { params: { property: 'casa' } });
  const numbers = versions.map(({ version }) => version);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(versions.filter(({ state }) => state === 'published')).toHaveLength(1);
});

test('a reservation that is confirmed during a publication keeps its price', async () => {
  const bookings = new Bookings(there!.host);
  const held = await bookings.hold('casa', 40);
  const { quote } = (await bookings.read(held)).body;
  const editors = createEditors();
  const owner = here!.as('owner');
  await edit(editors, owner, (document) => change(document, ['property', 'pricing', 'rate'], '900.00'));
  const password = await bookings.getPassword(held);
  const [, verified] = await Promise.all([publish(editors, owner), bookings.verify(held.id, password)]);
  expect(verified.status).toBe(200);
  expect((await bookings.read(held)).body.quote).toEqual(quote);
  const { startDate, endDate } = bookings.wish('casa', 60);
  const query = { id: 'casa', startDate, endDate, guestCount: 2 };
  const readTotal = async () =>
    (await bookings.post<Quote>('/reservation/price-preview', query)).body.total.amount;
  await expect.poll(readTotal, soon).toBeGreaterThan(3 * quote.total.amount);
});
