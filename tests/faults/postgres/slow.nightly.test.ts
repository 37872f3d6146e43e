import { expect, onTestFinished, test } from 'vitest';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { Bookings } from '../../support/bookings.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { openRelay } from '../../support/postgres/openRelay.ts';
import { openTestHost } from '../../support/testHost.ts';

async function openSlowHost() {
  const { databaseUrl, drop } = await newServerDatabase();
  onTestFinished(drop);
  const door = await openRelay(databaseUrl);
  const where = { databaseUrl: door.databaseUrl };
  const host = await openTestHost(['casa'], undefined, { where, drop: () => Promise.resolve() });
  onTestFinished(() => {
    door.delay(0);
    return host.close();
  });
  const bookings = new Bookings(host);
  await bookings.token();
  return { door, host, bookings };
}

const seconds = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  return [await work, (performance.now() - began) / 1000];
};

test('a slow database is waited for, and a blocked one causes an error for guests', async ({ annotate }) => {
  const { door, host, bookings } = await openSlowHost();
  const wish = bookings.wish('casa', 30);
  const book = () => seconds(bookings.post<Hold>('/reservation', wish, { key: 'mine' }));

  door.delay(6_000);
  const [late, lateAfter] = await book();
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await host.ready()).toMatchObject({ ready: false });
  door.delay(50);
  await expect.poll(() => host.ready()).toEqual({ ready: true });
  const [held, heldAfter] = await book();
  expect(held.status).toBe(201);
  const rows = await host.db.selectFrom('reservation').select('id').execute();
  expect(rows).toEqual([{ id: held.body.id }]);
  await annotate(
    `0.1 s a question: booked after ${heldAfter.toFixed(1)} s; 12 s a question: refused after ${lateAfter.toFixed(1)} s`,
  );
});

test('guests have to retry while all connections are in use, and bookings continue afterwards', async ({
  annotate,
}) => {
  const { host, bookings } = await openSlowHost();
  const given = Promise.withResolvers<void>();
  const most = 10;
  let taken = 0;
  const holders = Array.from({ length: most }, () =>
    host.db.transaction().execute(async () => {
      taken += 1;
      await given.promise;
    }),
  );
  await expect.poll(() => taken).toBe(most);
  const requests = Array.from({ length: 30 }, (_, guest) =>
    seconds(bookings.post<Hold>('/reservation', bookings.wish('casa', 30 + 3 * guest), { key: `${guest}` })),
  );
  const answers = await Promise.all(requests);
  given.resolve();
  await Promise.all(holders);
  const slowest = Math.max(...answers.map(([, after]) => after));
  expect(new Set(answers.map(([{ status, headers }]) => `${status} ${headers.get('Retry-After')}`))).toEqual(
    new Set(['503 5']),
  );
  await expect.poll(() => host.ready()).toEqual({ ready: true });
  const [again, after] = await seconds(
    bookings.post<Hold>('/reservation', bookings.wish('casa', 30), { key: 'after' }),
  );
  expect(again.status).toBe(201);
  await annotate(
    `30 guests were rejected after ${slowest.toFixed(1)} s at most; one was served ${after.toFixed(1)} s after`,
  );
});
