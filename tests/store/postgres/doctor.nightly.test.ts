import { expect, test } from 'vitest';
import { checkDatabase } from '../../../server/commands/doctor/database.ts';
import { readConfig } from '../../../server/config/index.ts';
import { openTestHost, secretKey } from '../../support/testHost.ts';

test('the doctor reports a database with another secret key before a start rejects it', async ({
  onTestFinished,
}) => {
  const host = await openTestHost(['casa']);
  onTestFinished(() => host.close());
  const config = readConfig({ DATABASE_URL: host.databaseUrl });
  const check = async (...keys: string[]) => {
    const findings = await checkDatabase(config, keys, () => Promise.reject(new Error('not asked')));
    return findings.map(({ check: what, outcome }) => `${what}: ${outcome}`);
  };
  const well = ['database: ok', 'clock: ok'];
  expect(await check(secretKey)).toEqual([...well, 'secret key: ok']);
  expect(await check('another one', secretKey)).toEqual([...well, 'secret key: ok']);
  expect(await check('another one')).toEqual([...well, 'secret key: failed']);
  expect(await check()).toEqual(well);
});
