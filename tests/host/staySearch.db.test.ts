import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '../../contract/schemas/quote.ts';
import { getWeekday } from '../../contract/values/weekdays.ts';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import type { UnitList } from '../../contract/schemas/unitList.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

const otherDay = getWeekday(dayFromNow(31));

const ids = ['a-free', 'b-booked', 'c-closed', 'd-small', 'e-long', 'f-short', 'g-days', 'h-later', 'i-soon'];

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(ids, ({ property }, id) => {
    property.maxGuests = id === 'd-small' ? 2 : 4;
    if (id === 'c-closed') property.closed = [{ start: dayFromNow(32), end: dayFromNow(40) }];
    if (id === 'e-long') property.stay.minNights = 5;
    if (id === 'f-short') property.stay.maxNights = 2;
    if (id === 'g-days') property.stay.arrivalDays = [otherDay];
    if (id === 'h-later') property.stay.leadDays = 31;
    if (id === 'i-soon') property.stay.aheadDays = 20;
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const ask = (from: number, to: number, guests: number | string = 3) =>
  bookings.call<StaySearch>('GET', `/stay-search/${dayFromNow(from)}/${dayFromNow(to)}/${guests}/1`);

test('each property says what a stay costs there, or the first reason why it is not available', async () => {
  await bookings.verified('b-booked', 32);
  const { body } = await ask(30, 33);
  const { body: quote } = await bookings.call<Quote>('POST', '/reservation/price-preview', {
    id: 'a-free',
    startDate: dayFromNow(30),
    endDate: dayFromNow(33),
    guestCount: 3,
  });
  const units = body.units.map(({ id, total, obstacle }) => ({ id, ...(total ? { total } : { obstacle }) }));
  expect({ ...body, units }).toEqual({
    startDate: dayFromNow(30),
    endDate: dayFromNow(33),
    guestCount: 3,
    nights: 3,
    freeUnitCount: 1,
    page: 1,
    unitCount: 9,
    maxGuests: 4,
    units: [
      { id: 'a-free', total: quote.total },
      { id: 'b-booked', obstacle: { reason: 'taken' } },
      { id: 'c-closed', obstacle: { reason: 'taken' } },
      { id: 'd-small', obstacle: { reason: 'too_many_guests', maxGuests: 2 } },
      { id: 'e-long', obstacle: { reason: 'stay_too_short', minNights: 5 } },
      { id: 'f-short', obstacle: { reason: 'stay_too_long', maxNights: 2 } },
      { id: 'g-days', obstacle: { reason: 'arrival_day', arrivalDays: [otherDay] } },
      { id: 'h-later', obstacle: { reason: 'date_too_soon' } },
      { id: 'i-soon', obstacle: { reason: 'date_too_far' } },
    ],
  });
});

test('nights next to a booking are free', async () => {
  const obstacleAt = async (from: number, to: number) =>
    (await ask(from, to)).body.units.find(({ id }) => id === 'b-booked')?.obstacle;
  // It is held from the 32nd day to the 35th.
  expect([await obstacleAt(29, 32), await obstacleAt(35, 38)]).toEqual([undefined, undefined]);
  expect([await obstacleAt(29, 33), await obstacleAt(34, 38)]).toEqual([
    { reason: 'taken' },
    { reason: 'taken' },
  ]);
});

test('nights that a command or another channel blocks are taken', async () => {
  await host.commands.run('nights.close', { unit: 'a-free', from: dayFromNow(60), to: dayFromNow(61) });
  const { body } = await ask(58, 61);
  expect(body.units.find(({ id }) => id === 'a-free')?.obstacle).toEqual({ reason: 'taken' });
});

test('a stay without a night is refused, and what is no stay is not found', async () => {
  expect((await ask(33, 33)).problem).toMatchObject({
    status: 422,
    violations: [{ propertyPath: 'endDate', code: 'end_before_start' }],
  });
  const statuses = await Promise.all([ask(30, 33, 0), ask(30, 33, 101), ask(30, 33, 'two')]);
  expect(statuses.map(({ problem }) => problem.status)).toEqual([404, 404, 404]);
});

test('a search changes nothing, and answers that the next booking changes are not cached', async () => {
  const counted = () =>
    host.db
      .selectFrom('reservation')
      .select((where) => where.fn.countAll().as('all'))
      .executeTakeFirstOrThrow();
  const before = await counted();
  expect((await ask(30, 33)).headers.get('Cache-Control')).toBe('no-store');
  expect(await counted()).toEqual(before);
});

test('the list without dates has the same properties, with what a card shows', async () => {
  const { body } = await bookings.call<UnitList>('GET', '/rental-units/1');
  expect(body).toMatchObject({ page: 1, unitCount: 9, maxGuests: 4 });
  expect(body.units.map(({ id }) => id)).toEqual(ids);
  expect(body.units[0]).toMatchObject({ id: 'a-free', lowestRate: expect.any(Number) as number });
  expect((await bookings.call<UnitList>('GET', '/rental-units/7')).body).toEqual(body);
  expect((await bookings.call('GET', '/rental-units/0')).problem.status).toBe(404);
});
