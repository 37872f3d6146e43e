import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GuestExport } from '../../../server/host/commands/guests/exportGuest.ts';
import type { Arrived } from '../../../server/host/index.ts';
import { moveMarker } from '../../../server/host/store/moveMarker.ts';
import { openEmbedded, openStore, type Store } from '../../../server/host/store/openStore.ts';
import { createLegalForm } from '../../support/guests.ts';
import { createTemplate } from '../../support/createTemplate.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import {
  createInstallation,
  getRefundedAmount,
  startSite,
  runCommand,
  type Installation,
} from '../support/site.ts';

const soon = { interval: 20 };

/** An installation with an embedded database, and the same with the empty one on a server that it is to move to. */
async function newMove({ template }: { template?: string } = {}) {
  const place = await createInstallation();
  const { databaseUrl, drop } = await newServerDatabase(template);
  onTestFinished(drop);
  const before: Installation = { ...place, databaseUrl: undefined };
  const after = { ...place, databaseUrl };
  return {
    before,
    after,
    databaseUrl,
    mark: join(place.dataDir, moveMarker),
    move: (settings: Record<string, string> = {}) =>
      runCommand(after, ['move-to-postgres', '--yes', '--json'], { settings }),
    /** Does something to the embedded database, wherever its data went. */
    change: async (work: (store: Store) => Promise<unknown>) => {
      const store = await openEmbedded({ dataDir: before.dataDir, template: await createTemplate() });
      await work(store);
      await store.close();
    },
    count: async (table: string) => {
      const counted = await queryDatabase<{ count: number }>(
        databaseUrl,
        `select count(*)::int as count from ${table}`,
      );
      return counted.rows[0]!.count;
    },
  };
}

/** The same where a site has been, with a property of its own. */
async function usedMove() {
  const moving = await newMove();
  await moving.change(({ db }) => db.insertInto('unit').values({ id: 'casa' }).execute());
  return moving;
}

/** Returns the state that a start finds. */
const opening = async ({ dataDir, databaseUrl }: Installation) => {
  const store = await openStore({ dataDir, databaseUrl });
  const units = await store.db.selectFrom('unit').select('id').execute();
  await store.close();
  return units.map(({ id }) => id);
};

test('a site moves to PostgreSQL with all data, and continues there where it stopped', async () => {
  const { before, after, databaseUrl, change, move, count } = await newMove({ template: 'template0' });
  for (const setting of [`timezone = 'Asia/Tokyo'`, `bytea_output = 'escape'`]) {
    await queryDatabase(
      databaseUrl,
      `alter database ${new URL(databaseUrl).pathname.slice(1)} set ${setting}`,
    );
  }
  const site = await startSite(before);
  const [stay, calledOff] = [await site.book(30), await site.book(40)];
  const form = createLegalForm();
  await site.register(stay, [form, createLegalForm()]);
  await site.stop();
  // The follow-up work waits until the site is started again.
  await runCommand(before, ['reservations', 'cancel', calledOff.number, '--yes']);
  const odd = { clientId: 'site', requestHash: Buffer.from([0, 255, 10]), status: 204 };
  const text = JSON.stringify({ text: '\\n "tab\t” \u2028 🌊 \\u0041' });
  await change(async ({ db }) => {
    await sql`select setval('bulletin_file_number', 41)`.execute(db);
    await db
      .insertInto('idempotency')
      .values([
        { ...odd, key: 'nothing', answer: 'null' },
        { ...odd, key: 'odd', answer: text },
      ])
      .execute();
  });

  const moved = await move();
  expect(moved).toMatchObject({ code: 0, err: '' });
  const { to, tables } = moved.json() as Arrived;
  expect(to).toBe(`localhost:5432${new URL(databaseUrl).pathname}`);
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({
    reservation: 2,
    payment: 2,
    registration: 2,
    installation: 1,
    'sandbox.record (payments)': 2,
    'sandbox.record (mailbox)': (await readdir(join(before.dataDir, 'sandbox/mailbox'))).length,
  });
  for (const name of Object.keys(rows).filter((table) => !table.includes('('))) {
    expect([name, await count(name)]).toEqual([name, rows[name]]);
  }
  expect(await count(`pgboss.job where state = 'created'`)).toBeGreaterThan(2);
  const kept = `select key, answer::text, request_hash from idempotency where status = 204 order by key`;
  expect((await queryDatabase(databaseUrl, kept)).rows).toEqual([
    { key: 'nothing', answer: 'null', request_hash: odd.requestHash },
    { key: 'odd', answer: text, request_hash: odd.requestHash },
  ]);
  const next = `select nextval('bulletin_file_number')::int as next`;
  expect((await queryDatabase(databaseUrl, next)).rows).toEqual([{ next: 42 }]);

  const there = await startSite(after);
  expect(await there.follow(stay.id, stay.token)).toBe(200);
  await expect.poll(() => getRefundedAmount(after), soon).toBe(33_000);
  await expect.poll(() => there.subjectsTo(calledOff.guest.email), soon).toHaveLength(3);
  const file = join(after.folder, 'guest.json');
  expect(await runCommand(after, ['guests', 'export', stay.number, '--out', file])).toMatchObject({
    code: 0,
  });
  expect((JSON.parse(await readFile(file, 'utf8')) as GuestExport).guests[0]).toEqual(form);
  await runCommand(after, ['reservations', 'cancel', stay.number, '--yes']);
  await expect.poll(() => getRefundedAmount(after), soon).toBe(66_000);
});

describe('a site after the move', () => {
  test('starts with DATABASE_URL alone, until its host moves back on purpose', async () => {
    const { before, after, mark, move } = await usedMove();
    await expect(opening(after)).rejects.toThrow(/no site has used yet[^]*move-to-postgres/);
    expect(await opening(before)).toEqual(['casa']);

    const result = await runCommand(after, ['move-to-postgres'], { confirms: true });
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.questions[0]).toContain(`to PostgreSQL at localhost:5432/test_`);
    expect(result.out).toMatch(/^unit +1 +[0-9a-f]{16}$/m);
    expect(result.out).toContain(`The secret key stays in ${join(after.dataDir, 'secret-key')}`);
    expect(await opening(after)).toEqual(['casa']);
    await expect(opening(before)).rejects.toThrow(/was moved to PostgreSQL at localhost[^]*To go back/);
    expect((await runCommand(before, ['reservations', 'list'])).err).toContain(mark);
    const again = await move();
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('was moved to PostgreSQL at') });

    await rm(mark);
    expect(await opening(before)).toEqual(['casa']);
  });

  test('the site reports where the key is stored and where it was set', async () => {
    const { after } = await usedMove();
    const settings = { SECRET_KEY: 'a key of these tests, long enough to be one' };
    const { out } = await runCommand(after, ['move-to-postgres', '--yes'], { settings });
    expect(out).toContain('SECRET_KEY does not change. pg_dump does not include it');
  });
});

describe('an interrupted move', () => {
  const interrupt = (mark: string) => writeFile(mark, JSON.stringify({ to: 'there', at: null }));

  test.each(['before', 'after'] as const)(
    '%s all had arrived is completed by a second move, and no site starts before',
    async (when) => {
      const { before, after, mark, move, count } = await usedMove();
      if (when === 'after') await move();
      await interrupt(mark);
      for (const place of [before, after]) {
        await expect(opening(place)).rejects.toThrow(/to PostgreSQL at there was interrupted/);
      }
      const ended = await move();
      expect(ended).toMatchObject({ code: 0, err: '' });
      expect((ended.json() as Arrived).tables).toContainEqual(
        expect.objectContaining({ name: 'unit', rows: 1 }),
      );
      expect(await count('unit')).toBe(1);
      expect(await opening(after)).toEqual(['casa']);
    },
  );

  test('an interrupted move does not overwrite data that was changed elsewhere', async () => {
    const { mark, move, databaseUrl, count } = await usedMove();
    await move();
    await queryDatabase(databaseUrl, `insert into unit values ('monte')`);
    await interrupt(mark);
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') });
    expect(await count('unit')).toBe(2);
  });
});

describe('a move is rejected without changes when', () => {
  test.each([
    {
      name: 'another site has used the database',
      prepare: (url: string) => queryDatabase(url, `insert into unit values ('monte')`),
      message: /is not empty: its table unit has rows/,
      units: 1,
    },
    {
      name: 'a sandbox has',
      prepare: (url: string) =>
        queryDatabase(url, `create schema sandbox; create table sandbox.record as select 'mailbox' as kind`),
      message: /is not empty: its table sandbox.record has rows/,
      units: 0,
    },
    {
      name: 'something there changes what arrives',
      prepare: (url: string) =>
        queryDatabase(
          url,
          `create function public.lose() returns trigger language plpgsql as 'begin return null; end';
           create trigger loses before insert on unit for each row execute function public.lose()`,
        ),
      message: /The copy of unit differs from the original \(rows: 1 here, 0 there\)/,
      units: 0,
    },
  ])('$name', async ({ prepare, message, units }) => {
    const { before, mark, move, databaseUrl, count } = await usedMove();
    await prepare(databaseUrl);
    const refused = await move();
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(message);
    expect(await count('unit')).toBe(units);
    expect(await count('installation')).toBe(0);
    expect(existsSync(mark)).toBe(false);
    expect(await opening(before)).toEqual(['casa']);
  });

  test('the site runs, the key is another one, nobody agrees, or there is nowhere to go', async () => {
    const { before, after, move, count } = await usedMove();
    const key = 'the key of this database, long enough to be one';
    const site = await startSite(before, { secretKey: key });
    const busy = await move({ SECRET_KEY: key });
    expect(busy).toMatchObject({ code: 1, err: expect.stringContaining(`in use by process ${process.pid}`) });
    await site.stop();
    const other = await move({ SECRET_KEY: 'another key, which is long enough to be one' });
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('SECRET_KEY is not the one') });
    const declined = await runCommand(after, ['move-to-postgres'], { confirms: false });
    expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    expect((await runCommand(after, ['move-to-postgres'])).code).toBe(2);
    const nowhere = await runCommand(before, ['move-to-postgres', '--yes']);
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL is not set') });
    const nothing = await runCommand({ ...after, dataDir: join(after.folder, 'none') }, [
      'move-to-postgres',
      '--yes',
    ]);
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('contains no database to move') });
    const away = await move({ SECRET_KEY: key, DATABASE_URL: 'postgres://ines@127.0.0.1:1/stays' });
    expect(away).toMatchObject({ code: 1, err: expect.stringContaining('nothing listens there') });
    expect(await count('unit')).toBe(0);
    expect(await opening(before)).toEqual(['casa']);
  });
});
