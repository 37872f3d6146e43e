import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../../../server/commands/doctor/database.ts';
import { readConfig } from '../../../server/config/index.ts';
import { isUnreachable } from '../../../server/host/store/errorKinds.ts';
import { openStore } from '../../../server/host/store/openStore.ts';
import { openWhenReachable } from '../../../server/host/store/openWhenReachable.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { openRelay, type Relay } from '../../support/postgres/openRelay.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { startPostgres, type Postgres } from '../../support/postgres/startPostgres.ts';

const dataDir = '/nowhere';
let servers: [Postgres, Postgres];
let relays: [Relay, Relay];
let databaseUrl: string;

const setReadOnly = (which: 0 | 1, state: 'on' | 'off') =>
  queryDatabase(
    servers[which].address('postgres'),
    `begin read write; alter database postgres set default_transaction_read_only = ${state}; commit`,
  );

beforeAll(async () => {
  servers = [await startPostgres(), await startPostgres()];
  for (const server of servers) {
    const store = await openStore({ dataDir, databaseUrl: server.address('postgres') });
    await store.close();
  }
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

beforeEach(async () => {
  relays = [await openRelay(servers[0].address('postgres')), await openRelay(servers[1].address('postgres'))];
  const hosts = relays.map((relay) => new URL(relay.databaseUrl).host).join(',');
  databaseUrl = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
  await setReadOnly(0, 'off');
  await setReadOnly(1, 'on');
});

const listUnits = async (which: 0 | 1) =>
  (await queryDatabase<{ id: string }>(servers[which].address('postgres'), 'select id from unit')).rows.map(
    ({ id }) => id,
  );

async function openPair() {
  const store = await openStore({ dataDir, databaseUrl });
  onTestFinished(store.close);
  return { write: (id: string) => store.db.insertInto('unit').values({ id }).execute() };
}

test('a site uses the primary, and the standby once it has taken over', async () => {
  const { write } = await openPair();
  await write('before');
  expect([await listUnits(0), await listUnits(1)]).toEqual([['before'], []]);

  await relays[0].close();
  const refusal: unknown = await write('between').catch((error: unknown) => error);
  expect(isUnreachable(refusal)).toBe(true);
  await setReadOnly(1, 'off');
  const isWritten = () =>
    write('after').then(
      () => true,
      () => false,
    );
  await expect.poll(isWritten).toBe(true);
  expect(await listUnits(1)).toEqual(['after']);
  expect(await listUnits(0)).toEqual(['before']);
});

test('a site finds the primary while the other server does not answer', async () => {
  await setReadOnly(1, 'off');
  await servers[0].freeze();
  onTestFinished(() => servers[0].thaw());
  const { write } = await openPair();
  await write('while frozen');
  expect(await listUnits(1)).toContain('while frozen');
});

test('a request gets a 503 while the primary is silent and the standby is not promoted', async () => {
  const { write } = await openPair();
  await write('before the freeze');
  await servers[0].freeze();
  onTestFinished(() => servers[0].thaw());
  await relays[0].close();
  await relays[0].open();
  const refusal: unknown = await write('during the freeze').catch((error: unknown) => error);
  expect(isUnreachable(refusal)).toBe(true);
});

test('a start without a primary says that no server accepts changes', async () => {
  await setReadOnly(0, 'on');
  const opening = openWhenReachable({ dataDir, databaseUrl, log: createTestLog().log, patience: 0 });
  await expect(opening).rejects.toThrow(
    /DATABASE_URL names PostgreSQL at 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+, and no server there accepts changes/,
  );
});

test('the doctor names the servers that cannot be reached', async () => {
  const check = async () => {
    const config = readConfig({ DATABASE_URL: databaseUrl });
    const findings = await checkDatabase(config, [], () => Promise.reject(new Error('not asked')));
    return findings.map(({ found }) => found).join();
  };
  expect(await check()).not.toContain('cannot be reached');
  await relays[1].close();
  expect(await check()).toContain(`cannot be reached: ${new URL(relays[1].databaseUrl).host}`);
});
