import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Availability } from '../../contract/schemas/availability.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'ilha', 'held', 'joined'], ({ property }, id) => {
    if (id === 'ilha') property.timeZone = 'Pacific/Kiritimati';
    if (id === 'casa') property.closed = [{ start: dayFromNow(40), end: dayFromNow(45) }];
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const ask = (id: string) => bookings.call<Availability>('GET', `/rental-unit/${id}/availability`);
const availability = async (id: string) => (await ask(id)).body;

test('a missing property has no availability', async () => {
  expect((await ask('nowhere')).problem.status).toBe(404);
  expect((await ask('NO%00WHERE')).problem.status).toBe(404);
});

test('answers that the next booking changes are not cached', async () => {
  expect((await ask('casa')).headers.get('Cache-Control')).toBe('no-store');
});

test('a property lists the nights that its host has closed', async () => {
  const { unavailable } = await availability('casa');
  expect(unavailable).toEqual([{ start: dayFromNow(40), end: dayFromNow(45), reason: 'closed' }]);
});

test('the first and last possible check-in follow the clock of the property', async () => {
  const { now } = await host.db
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  const inAYear = new Date(now.getTime() + 365 * 86_400_000);
  for (const [id, timeZone] of [
    ['casa', 'Europe/Lisbon'],
    ['ilha', 'Pacific/Kiritimati'],
  ] as const) {
    const { stay } = await availability(id);
    expect(stay).toEqual({ earliest: getDate(now, timeZone), latest: getDate(inAYear, timeZone) });
  }
});

test('held nights are unavailable until the hold ends, without a stored end', async () => {
  const unverified = await bookings.hold('held', 20);
  expect((await availability('held')).unavailable).toEqual([]);
  const { id } = await bookings.verified('held', 20);
  expect((await bookings.read(unverified)).body.nightsHeldUntil).toBeNull();
  expect((await availability('held')).unavailable).toEqual([
    { start: dayFromNow(20), end: dayFromNow(23), reason: 'booked' },
  ]);
  await host.db
    .updateTable('reservation')
    .set({ firmUntil: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  expect((await availability('held')).unavailable).toEqual([]);
});

test('adjacent stays are merged, so that the length of a stay stays private', async () => {
  await bookings.verified('joined', 13);
  await bookings.verified('joined', 10);
  expect((await availability('joined')).unavailable).toEqual([
    { start: dayFromNow(10), end: dayFromNow(16), reason: 'booked' },
  ]);
});
