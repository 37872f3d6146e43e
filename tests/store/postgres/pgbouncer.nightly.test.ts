import { expect, onTestFinished, test } from 'vitest';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { createSharedCounts } from '../../../server/host/callers/sharedCounts.ts';
import { openStore } from '../../../server/host/store/openStore.ts';
import { limits } from '../../../server/site/callers/limits.ts';
import { createSharedCounter } from '../../../server/site/callers/sharedCounter.ts';
import { createInstallation, getRefundedAmount, startSite, runCommand } from '../../commands/support/site.ts';
import { Bookings } from '../../support/bookings.ts';
import { createCaller } from '../../support/callers.ts';
import { getPassword } from '../../support/mailCatcher.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { mustSkipTests } from '../../../scripts/tools.mjs';
import { startPgBouncer } from '../../support/postgres/startPgBouncer.ts';
import { openTestHost } from '../../support/testHost.ts';

const soon = { interval: 20 };
const isSkipped = mustSkipTests('pgbouncer');
/** Fewer than one process has in its pool. */
const connections = 4;

async function behindPgBouncer(template?: string) {
  const { databaseUrl, drop } = await newServerDatabase(template);
  onTestFinished(drop);
  return startPgBouncer(databaseUrl, connections);
}

/** The settings of a connection that its next user inherits. */
const left = `
  select
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
    (select count(*)::int from pg_prepared_statements) as prepared,
    current_setting('statement_timeout') as patience`;

/** The same of all its connections, each asked while it has the others wait. */
const leftBehind = async (databaseUrl: string) => {
  const queries = Array.from({ length: connections }, () =>
    queryDatabase<{ locks: number }>(databaseUrl, `begin; select pg_sleep(0.2); commit; ${left}`),
  );
  return (await Promise.all(queries)).flatMap((results) => [results].flat().at(-1)!.rows);
};
const nothing = { locks: 0, prepared: 0, patience: '0' };

test.skipIf(isSkipped)('a site takes bookings behind a PgBouncer in transaction mode', async () => {
  const databaseUrl = await behindPgBouncer('template0');
  const place = { ...(await createInstallation()), databaseUrl };
  const sites = await Promise.all([startSite(place), startSite(place)]);
  const stays = await Promise.all(sites.map((site, which) => site.book(30 + 10 * which)));
  await runCommand(place, ['reservations', 'cancel', stays[0]!.number, '--yes']);
  await expect.poll(() => getRefundedAmount(place), soon).toBe(33_000);
  await expect.poll(() => sites[1]!.subjectsTo(stays[0]!.guest.email), soon).toHaveLength(3);
  expect(await sites[0]!.follow(stays[1]!.id, stays[1]!.token)).toBe(200);
  expect(sites.flatMap((site) => site.log)).toEqual([]);
  expect(await leftBehind(databaseUrl)).toEqual(Array.from({ length: connections }, () => nothing));
});

test.skipIf(isSkipped)('two processes behind a PgBouncer sell nights once and share limits', async () => {
  const databaseUrl = await behindPgBouncer();
  const database = { where: { databaseUrl }, drop: () => Promise.resolve() };
  const hosts = [
    await openTestHost(['casa'], undefined, database),
    await openTestHost(['casa'], undefined, database),
  ];
  const guests = hosts.flatMap((host) => {
    onTestFinished(() => host.close());
    const bookings = new Bookings(host);
    return Array.from({ length: 20 }, (_, guest) => ({
      bookings,
      wish: bookings.wish('casa', 30),
      caller: createCaller(`of ${guest}`),
    }));
  });
  // Either process may send the mail.
  const codeSentTo = async ({ guest }: { guest: { email: string } }) =>
    getPassword(await Promise.race(hosts.map(({ mails }) => mails.next(guest.email))));
  const answers = await Promise.all(
    guests.map(({ bookings, wish, caller }) => bookings.post<Hold>('/reservation', wish, { caller })),
  );
  expect(answers.map(({ status }) => status)).toEqual(guests.map(() => 201));
  const codes = await Promise.all(guests.map(({ wish }) => codeSentTo(wish)));
  const verified = await Promise.all(
    guests.map(({ bookings }, index) => bookings.verify(answers[index]!.body.id, codes[index]!)),
  );
  expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(verified.filter(({ status }) => status === 409)).toHaveLength(39);

  const store = await openStore({ dataDir: '/nowhere', databaseUrl });
  const count = createSharedCounter(
    'code',
    '/32',
    limits.code,
    createSharedCounts(store.pool),
    () => undefined,
  );
  const waits = await Promise.all(Array.from({ length: limits.code.calls + 5 }, () => count('somebody', 1)));
  expect(waits.filter((wait) => wait !== undefined)).toHaveLength(5);
  await store.close();
  expect(await leftBehind(databaseUrl)).toEqual(Array.from({ length: connections }, () => nothing));
});
