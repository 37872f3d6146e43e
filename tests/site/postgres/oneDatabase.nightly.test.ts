import { expect, onTestFinished, test } from 'vitest';
import type { Availability } from '../../../contract/schemas/availability.ts';
import { apiBase } from '../../../contract/operations.ts';
import { embeddedBackend } from '../../../server/site/index.ts';
import { Bookings } from '../../support/bookings.ts';
import { newDatabase, type NewDatabase } from '../../support/postgres/newDatabase.ts';
import { openTestHost, siteClient, type TestHost } from '../../support/testHost.ts';
import { openTestSite } from '../support/site.ts';

const publicUrl = 'http://localhost';
const page = '/en/casa';

/** A process of a site, next to others with the same database, mailbox and gateway: the host and its pages. */
async function openProcess(database: NewDatabase, outside?: Pick<TestHost, 'mails' | 'gateway'>) {
  const notDropped = { ...database, drop: () => Promise.resolve() };
  const host = await openTestHost(['casa'], undefined, notDropped, outside);
  onTestFinished(() => host.close());
  const backend = embeddedBackend(host, publicUrl);
  const requestToken: typeof backend.requestToken = (_, caller, signal) =>
    backend.requestToken(siteClient, caller, signal);
  const site = await openTestSite({ backend: { ...backend, requestToken }, publicUrl });
  const bookings = new Bookings(host);
  return {
    host,
    bookings,
    site,
    /** The nights that nobody can have, as this process answers a page that asks. */
    async readTaken() {
      const headers = { Authorization: `Bearer ${await bookings.token()}` };
      const answer = await site.ask(`${apiBase}/rental-unit/casa/availability`, { headers });
      expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store' });
      const { unavailable } = (await answer.json()) as Availability;
      return unavailable.map(({ start, end }) => `${start}–${end}`);
    },
  };
}

test('a booking by one process is visible to the other at once, and no cached page contains it', async () => {
  const database = await newDatabase();
  onTestFinished(database.drop);
  const one = await openProcess(database);
  const other = await openProcess(database, one.host);
  const kept = await other.site.text(page);
  expect(kept).toContain('data-machine="booking"');
  expect(await other.readTaken()).toEqual([]);

  const held = await one.bookings.verified('casa', 30);
  const nights = `${held.wish.startDate}–${held.wish.endDate}`;
  expect(await other.readTaken()).toEqual([nights]);
  const query = { id: 'casa', startDate: held.wish.startDate, endDate: held.wish.endDate, guestCount: 2 };
  expect((await other.bookings.post('/reservation/price-preview', query)).status).toBe(409);
  expect((await other.site.askNode(page)).status).toBe(200);
  expect(await other.site.text(page)).toBe(kept);
  expect(kept).not.toContain(held.wish.startDate);

  const confirmed = await one.bookings.confirmed('casa', 60);
  expect((await other.bookings.read(confirmed)).body.status).toBe('confirmed');
  await other.bookings.cancel(confirmed);
  expect(await one.readTaken()).toEqual([nights]);
});
