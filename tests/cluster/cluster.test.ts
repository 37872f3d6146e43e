import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox } from '../support/mailbox.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { writeContent } from '../support/content.ts';
import { runner } from '../support/postgres/createServerFolder.ts';
import { openGuests } from './support/guests.ts';
import { shipped } from './support/render.ts';
import { summarize } from './support/report.ts';
import { startSiteMachine } from './support/siteMachine.ts';
import { startCluster, type Cluster } from './support/startCluster.ts';

await requireBuild();

const run = promisify(execFile);
const units = Array.from({ length: 24 }, (_, index) => `casa-${index + 1}`);
/** Seconds of load before and after a failure. */
const around = 5;

let cluster: Cluster;
let sites: { a: SiteMachine; b: SiteMachine };
let guests: ReturnType<typeof openGuests>;
const ending: (() => unknown)[] = [];
type SiteMachine = Awaited<ReturnType<typeof startSiteMachine>>;

beforeAll(async () => {
  const mailbox = await openMailbox();
  ending.unshift(mailbox.stop);
  cluster = await startCluster();
  ending.unshift(cluster.end, () => rm(cluster.folder, { recursive: true, force: true }));
  const { folder, addresses, databaseUrls, site } = cluster;
  const contentDir = join(folder, 'content');
  await writeContent(contentDir, units);
  const common = {
    CONTENT_DIR: contentDir,
    PUBLIC_URL: `http://${site.host}:${site.port}`,
    SECRET_KEY: '9c1d0e5f7a3b2846c0d1e9f8a7b3c524',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'no-reply@stay.test',
  };
  const a = await startSiteMachine('a', folder, {
    ...common,
    HOST: addresses.a,
    DATABASE_URL: databaseUrls.primary,
    DATABASE_READ_URL: databaseUrls.standby,
  });
  ending.unshift(a.kill);
  const b = await startSiteMachine('b', folder, {
    ...common,
    HOST: addresses.b,
    DATABASE_URL: databaseUrls.pooled,
  });
  ending.unshift(b.kill);
  sites = { a, b };
  guests = openGuests(site, { units, readCode: mailbox.readCode });
}, 240_000);
afterAll(async () => {
  for (const end of ending) await end();
}, 60_000);

/** Runs an action while guests book, and summarises their answers. */
async function underLoad(action: () => Promise<unknown>, seconds = around) {
  const stop = await guests.start();
  await pause(seconds * 1000);
  const since = performance.now();
  await action();
  await pause(seconds * 1000);
  await stop();
  return summarize(guests.answers, since);
}

const booksAgain = async (since: number) => {
  const isBooked = () =>
    guests.answers.some(
      ({ path, status, at }) => path.endsWith('/reservation') && status === 201 && at > since,
    );
  while (!isBooked()) await pause(50);
};

/** Returns lines of the logs that explain a failure. */
const readEvents = () => [...cluster.readEvents(), ...readErrors()].join('\n');
const readErrors = () =>
  Object.values(sites).flatMap((site) =>
    site
      .output()
      .split('\n')
      .filter((line) => /"level":[3456]0/.test(line)),
  );

/** Checks that the database has everything that was acknowledged, once. */
async function audit() {
  const rows = await cluster.query<{ id: string; email: string; isVerified: boolean }>(
    'select id, email, verified_at is not null as "isVerified" from reservation',
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const doubled = await cluster.query(
    `select one.id from reservation one join reservation other on one.unit_id = other.unit_id
     and one.nights && other.nights and one.id < other.id where one.holds_nights and other.holds_nights`,
  );
  const held = await cluster.query<{ id: string }>('select id from reservation where holds_nights');
  const heldIds = new Set(held.map(({ id }) => id));
  const result = {
    lostOrders: [...guests.ordered.keys()].filter((id) => !stored.has(id)),
    lostCodes: guests.held.filter((id) => !stored.get(id)?.isVerified),
    lostNights: guests.held.filter((id) => !heldIds.has(id)),
    doubleNights: doubled,
    doubleOrders: rows.length - new Set(rows.map(({ email }) => email)).size,
  };
  expect(result).toEqual({
    lostOrders: [],
    lostCodes: [],
    lostNights: [],
    doubleNights: [],
    doubleOrders: 0,
  });
  return `${guests.ordered.size} orders and ${guests.held.length} held stays acknowledged so far: 0 lost, 0 double`;
}

test('a primary that is killed under load costs guests seconds, and no acknowledged booking', async ({
  annotate,
}) => {
  const primary = await cluster.getPrimary();
  const noticed = await underLoad(async () => {
    const killedAt = performance.now();
    await primary.kill();
    await pause(1000);
    await booksAgain(killedAt + 1000);
  });
  await annotate(
    `machine ${primary.name} killed: last failure after ${noticed.outage} s, slowest answer ${noticed.slowest} s; ${noticed.words}`,
  );
  await annotate(await audit());
  expect(noticed.unexplained, readEvents()).toEqual([]);
  primary.start();
  await cluster.waitUntilSafe();
}, 300_000);

test('a primary that freezes under load, and wakes up later, costs no acknowledged booking', async ({
  annotate,
}) => {
  const primary = await cluster.getPrimary();
  const noticed = await underLoad(async () => {
    const frozenAt = performance.now();
    await primary.freeze();
    await pause(1000);
    await booksAgain(frozenAt + 1000);
    primary.thaw();
  });
  await annotate(
    `machine ${primary.name} frozen: last failure after ${noticed.outage} s, slowest answer ${noticed.slowest} s; ${noticed.words}`,
  );
  await cluster.waitUntilSafe();
  await annotate(await audit());
  expect(noticed.unexplained, readEvents()).toEqual([]);
}, 300_000);

test('a site machine that is killed under load fails no request that the proxy may repeat', async ({
  annotate,
}) => {
  const noticed = await underLoad(sites.b.kill, 10);
  await annotate(`machine b killed: ${noticed.failed.length} requests failed; ${noticed.words}`);
  await sites.b.start();
  await annotate(await audit());
  expect(noticed.failed, readEvents()).toEqual([]);
}, 120_000);

test('a rolling update under load fails no request', async ({ annotate }) => {
  const noticed = await underLoad(async () => {
    await sites.a.restart();
    // HAProxy notices within a second that the machine is ready again.
    await pause(3000);
    await sites.b.restart();
  });
  await annotate(`both machines restarted: ${noticed.failed.length} requests failed; ${noticed.words}`);
  await annotate(await audit());
  expect(noticed.failed, readEvents()).toEqual([]);
}, 180_000);

test('the restore drill restores a moment from the backups with all bookings before it', async ({
  annotate,
}) => {
  const primary = await cluster.getPrimary();
  const { postgresPrograms: PGBIN, folder } = cluster;
  const options = {
    ...runner,
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, FOLDER: folder, PGBIN, ...primary.env },
  };
  const drill = (...moment: string[]) => run(join(shipped, 'restore-drill.sh'), moment, options);
  const count = async () =>
    (await cluster.query<{ count: number }>('select count(*)::int from reservation'))[0]!.count;
  const book = () => underLoad(() => Promise.resolve(), 1);

  primary.runPgBackRest('backup');
  await book();
  const atMoment = await count();
  const [moment] = await cluster.query<{ now: string }>('select clock_timestamp()::text as now');
  await book();
  expect(await count()).toBeGreaterThan(atMoment);
  await cluster.query('select pg_switch_wal()');
  primary.runPgBackRest('check');

  const { stdout: restored } = await drill(moment!.now);
  await annotate(`restored to ${moment!.now}:\n${restored}`);
  expect(restored).toContain(`reservations: ${atMoment}\n`);
  const { stdout: newest } = await drill();
  await annotate(`restored to the newest change:\n${newest}`);
  expect(newest).toContain(`reservations: ${await count()}\n`);
}, 300_000);
