import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hold } from '../../contract/hold.ts';
import { Bookings } from '../support/bookings.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(['casa']));
  await bookings.token();
});
afterAll(() => bookings.host.close());

test('of 200 guests who want the same nights at once one gets them and 199 are told so', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, guest) =>
      bookings.post<Hold>('/reservation', bookings.wish('casa', 30), {
        key: `guest-${guest}:createReservation:1`,
      }),
    ),
  );
  const counts = new Map<string, number>();
  for (const { status, problem } of answers) {
    const told = `${status} ${status === 201 ? 'held' : problem.type.split('/').at(-1)}`;
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ '201 held': 1, '409 dates-unavailable': 199 });
});

test('guests who want overlapping nights at once never share one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guest) =>
      bookings.post<Hold>('/reservation', bookings.wish('casa', 60 + (guest % 12))),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const held = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  const rows = await bookings.host.db
    .selectFrom('reservation')
    .select(['startDate', 'endDate'])
    .where('id', 'in', held)
    .orderBy('startDate')
    .execute();
  const shared = rows.filter(({ startDate }, index) => startDate < (rows[index - 1]?.endDate ?? ''));
  expect(shared).toEqual([]);
});
