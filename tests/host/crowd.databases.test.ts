import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hold } from '../../contract/schemas/hold.ts';
import { selectScale } from '../support/scale.ts';
import { Bookings } from '../support/bookings.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(['casa']));
  await bookings.token();
});
afterAll(() => bookings.host.close());

const guests = selectScale(60, 120);

/** A request that waits too long for a connection to the database is answered 503; the guest sends it again. */
async function sendUntilServed<Answer extends { status: number }>(send: () => Promise<Answer>) {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}

test(`one of ${guests} guests with simultaneous codes gets the nights, the others an error`, async () => {
  const wishes = Array.from({ length: guests }, () => bookings.wish('casa', 30));
  const orders = await Promise.all(
    wishes.map((wish, guest) =>
      sendUntilServed(() =>
        bookings.post<Hold>('/reservation', wish, { key: `guest-${guest}:createReservation:1` }),
      ),
    ),
  );
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]));
  const codes = await Promise.all(
    wishes.map(
      async (wish, index) => [orders[index]!.body.id, await bookings.getPassword({ wish })] as const,
    ),
  );
  const answers = await Promise.all(
    codes.map(([id, otp]) => sendUntilServed(() => bookings.verify(id, otp))),
  );
  const counts = new Map<string, number>();
  for (const { status, problem } of answers) {
    const result = `${status} ${status === 200 ? 'held' : problem.type.split('/').at(-1)}`;
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ '200 held': 1, '409 dates-unavailable': guests - 1 });
  expect((await bookings.post('/reservation', bookings.wish('casa', 30))).status).toBe(409);
});

test('guests who enter codes for overlapping nights at once never share one', async () => {
  const wishes = Array.from({ length: 60 }, (_, guest) => bookings.wish('casa', 60 + (guest % 12)));
  const orders = await Promise.all(wishes.map((wish) => bookings.post<Hold>('/reservation', wish)));
  const codes = await Promise.all(
    wishes.map(
      async (wish, index) => [orders[index]!.body.id, await bookings.getPassword({ wish })] as const,
    ),
  );
  const answers = await Promise.all(codes.map(([id, otp]) => bookings.verify(id, otp)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const held = codes.flatMap(([id], index) => (answers[index]!.status === 200 ? [id] : []));
  const rows = await bookings.host.db
    .selectFrom('reservation')
    .select(['startDate', 'endDate'])
    .where('id', 'in', held)
    .orderBy('startDate')
    .execute();
  const shared = rows.filter(({ startDate }, index) => startDate < (rows[index - 1]?.endDate ?? ''));
  expect(shared).toEqual([]);
});
