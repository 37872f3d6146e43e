import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { startPostgres, type Postgres } from '../../support/postgres/startPostgres.ts';
import { openTestHost } from '../../support/testHost.ts';
import { waitForJobs } from '../support/audit.ts';
import { bookContinuously } from '../support/load.ts';

const units = Array.from({ length: 12 }, (_, index) => `casa-${index + 1}`);
/** How long the server is away, and how long guests book before and after that, in seconds. */
const [away, around] = [20, 5];

let postgres: Postgres;
let bookings: Bookings;
beforeAll(async () => {
  // Committed data survives the server.
  postgres = await startPostgres({ synchronous_commit: 'on' });
  const databaseUrl = postgres.address('postgres');
  const database = { where: { databaseUrl }, drop: postgres.stop };
  bookings = new Bookings(await openTestHost(units, undefined, database));
  await bookings.token();
});
afterAll(() => bookings.host.close());

test('a failure of the server costs guests one attempt, and no confirmed hold', async ({ annotate }) => {
  const { host } = bookings;
  const load = bookContinuously(bookings, units);
  await pause(around * 1000);
  await postgres.crash();
  const gone = performance.now();
  await expect.poll(() => load.answers.some(({ status }) => status === 503)).toBe(true);
  expect(await host.ready()).toMatchObject({ ready: false });
  await pause(Math.max(0, away * 1000 - (performance.now() - gone)));
  await postgres.startAgain();
  const back = performance.now();
  const firstAfter = () => load.answers.find(({ status, at }) => status === 201 && at > back)?.at;
  await expect.poll(firstAfter, { interval: 20 }).toBeDefined();
  await expect.poll(() => host.ready()).toEqual({ ready: true });
  await pause(around * 1000);
  await load.stop();

  const { answers, acknowledged } = load;
  const refused = answers.filter(({ status }) => status !== 201);
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1000;
  const waited = (firstAfter()! - back) / 1000;
  await annotate(
    `${away} s away: ${acknowledged.length} holds acknowledged, ${refused.length} calls refused, ` +
      `the slowest answer after ${slowest.toFixed(1)} s, booked again ${waited.toFixed(1)} s after it was back`,
  );
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set(['503 5']),
  );

  const kept = await host.db.selectFrom('reservation').select(['id', 'status']).execute();
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.map(({ id }) => id).toSorted());
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(['awaiting_otp']));
  await bookings.getPassword(await bookings.hold('casa-1', 340));
  // E-mails that were being sent wait until the lease of their process ends.
  await waitForJobs(host);
  expect(new Set(host.mails.mails.map(({ messageId }) => messageId)).size).toBe(acknowledged.length);
});
