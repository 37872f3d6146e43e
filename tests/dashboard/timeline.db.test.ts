import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { roles } from '../../contract/dashboard/role.ts';
import type { TimelineProperty } from '../../contract/dashboard/timeline.ts';
import { Bookings } from '../support/bookings.ts';
import { getRefusedKind, openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

let dashboard: Dashboard;
let owner: Browser;
let bookings: Bookings;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'next'], ({ property }, id) => {
    // Reykjavik has the date of UTC, which tests use to count days.
    property.timeZone = 'Atlantic/Reykjavik';
    if (id === 'next') property.closed = [{ start: dayFromNow(40), end: dayFromNow(42) }];
  });
  owner = dashboard.as('owner');
  bookings = new Bookings(dashboard.host);
});
afterAll(() => dashboard.close());

const window = (from: number, to: number) => ({ from: dayFromNow(from), to: dayFromNow(to) });
const nights = (from: number, to: number, unit = 'casa') => ({ unit, ...window(from, to) });

async function readProperty(
  id: string,
  from: number,
  to: number,
  browser = owner,
): Promise<TimelineProperty> {
  const { properties } = await browser.call('getTimeline', { query: window(from, to) });
  return properties.find((property) => property.id === id)!;
}

/** Nights that the calendar of a channel blocks, as an import stores them. */
async function importStay(unitId: string, from: number, to: number) {
  const { db } = dashboard.host;
  const calendar = { id: `channel-${unitId}`, unitId, name: 'Channel' };
  await db
    .insertInto('calendar')
    .values(calendar)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stay = { unitId, calendarId: calendar.id, startDate: dayFromNow(from), endDate: dayFromNow(to) };
  await db
    .insertInto('blockedNights')
    .values({ ...stay, isStay: true })
    .execute();
}

test('the timeline has all properties with stays, closed nights, prices and the current date', async () => {
  const guest = createGuest({ firstName: 'Marie', lastName: 'Dubois' });
  const { id } = await bookings.verified('casa', 10, { guest });
  await owner.call('closeNights', { body: { ...nights(14, 16), why: 'new kitchen' } });
  const { number } = await dashboard.host.db
    .selectFrom('reservation')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { propertyCount, properties } = await owner.call('getTimeline', { query: window(8, 45) });
  expect(propertyCount).toBe(2);
  expect(properties.map((property) => [property.id, property.today])).toEqual([
    ['casa', dayFromNow(0)],
    ['next', dayFromNow(0)],
  ]);
  const [casa, next] = properties;
  expect(casa!.photo).toMatch(/^\/media\/casa\/.+\.webp$/);
  expect(casa!.stays).toEqual([
    {
      start: dayFromNow(10),
      end: dayFromNow(13),
      number,
      status: 'awaiting_payment',
      guestName: 'Marie Dubois',
      guests: 2,
      isRegistered: false,
      source: 'site',
    },
  ]);
  expect(casa!.blocks).toEqual([
    { start: dayFromNow(14), end: dayFromNow(16), note: 'new kitchen', isFixed: false },
  ]);
  expect(next!.blocks).toEqual([{ start: dayFromNow(40), end: dayFromNow(42), note: null, isFixed: true }]);
  expect(next!.rates).toEqual([
    {
      start: dayFromNow(8),
      end: dayFromNow(45),
      price: { amount: 100_00, currency: 'EUR' },
      usualPrice: { amount: 100_00, currency: 'EUR' },
      minimumStay: 2,
      usualMinimumStay: 2,
    },
  ]);
});

test('only stays and blocked nights that share a night with the requested ones are listed', async () => {
  await bookings.verified('next', 20);
  const getStarts = async (from: number, to: number) =>
    (await readProperty('next', from, to)).stays.map(({ start }) => start);
  expect(await getStarts(15, 20)).toEqual([]);
  expect(await getStarts(23, 30)).toEqual([]);
  expect(await getStarts(22, 30)).toEqual([dayFromNow(20)]);
  expect(await getStarts(15, 21)).toEqual([dayFromNow(20)]);
  const { properties } = await owner.call('getTimeline', { query: { ...window(22, 30), property: 'next' } });
  expect(properties.map(({ id }) => id)).toEqual(['next']);
});

test.each<[string, boolean, { guestsRegisteredAt: Date | null; registrationReopenedAt: Date | null }]>([
  ['not registered', false, { guestsRegisteredAt: null, registrationReopenedAt: null }],
  ['registered', true, { guestsRegisteredAt: new Date(), registrationReopenedAt: null }],
  ['registered and reopened', false, { guestsRegisteredAt: new Date(), registrationReopenedAt: new Date() }],
])('a stay whose guests are %s has the flag %j', async (_, isRegistered, registration) => {
  const { id } = await bookings.verified('casa', 24);
  await dashboard.host.db.updateTable('reservation').set(registration).where('id', '=', id).execute();
  expect((await readProperty('casa', 24, 25)).stays.map((stay) => stay.isRegistered)).toEqual([isRegistered]);
  await dashboard.host.db.deleteFrom('reservation').where('id', '=', id).execute();
});

describe('prices of nights', () => {
  test('the effect of a change is shown before it happens, and the guests’ prices change at once', async () => {
    const body = { ...nights(50, 52), price: 20_00, minimumStay: 4, reason: 'fair' };
    const preview = await owner.call('previewNights', { body });
    expect(preview.after).toMatchObject([{ price: { amount: 20_00 }, minimumStay: 4 }]);
    expect(preview.warnings).toMatchObject([{ kind: 'very_low', night: dayFromNow(50) }]);
    const before = await readProperty('casa', 49, 53);
    expect(before.rates).toHaveLength(1);

    await owner.call('changeNights', { body });
    const { rates } = await readProperty('casa', 49, 53);
    expect(rates.map(({ price, minimumStay }) => [price?.amount, minimumStay])).toEqual([
      [100_00, 2],
      [20_00, 4],
      [100_00, 2],
    ]);
    await owner.call('changeNights', { body: { ...nights(50, 52), price: null, minimumStay: null } });
    expect((await readProperty('casa', 49, 53)).rates).toHaveLength(1);
    const history = await dashboard.host.commands.run('nights.history', { unit: 'casa' });
    expect(history.map(({ reason, changedBy }) => [reason, changedBy])).toEqual([
      [null, 'owner'],
      ['fair', 'owner'],
    ]);
  });

  test('cleaners see no prices', async () => {
    const { rates } = await readProperty('casa', 60, 61, dashboard.as('cleaner'));
    expect(rates).toEqual([
      { start: dayFromNow(60), end: dayFromNow(61), minimumStay: 2, usualMinimumStay: 2 },
    ]);
  });

  test('only owners and managers change nights', async () => {
    const allowed = await Promise.all(
      roles.map(async (role) => [
        role,
        await getRefusedKind(
          dashboard.as(role).call('changeNights', { body: { ...nights(62, 63), price: 90_00 } }),
        ),
      ]),
    );
    expect(allowed).toEqual([
      ['owner', 'answered'],
      ['manager', 'answered'],
      ['cleaner', 'forbidden'],
      ['accountant', 'forbidden'],
    ]);
  });
});

describe('closed nights', () => {
  test('are opened again', async () => {
    await owner.call('closeNights', { body: { ...nights(70, 75), why: 'new kitchen' } });
    const query = { from: dayFromNow(70), to: dayFromNow(75), property: 'casa' };
    expect(await dashboard.as('cleaner').call('getTimeline', { query })).toMatchObject({
      properties: [{ blocks: [{ note: null }] }],
    });
    await owner.call('openNights', { body: nights(71, 75) });
    const { blocks } = await readProperty('casa', 70, 75);
    expect(blocks).toMatchObject([{ start: dayFromNow(70), end: dayFromNow(71) }]);
  });

  test('cannot include nights of a reservation', async () => {
    await bookings.verified('casa', 80);
    expect(await getRefusedKind(owner.call('closeNights', { body: nights(79, 81) }))).toBe('command-refused');
  });
});

describe('stays of channels', () => {
  test('have the name and the note of the host, also after the next import', async () => {
    await importStay('next', 60, 63);
    const body = { ...nights(60, 63, 'next'), calendar: 'channel', name: ' Marie ', note: 'late' };
    await owner.call('noteChannelStay', { body });
    await dashboard.host.db.deleteFrom('blockedNights').where('calendarId', '=', 'channel-next').execute();
    await importStay('next', 60, 63);
    const read = async () => (await readProperty('next', 60, 63)).channelStays;
    expect(await read()).toEqual([
      {
        start: dayFromNow(60),
        end: dayFromNow(63),
        calendar: 'Channel',
        isStay: true,
        name: 'Marie',
        note: 'late',
        conflictsWith: [],
      },
    ]);
    const query = { from: dayFromNow(60), to: dayFromNow(63), property: 'next' };
    expect(await dashboard.as('cleaner').call('getTimeline', { query })).toMatchObject({
      properties: [{ channelStays: [{ name: 'Marie', note: null }] }],
    });
    await owner.call('noteChannelStay', { body: { ...body, name: '', note: undefined } });
    expect(await read()).toMatchObject([{ name: null, note: null }]);
    const other = { ...body, to: dayFromNow(64) };
    expect(await getRefusedKind(owner.call('noteChannelStay', { body: other }))).toBe('command-refused');
  });

  test('name the reservations that have the same nights', async () => {
    const { id } = await bookings.verified('next', 100);
    const reservation = dashboard.host.db.updateTable('reservation').set({ status: 'confirmed' });
    const { number } = await reservation.where('id', '=', id).returning('number').executeTakeFirstOrThrow();
    await importStay('next', 102, 104);
    const { channelStays } = await readProperty('next', 100, 105);
    expect(channelStays).toMatchObject([{ conflictsWith: [number] }]);
  });
});

test('a former property is listed only with its stays and blocked nights', async () => {
  const other = await openDashboard(['casa', 'next']);
  onTestFinished(() => other.close());
  await new Bookings(other.host).verified('next', 50);
  const person = other.as('owner');
  const params = { property: 'next' };
  await person.call('adoptProperty', { params });
  await person.call('retireProperty', { params, body: { isRetired: true } });
  const list = async (from: number, to: number) => {
    const { properties } = await person.call('getTimeline', { query: window(from, to) });
    return properties.map(({ id, isOffered }) => [id, isOffered]);
  };
  expect(await list(8, 45)).toEqual([['casa', true]]);
  expect(await list(48, 55)).toEqual([
    ['casa', true],
    ['next', false],
  ]);
});

test('dates in the wrong order and too many nights are rejected', async () => {
  expect(await getRefusedKind(owner.call('getTimeline', { query: window(5, 5) }))).toBe('command-refused');
  expect(await getRefusedKind(owner.call('getTimeline', { query: window(0, 101) }))).toBe('command-refused');
});
