import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Dashboard } from '../support/dashboard.ts';
import { getPassword } from '../support/mailCatcher.ts';
import { racedUnits, rounds, runRaces } from './support/hostRace.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard(racedUnits);
});
afterAll(() => dashboard.close());

test('a guest and a host want the same nights at once: one gets them, and the other the reason', async ({
  annotate,
}) => {
  const { host } = dashboard;
  const wins = await runRaces({
    bookings: new Bookings(host),
    manager: dashboard.as('manager'),
    readCode: async (email) => getPassword(await host.mails.next(email)),
  });
  await annotate(`${rounds} races: ${wins.guest} times the guest, ${wins.host} times the host`);
  const { rows: holding } = await sql`select id from reservation where holds_nights`.execute(host.db);
  expect(holding).toHaveLength(rounds);
  expect(host.logged()).not.toMatch(/"level":(50|60)/);
});
