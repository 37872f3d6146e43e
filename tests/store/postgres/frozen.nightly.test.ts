import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { startPostgres, type Postgres } from '../../support/postgres/startPostgres.ts';
import { openTestHost, type TestHost } from '../../support/testHost.ts';

let postgres: Postgres;
let host: TestHost;
let bookings: Bookings;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = postgres.address('postgres');
  host = await openTestHost(['casa'], undefined, { where: { databaseUrl }, drop: postgres.stop });
  bookings = new Bookings(host);
  await bookings.token();
});
afterAll(() => host.close());

test('a silent server causes an error before browsers time out, and recovery needs no restart', async () => {
  await postgres.freeze();
  const queries = [
    bookings.post('/reservation', bookings.wish('casa', 30)),
    bookings.call('GET', '/rental-unit/casa/availability'),
  ];
  expect(await host.ready()).toEqual({ ready: false, because: 'the database does not answer' });
  // The server stays silent until it thaws, so these are not its answers.
  for (const { status, headers } of await Promise.all(queries)) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  }

  postgres.thaw();
  await expect.poll(() => host.ready()).toEqual({ ready: true });
  expect((await bookings.post('/reservation', bookings.wish('casa', 30))).status).toBe(201);
});
