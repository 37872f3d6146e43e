import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config/index.ts';
import { openSessionReader } from '../../server/process/openSessionReader.ts';
import { openSiteSandbox } from '../../server/process/openSiteSandbox.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTestFolder } from '../support/folders.ts';

async function createSite() {
  const config = readConfig({ DATA_DIR: await createTestFolder() });
  return { config, secretKey: 'a key of the tests, long enough to be one', log: createTestLog().log };
}

test('a command reads a checkout session of the sandbox while the site does not run', async () => {
  const site = await createSite();
  const sandbox = await openSiteSandbox(site);
  const { id } = await sandbox.gateway.openSession({
    reservationId: 'reservation',
    number: 'K7M2-9QXR',
    mode: 'payment',
    amount: { amount: 33_000, currency: 'EUR' },
    keepsCard: false,
    description: 'A stay',
    guestEmail: 'ana@guests.test',
    language: 'en',
    returnUrl: 'https://stay.test/en/casa/success',
    expiresAt: new Date(Date.now() + 86_400_000),
    idempotencyKey: 'reservation:checkout:1',
  });
  await sandbox.close();

  const gateway = openSessionReader(site);
  expect(await gateway.readSession(id)).toMatchObject({ id, status: 'open', paymentId: undefined });
  await expect(gateway.readSession('cs_of_another_site')).rejects.toThrow('unknown session');
  await gateway.close();
});

test('a command that does not need the gateway does not open it', async () => {
  const site = await createSite();
  await openSessionReader(site).close();
  expect(await readdir(site.config.dataDir)).toEqual([]);
});
