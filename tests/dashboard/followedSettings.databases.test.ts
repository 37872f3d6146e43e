import { expect, onTestFinished, test } from 'vitest';
import type { Dashboard } from '../support/dashboard.ts';
import { patience } from '../support/patience.ts';
import { newDatabase } from '../support/postgres/newDatabase.ts';
import { identity, openSettingsHost, publicSite } from './support/settingsHost.ts';

const soon = { timeout: patience, interval: 20 };

/** Opens two processes of a site on PostgreSQL, or one on the embedded database, which only one process can use. */
async function openProcesses(): Promise<[Dashboard, Dashboard]> {
  const database = await newDatabase();
  onTestFinished(() => database.drop());
  const shared = { ...database, drop: () => Promise.resolve() };
  const open = async () => {
    const dashboard = await openSettingsHost(publicSite, { database: shared });
    onTestFinished(() => dashboard.close());
    return dashboard;
  };
  const here = await open();
  return [here, database.where.databaseUrl === undefined ? here : await open()];
}

test('all processes follow a change of the settings within seconds', async () => {
  const [here, there] = await openProcesses();
  const owner = here.as('owner');
  const { revision } = await owner.call('getSettings');
  const { revision: next } = await owner.call('changeIdentity', { body: { revision, identity } });
  const welcome = { en: { headline: 'Welcome' } };
  await owner.call('changeSite', { body: { revision: next, name: 'Casas do Rio', welcome } });
  await expect.poll(() => there.host.getOffered().welcome.en?.headline, soon).toBe('Welcome');
  expect(there.host.getOffered().closedFor).toEqual(['mail', 'payments']);
  expect(await there.as('owner').call('getSession')).toMatchObject({ productName: 'Casas do Rio' });
});
