import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../contract/values/nights.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

let dashboard: Dashboard;
let bookings: Bookings;
beforeAll(async () => {
  dashboard = await openDashboard();
  bookings = new Bookings(dashboard.host);
});
afterAll(() => dashboard.close());

describe('the order of the list of reservations', () => {
  const search = 'sorted';
  beforeAll(async () => {
    for (const [firstName, day, nights] of [
      ['Émile', 300, 4],
      ['ana', 310, 3],
      ['Zoë', 320, 3],
    ] as const)
      await bookings.confirmed('next', day, {
        endDate: dayFromNow(day + nights),
        guest: createGuest({ firstName, lastName: 'Sorted' }),
      });
  });

  const find = (query: Record<string, string>) =>
    dashboard.as('owner').call('listReservations', { query: { search, ...query } });
  const getNames = ({ reservations }: Awaited<ReturnType<typeof find>>) =>
    reservations.map(({ guestName }) => guestName.split(' ')[0]);

  test.each([
    [{ sort: 'name' }, ['ana', 'Émile', 'Zoë']],
    [{ sort: 'name', order: 'descending' }, ['Zoë', 'Émile', 'ana']],
    [{ sort: 'booked', order: 'descending' }, ['Zoë', 'ana', 'Émile']],
    [{ sort: 'arrival' }, ['Émile', 'ana', 'Zoë']],
    [{ by: 'departure', order: 'descending' }, ['Zoë', 'ana', 'Émile']],
  ])('%j is sorted in this order, and each page continues it', async (query, names) => {
    const first = await find(query);
    expect(getNames(first)).toEqual(names);
    for (const [at, { number }] of first.reservations.entries())
      expect(getNames(await find({ ...query, after: number }))).toEqual(names.slice(at + 1));
  });

  test('of equal amounts is that of the numbers, also in the next page and in the CSV', async () => {
    const query = { sort: 'amount', order: 'descending' };
    const first = await find(query);
    const [most, second, third] = first.reservations.map(({ number }) => number);
    expect(getNames(first)[0]).toBe('Émile');
    expect(second! > third!).toBe(true);
    expect((await find({ ...query, after: second! })).reservations.map(({ number }) => number)).toEqual([
      third,
    ]);
    const { csv } = await dashboard
      .as('owner')
      .call('exportReservations', { body: { search, sort: 'amount', order: 'descending' } });
    expect(
      csv
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',')[0]),
    ).toEqual([most, second, third]);
  });

  test('is not that of amounts for cleaners, who do not see them', async () => {
    const cleaner = dashboard.as('cleaner');
    const sort = (column: string) => cleaner.send('listReservations', { query: { search, sort: column } });
    expect((await sort('amount')).status).toBe(422);
    expect((await sort('name')).status).toBe(200);
  });
});

test('the sum of a list has the prices that the host collects, and the other stays are counted', async () => {
  const owner = dashboard.as('owner');
  const search = 'summed';
  const guest = () => createGuest({ lastName: 'Summed' });
  const [first, paidHere, onChannel, cancelled] = [
    await bookings.confirmed('next', 200, { guest: guest() }),
    await bookings.confirmed('next', 210, { guest: guest(), endDate: dayFromNow(214) }),
    await bookings.confirmed('next', 220, { guest: guest() }),
    await bookings.confirmed('next', 230, { guest: guest() }),
  ];
  await dashboard.host.db
    .updateTable('reservation')
    .set({ source: 'Airbnb' })
    .where('number', 'in', [paidHere.number, onChannel.number])
    .execute();
  // Nothing is paid here for a stay whose price the channel collects.
  await dashboard.host.db
    .updateTable('reservation')
    .set({ quote: sql`jsonb_set(quote::jsonb, '{paymentOptions,0,schedule}', '[]')::json` })
    .where('number', '=', onChannel.number)
    .execute();
  await owner.call('cancel', {
    params: { reservation: cancelled.number },
    body: { refund: 'full', expectedRefund: 33_000 },
  });
  const read = async (query: Record<string, string>, browser = owner) =>
    (await browser.call('listReservations', { query: { search, ...query } })).sums;
  const { reservations } = await owner.call('listReservations', { query: { search } });
  const amount = reservations
    .filter(({ number }) => ![onChannel.number, cancelled.number].includes(number))
    .reduce((sum, { total }) => sum + total!.amount, 0);
  expect(await read({})).toEqual({
    count: 4,
    money: { sums: [{ amount, currency: 'EUR' }], direct: 2, channel: 1, ended: 1 },
  });
  expect(await read({ status: 'cancelled' })).toEqual({
    count: 1,
    money: { sums: [], direct: 0, channel: 0, ended: 1 },
  });
  expect(await read({ after: first.number })).toBeNull();
  expect(await read({}, dashboard.as('cleaner'))).toEqual({ count: 4, money: null });
});

test('a list counts a stay as completed after the day of its check-out at the property', async () => {
  const ended = await bookings.confirmed('next', 240, { guest: createGuest({ lastName: 'Zoned' }) });
  const read = async (status: string, endDate: string) => {
    await dashboard.host.db
      .updateTable('reservation')
      .set({ startDate: dayFromNow(-30), endDate })
      .where('number', '=', ended.number)
      .execute();
    const query = { search: 'zoned', status };
    const { reservations, sums } = await dashboard.as('owner').call('listReservations', { query });
    expect(sums!.count).toBe(reservations.length);
    return sums!.count;
  };
  for (const days of [-2, -1, 0, 1]) {
    const counts = [await read('confirmed', dayFromNow(days)), await read('completed', dayFromNow(days))];
    expect([
      [0, 1],
      [1, 0],
    ]).toContainEqual(counts);
  }
  expect(await read('completed', dayFromNow(-2))).toBe(1);
});

test('a list without dates begins with the guests in the house and the departures of today', async () => {
  const stay = await bookings.confirmed('casa', 250);
  const owner = dashboard.as('owner');
  const isListed = async (endDate: string, query: Record<string, string> = {}) => {
    await dashboard.host.db
      .updateTable('reservation')
      .set({ startDate: daysLater(endDate, -6), endDate })
      .where('number', '=', stay.number)
      .execute();
    const { reservations } = await owner.call('listReservations', { query });
    return reservations.some(({ number }) => number === stay.number);
  };
  expect(await isListed(dayFromNow(2))).toBe(true);
  expect(await isListed(dayFromNow(2), { unit: 'casa', by: 'departure' })).toBe(true);
  expect(await isListed(dayFromNow(2), { from: dayFromNow(-1) })).toBe(false);
  expect(await isListed(dayFromNow(0))).toBe(true);
  expect(await isListed(dayFromNow(-2))).toBe(false);
  expect(await isListed(dayFromNow(-2), { status: 'completed' })).toBe(true);
  expect(await isListed(dayFromNow(-370), { status: 'completed' })).toBe(false);
  expect(await isListed(dayFromNow(-370), { status: 'completed', from: dayFromNow(-380) })).toBe(true);
});
