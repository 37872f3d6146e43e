import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { createGuest } from '../support/guests.ts';
import { openTestHost } from '../support/testHost.ts';
import { waitForJobs, getGatewayBalance } from './support/audit.ts';
import { silenceGateway } from './support/gatewayFaults.ts';
import { sendMailThroughServer } from './support/sendMailThroughServer.ts';

/** More than the host has connections to its database. */
const guests = Array.from({ length: 14 }, (_, index) => `casa-${index + 1}`);

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(guests));
  await bookings.token();
});
afterAll(() => bookings.host.close());

/** The answers to calls that are made together, and the seconds after which the last one came. */
async function together<T>(calls: Promise<T>[]): Promise<[T[], number]> {
  const began = performance.now();
  const answers = await Promise.all(calls);
  return [answers, (performance.now() - began) / 1000];
}
const hold = (from: number) => together(guests.map((unit) => bookings.hold(unit, from)));
const statuses = (answers: readonly { status: number | string }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

test('guests pay and book while the gateway is silent, and later each guest is charged once', async ({
  annotate,
}) => {
  const { gateway } = bookings.host;
  const holds = await Promise.all(guests.map((unit) => bookings.verified(unit, 20)));

  const silence = silenceGateway(gateway);
  const pay = (tries: number) =>
    together(holds.map(({ id }) => bookings.pay(id, { key: `pay:${id}:${tries}` })));
  const paying = pay(1);
  let isAnswered = false;
  void paying.then(() => (isAnswered = true));
  await expect.poll(() => silence.calls.length).toBe(guests.length);
  // More guests wait for the gateway than the host has connections, so none of them keeps one.
  expect(isAnswered).toBe(false);
  const [others, heldAfter] = await hold(40);
  expect(statuses(others)).toEqual(['awaiting_otp']);
  const [refused, refusedAfter] = await paying;
  expect(statuses(refused)).toEqual([502]);
  silence.end();
  const [sessions] = await pay(2);
  expect(statuses(sessions)).toEqual([200]);
  expect(gateway.sessions.size).toBe(guests.length);

  for (const { body } of sessions) gateway.becomes(body.id, 'complete');
  const again = silenceGateway(gateway);
  const [seen, seenAfter] = await together(holds.map((one) => bookings.read(one)));
  expect([...new Set(seen.map(({ body }) => body.status))]).toEqual(['awaiting_payment']);
  again.end();
  for (const { body } of sessions) await bookings.notify(body.id);

  const last = silenceGateway(gateway);
  const [cancelled, cancelledAfter] = await together(holds.map((one) => bookings.cancel(one)));
  expect(statuses(cancelled)).toEqual([200]);
  await expect.poll(() => last.calls.includes('refund')).toBe(true);
  last.end();
  await waitForJobs(bookings.host);

  const formatSeconds = (after: number) => `${after.toFixed(1)} s`;
  await annotate(
    `${guests.length} guests: rejected after ${formatSeconds(refusedAfter)} without a checkout, the others held after ` +
      `${formatSeconds(heldAfter)}; pages after ${formatSeconds(seenAfter)}; called off after ${formatSeconds(cancelledAfter)}`,
  );
  for (const one of holds) {
    const total = (await bookings.read(one)).body.quote.total.amount;
    expect(getGatewayBalance(bookings.host, one)).toEqual({ taken: total, givenBack: total });
  }
});

test('a slow mail server delays no call, and gets each code once', async ({ annotate }) => {
  const server = await sendMailThroughServer(bookings.host);
  server.become('slow');
  const [holds, heldAfter] = await hold(60);
  const [codes, codesAfter] = await together(holds.map((one) => bookings.getPassword(one)));
  const [proven] = await together(holds.map(({ id }, index) => bookings.verify(id, codes[index]!)));
  expect(statuses(proven)).toEqual([200]);
  await waitForJobs(bookings.host);
  const receivers = server.taken.map(({ envelope }) => envelope.find((line) => line.startsWith('RCPT')));
  expect([receivers.length, new Set(receivers).size]).toEqual([guests.length, guests.length]);
  await annotate(`held after ${heldAfter.toFixed(1)} s, the last code came ${codesAfter.toFixed(1)} s later`);
});

test('a rejected code delays no other codes', async () => {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  const server = await sendMailThroughServer(bookings.host, undefined, { about: /^To: .*stuck@/im, until });
  const stuck = await bookings.hold('casa-1', 80, { guest: createGuest({ email: 'stuck@guests.test' }) });
  await expect.poll(() => server.taken.length).toBe(1);
  await bookings.getPassword(await bookings.hold('casa-2', 80));
  goOn();
  await bookings.getPassword(stuck);
});
