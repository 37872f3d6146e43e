import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { readWaiting } from '../../support/postgres/readWaiting.ts';
import { openTestHost, type TestHost } from '../../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
/** Somebody else, who has the property to themselves for as long as a test lasts. */
let other: Client;

beforeAll(async () => {
  host = await openTestHost(['casa', 'monte']);
  bookings = new Bookings(host);
  await bookings.token();
});
afterAll(() => host.close());

beforeEach(async () => {
  other = new Client({ connectionString: host.databaseUrl! });
  await other.connect();
  await other.query(`begin; select 1 from unit where id = 'casa' for no key update`);
});
afterEach(() => other.end());

/** An order with the code that was mailed for it. */
async function order(unit: string, fromDay: number) {
  const held = await bookings.hold(unit, fromDay);
  return { id: held.id, otp: await bookings.getPassword(held) };
}

/** Enters the code, with which the nights are taken. */
const enterCode = ({ id, otp }: Awaited<ReturnType<typeof order>>) => bookings.verify(id, otp);

async function hasWaitingQuery() {
  await expect.poll(() => readWaiting(other), { interval: 10 }).toHaveLength(1);
}

const unavailable = (answer: Awaited<ReturnType<typeof enterCode>>) => [
  answer.status,
  answer.headers.get('Retry-After'),
];

test('a connection that the server ends during use costs its guest one attempt', async () => {
  const one = await order('casa', 30);
  const waiting = enterCode(one);
  await hasWaitingQuery();
  await other.query('select pg_terminate_backend($1)', await readWaiting(other));
  expect(unavailable(await waiting)).toEqual([503, '5']);
  await other.query('rollback');
  expect((await enterCode(one)).status).toBe(200);
});

test('requests that wait for one locked property leave connections for others, and get a 503', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, (_, guest) => order('casa', 40 + 3 * guest)));
  const otherOrder = await order('monte', 40);
  const crowd = orders.map(enterCode);
  const answered: number[] = [];
  for (const waiting of crowd) void waiting.then(({ status }) => answered.push(status));
  await hasWaitingQuery();
  expect((await enterCode(otherOrder)).status).toBe(200);
  expect(await host.ready()).toEqual({ ready: true });
  expect(await readWaiting(other)).toHaveLength(1);
  expect(answered).toEqual([]);

  const answers = await Promise.all(crowd);
  expect(answers.map(unavailable)).toEqual(crowd.map(() => [503, '5']));
  await other.query('rollback');
  expect((await enterCode(orders[0]!)).status).toBe(200);
});
