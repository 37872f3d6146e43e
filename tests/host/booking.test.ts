import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(['casa']));
});
afterAll(() => bookings.host.close());

test('a guest holds nights, proves their address, pays, and the stay is theirs', async () => {
  const stay = await bookings.confirmed('casa', 30);
  const { body } = await bookings.read(stay);
  expect(body.status).toBe('confirmed');
});
