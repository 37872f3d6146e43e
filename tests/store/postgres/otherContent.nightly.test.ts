import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../../../server/commands/doctor/database.ts';
import { readConfig } from '../../../server/config/index.ts';
import { openStore } from '../../../server/host/store/openStore.ts';
import { connectionName } from '../../../server/host/store/runningSites.ts';
import { watchProperties } from '../../../server/host/units/watchProperties.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';

test('other sites with different properties on the database are reported once, while they run', async () => {
  const { databaseUrl, drop } = await newServerDatabase('template0');
  onTestFinished(drop);
  const open = async (print: string) => {
    const name = Promise.resolve(connectionName(print, `machine ${print}`));
    const store = await openStore({ dataDir: '/nowhere', databaseUrl, name });
    await sql`select 1`.execute(store.db);
    return store;
  };
  const [own, same, other] = [await open('a'), await open('a'), await open('b')];
  onTestFinished(own.close);
  const { log, lines } = createTestLog();
  const watch = watchProperties('a');
  const look = async () => {
    await watch({ db: own.db, log });
    return lines.filter((line) => line.includes('"others":[{"print":"b","machine":"machine-b"}]')).length;
  };
  const examine = async () => {
    const config = readConfig({ DATABASE_URL: databaseUrl });
    const found = await checkDatabase(config, [], () => Promise.reject(new Error('not asked')), 'a');
    return found.filter(({ outcome }) => outcome !== 'ok').map(({ check, found: text }) => [check, text]);
  };

  // The first look may be in the middle of a rolling update.
  expect(await look()).toBe(0);
  expect(await look()).toBe(1);
  expect(await look()).toBe(1);
  expect(await examine()).toEqual([
    ['properties', expect.stringContaining('a running site on machine-b has')],
  ]);

  await Promise.all([same.close(), other.close()]);
  await expect.poll(examine).toEqual([]);
  expect(await look()).toBe(1);
});
