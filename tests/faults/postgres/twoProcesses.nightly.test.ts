import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { requireBuild } from '../../site/support/requireBuild.ts';
import { findFreePort, startProcess } from '../../site/support/process.ts';
import { Bookings } from '../../support/bookings.ts';
import { getPassword } from '../../support/mailCatcher.ts';
import { startMailServer } from '../../support/startMailServer.ts';
import { writeContent } from '../../support/content.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { Browser, site as origin } from '../../support/dashboard.ts';
import { secretKey, siteClient, type TestHost } from '../../support/testHost.ts';
import { racedUnits, rounds, runRaces } from '../support/hostRace.ts';
import { createHostClient, sendTo } from '../support/site.ts';

await requireBuild();

const server = resolve(import.meta.dirname, '../../../server');
/** How many guests enter their codes for the same nights at once. */
const guests = 120;
const ending: (() => Promise<unknown>)[] = [];

let databaseUrl: string;
let addresses: string[];
let setupToken: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  mailServer = await startMailServer();
  ending.push(() => Promise.resolve(mailServer.stop()));
  const folder = await mkdtemp(join(tmpdir(), 'estadia-two-'));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  const database = await newServerDatabase();
  ({ databaseUrl } = database);
  ending.unshift(database.drop);
  await writeContent(join(folder, 'content'), ['casa', ...racedUnits]);
  const sites = await Promise.all(
    ['one', 'other'].map(async (name) => {
      const port = await findFreePort();
      const settings = {
        PORT: String(port),
        PUBLIC_URL: origin,
        SANDBOX: 'payments',
        SMTP_URL: mailServer.url,
        DATA_DIR: join(folder, name),
        CONTENT_DIR: join(folder, 'content'),
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        CLIENT_ID: siteClient.id,
        CLIENT_SECRET: siteClient.secret,
        TRUST_PROXY: '1',
      };
      const site = startProcess(process.execPath, [join(server, 'main.ts')], { settings });
      ending.unshift(site.end);
      await site.waitForOutput(/is ready/);
      return { address: `http://127.0.0.1:${port}`, settings };
    }),
  );
  addresses = sites.map(({ address }) => address);
  const command = [join(server, 'cli.ts'), 'access', 'link'];
  const shell = startProcess(process.execPath, command, { settings: sites[0]!.settings });
  await shell.closed;
  setupToken = /setup#token=([\w-]+)/.exec(shell.output())?.[1] ?? shell.output();
  let requests = 0;
  host = createHostClient((request) => sendTo(addresses[(requests += 1) % addresses.length]!, request));
  bookings = new Bookings(host);
  await bookings.token();
});
afterAll(async () => {
  for (const end of ending) await end();
});

const holds = async () =>
  (await queryDatabase<{ id: string }>(databaseUrl, 'select id from reservation')).rows;

/** The codes that both processes mailed to so many guests, or to one address, by address. */
async function readCodes(count: number, to?: string): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  await expect
    .poll(
      async () => {
        for (const { raw } of mailServer.taken) {
          const mail = await PostalMime.parse(raw);
          const address = mail.to![0]!.address!;
          if (to === undefined || address === to) codes.set(address, getPassword({ text: mail.text! }));
        }
        return codes.size;
      },
      { interval: 50 },
    )
    .toBe(count);
  return codes;
}

/** A guest of a network of their own: codes are limited for each network. */
const ownNetwork = (guest: number) => ({ headers: { 'X-Forwarded-For': `198.18.${guest}.1` } });

test(`one of ${guests} guests with simultaneous codes at two processes gets the nights`, async ({
  annotate,
}) => {
  const wishes = Array.from({ length: guests }, () => bookings.wish('casa', 30));
  const orders = await Promise.all(
    wishes.map((wish, guest) =>
      bookings.post<Hold>('/reservation', wish, {
        ...ownNetwork(guest),
        key: `guest-${guest}`,
      }),
    ),
  );
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]));
  const codes = await readCodes(orders.length);
  const began = performance.now();
  const answers = await Promise.all(
    orders.map(({ body: { id } }, guest) =>
      bookings.verify(id, codes.get(wishes[guest]!.guest.email)!, ownNetwork(guest)),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const counts = new Map<string, number>();
  for (const { status, problem } of answers) {
    const result = `${status} ${status === 200 ? 'held' : problem.type.split('/').at(-1)}`;
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  await annotate(`${addresses.length} processes, ${guests} guests, ${seconds.toFixed(1)} s`);
  expect(Object.fromEntries(counts)).toEqual({ '200 held': 1, '409 dates-unavailable': guests - 1 });
  const held = orders[answers.findIndex(({ status }) => status === 200)];
  expect(
    (await queryDatabase<{ id: string }>(databaseUrl, 'select id from reservation where holds_nights')).rows,
  ).toEqual([{ id: held!.body.id }]);
});

test('a guest whose call reaches both processes has one hold, reported by both', async () => {
  const before = await holds();
  const wish = bookings.wish('casa', 60);
  const both = [1, 2].map(() => bookings.post<Hold>('/reservation', wish, { key: 'twice' }));
  const [one, other] = await Promise.all(both);
  expect([one!.status, other!.status]).toEqual([201, 201]);
  expect(other!.body).toEqual(one!.body);
  expect(await holds()).toHaveLength(before.length + 1);
});

test('a guest and a host who want the same nights at two processes: one of them gets them', async ({
  annotate,
}) => {
  const manager = new Browser(host);
  const owner = { name: 'Inês Carvalhal', email: 'owner@hosts.test', language: 'pt' } as const;
  await manager.call('openLink', { body: { token: setupToken, owner } });
  const read = 'select id from reservation where holds_nights';
  const before = await queryDatabase(databaseUrl, read);
  const wins = await runRaces({
    bookings,
    manager,
    readCode: async (email) => (await readCodes(1, email)).get(email)!,
    network: (round) => ({ 'X-Forwarded-For': `198.19.${round}.1` }),
  });
  await annotate(`${rounds} races: ${wins.guest} times the guest, ${wins.host} times the host`);
  expect((await queryDatabase(databaseUrl, read)).rows).toHaveLength(before.rows.length + rounds);
});
