import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import type { MailFault } from '../support/startMailServer.ts';
import { openTestHost } from '../support/testHost.ts';
import { waitForJobs, getGatewayBalance } from './support/audit.ts';
import { createRandom } from './support/random.ts';
import { disturbGateway } from './support/gatewayFaults.ts';
import { sendMailThroughServer } from './support/sendMailThroughServer.ts';
import { selectScale, seed } from '../support/scale.ts';
import { isNightly } from '../../scripts/nightly.mjs';

const guests = Array.from({ length: selectScale(4, 40) }, (_, index) => `casa-${index + 1}`);
const soon = { interval: 20 };

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(guests));
  await bookings.token();
});
afterAll(() => bookings.host.close());

/** How many jobs are not done yet of which more than so many tries have failed. */
const failedOftener = async (tries: number) => {
  const counted = sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where state in ('retry', 'active') and retry_count + case state when 'retry' then 1 else 0 end > ${tries}`;
  return (await counted.execute(bookings.host.db)).rows[0]!.count;
};

/** How many refunds have failed once; the next attempt finds those of which only the answer was lost. */
const countFailedRefunds = async () => {
  const counted = sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'payment.refund' and retry_count + case state when 'retry' then 1 else 0 end > 0`;
  return (await counted.execute(bookings.host.db)).rows[0]!.count;
};

/** Has what failed tried again now: time passes. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(bookings.host.db);

/** Makes several jobs of each guest fail again, each of which has failed as often before. */
async function letFail(each: number, sofar: number) {
  await expect.poll(() => failedOftener(sofar), soon).toBe(guests.length * each);
  await hurry();
}

async function doAllJobs() {
  const hurrying = setInterval(() => void hurry().catch(() => undefined), 200);
  await waitForJobs(bookings.host).finally(() => clearInterval(hurrying));
}

const troubles: readonly MailFault[] = ['away', 'nonsense', 'unsaid'];

async function mailsThatFail() {
  const server = await sendMailThroughServer(bookings.host);
  return {
    /** Makes several e-mails to each guest, or about them, fail in all these ways, one after the other. */
    async fail(each: number, ways = troubles) {
      for (const [index, trouble] of ways.entries()) {
        server.become(trouble);
        await letFail(each, index);
      }
      server.become(undefined);
    },
    /** The delivered e-mails by kind; repeated ones are listed separately. */
    async arrived() {
      const read = await Promise.all(server.taken.map(({ raw }) => PostalMime.parse(raw)));
      const ids = new Set(read.map(({ messageId }) => messageId!));
      const kinds = Object.groupBy(ids, (id) => id.slice(1).split('.')[0]!);
      const counts = Object.entries(kinds).map(([kind, of]) => [kind, of!.length] as const);
      return { copies: read.length, counts: Object.fromEntries(counts) };
    },
  };
}

test('guests who book during failures get their e-mails and one charge each later', async ({ annotate }) => {
  const { host } = bookings;
  const mail = await mailsThatFail();
  const failing = mail.fail(1);
  const holds = await Promise.all(guests.map((unit) => bookings.hold(unit, 40)));
  await failing;
  await doAllJobs();
  const codes = await Promise.all(holds.map((hold) => bookings.getPassword(hold)));
  for (const [index, { id }] of holds.entries()) {
    expect((await bookings.verify(id, codes[index]!)).status).toBe(200);
  }

  const trouble = disturbGateway(host.gateway, createRandom(seed));
  const pay = () => Promise.all(holds.map(({ id }) => bookings.pay(id, { key: `pay:${id}` })));
  for (let tries = 0; tries < 3; tries += 1) {
    expect(new Set((await pay()).map(({ status }) => status))).toEqual(new Set([502]));
  }
  trouble.end();
  const sessions = (await pay()).map(({ status, body }) => (expect(status).toBe(200), body));
  expect(host.gateway.sessions.size).toBe(guests.length);

  const again = disturbGateway(host.gateway, createRandom(seed + 1));
  for (const { id } of sessions) host.gateway.becomes(id, 'complete');
  const notices = await Promise.allSettled(sessions.map(({ id }) => bookings.notify(id)));
  expect(new Set(notices.map(({ status }) => status))).toEqual(new Set(['rejected']));
  for (const hold of holds) expect((await bookings.read(hold)).body.status).toBe('awaiting_payment');
  again.end();
  const confirmationsFail = mail.fail(2, isNightly ? troubles : ['unsaid']);
  for (const { id } of sessions) await bookings.notify(id);
  for (const hold of holds) expect((await bookings.read(hold)).body.status).toBe('confirmed');
  await confirmationsFail;
  await doAllJobs();

  const last = disturbGateway(host.gateway, createRandom(seed + 2));
  for (const hold of holds) expect((await bookings.cancel(hold)).status).toBe(200);
  await expect.poll(countFailedRefunds, soon).toBe(guests.length);
  last.end();
  await doAllJobs();

  const { copies, counts } = await mail.arrived();
  const calls = [trouble, again, last].map(({ tally }) => JSON.stringify(tally)).join(' ');
  await annotate(
    `${guests.length} guests, seed ${seed}; the gateway: ${calls}; ${copies} mails of which were new: ` +
      JSON.stringify(counts),
  );
  const each = ['otp', 'confirmed', 'hostConfirmed', 'cancelled', 'hostCancelled'];
  expect(counts).toEqual(Object.fromEntries(each.map((kind) => [kind, guests.length])));
  for (const hold of holds) {
    const total = (await bookings.read(hold)).body.quote.total.amount;
    expect(getGatewayBalance(host, hold)).toEqual({ taken: total, givenBack: total });
  }
});
