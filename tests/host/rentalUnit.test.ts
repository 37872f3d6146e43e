import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import { dateAt } from '../../server/host/pricing/index.ts';
import { Bookings, dayFromNow } from '../support/bookings.ts';
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

const unit = async (id: string) => (await bookings.call<RentalUnit>('GET', `/rental-unit/${id}`)).body;

test('a property that does not exist is not found', async () => {
  expect((await bookings.call('GET', '/rental-unit/nowhere')).problem.status).toBe(404);
  expect((await bookings.call('GET', '/rental-unit/NO%00WHERE')).problem.status).toBe(404);
});

test('a property tells the nights that its host has closed', async () => {
  const { unavailable } = await unit('casa');
  expect(unavailable).toEqual([{ start: dayFromNow(40), end: dayFromNow(45), reason: 'closed' }]);
});

test('the first and last day of a stay follow the clock of the property', async () => {
  const { now } = await host.db
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  for (const id of ['casa', 'ilha']) {
    const { stay, timeZone } = await unit(id);
    expect(stay.earliest).toBe(dateAt(now, timeZone));
  }
});

test('held nights are unavailable until the hold ends, without anybody writing down that it ended', async () => {
  const { id } = await bookings.hold('held', 20);
  expect((await unit('held')).unavailable).toEqual([
    { start: dayFromNow(20), end: dayFromNow(23), reason: 'booked' },
  ]);
  await host.db
    .updateTable('reservation')
    .set({ holdExpiresAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  expect((await unit('held')).unavailable).toEqual([]);
});

test('stays that follow each other are told as one, so that nobody learns who stays how long', async () => {
  await bookings.hold('joined', 13);
  await bookings.hold('joined', 10);
  expect((await unit('joined')).unavailable).toEqual([
    { start: dayFromNow(10), end: dayFromNow(16), reason: 'booked' },
  ]);
});
