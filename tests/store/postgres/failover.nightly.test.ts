import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../server/host/store/openStore.ts';
import { isUnreachable } from '../../../server/host/store/errorKinds.ts';
import { Bookings } from '../../support/bookings.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { openRelay } from '../../support/postgres/openRelay.ts';
import { openTestHost } from '../../support/testHost.ts';

async function databaseOfTest() {
  const { databaseUrl, drop } = await newServerDatabase();
  onTestFinished(drop);
  return databaseUrl;
}

test('a server that returns at the same address is found without a restart', async () => {
  const { close, open, databaseUrl } = await openRelay(await databaseOfTest());
  const where = { databaseUrl };
  const host = await openTestHost(['casa'], undefined, { where, drop: () => Promise.resolve() });
  onTestFinished(() => host.close());
  const bookings = new Bookings(host);
  const book = () => bookings.post('/reservation', bookings.wish('casa', 30));
  await bookings.token();
  await close();
  const away = await book();
  expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await host.ready()).toMatchObject({ ready: false });
  await open();
  await expect.poll(() => host.ready()).toEqual({ ready: true });
  expect((await book()).status).toBe(201);
});

test('connections to a server that became a standby are replaced by those to the new primary', async () => {
  const databaseUrl = await databaseOfTest();
  const name = new URL(databaseUrl).pathname.slice(1);
  const store = await openStore({ dataDir: '/nowhere', databaseUrl });
  onTestFinished(store.close);
  const write = (id: string) => store.db.insertInto('unit').values({ id }).execute();
  const all = Array.from({ length: 4 }, () => store.pool.connect());

  // Applies to new connections: these lead to the standby, later ones to the new primary.
  await queryDatabase(databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  for (const connection of await Promise.all(all)) connection.release(true);
  for (const connection of await Promise.all(Array.from({ length: 4 }, () => store.pool.connect()))) {
    connection.release();
  }
  await queryDatabase(
    databaseUrl,
    `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
  );
  expect(store.pool.idleCount).toBe(4);

  const refused: unknown = await write('casa').catch((error: unknown) => error);
  expect(isUnreachable(refused)).toBe(true);
  await Promise.all(['casa', 'monte', 'villa', 'quinta'].map(write));
  const ids = await store.db.selectFrom('unit').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual(['casa', 'monte', 'quinta', 'villa']);
});
