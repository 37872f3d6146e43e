import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ownSources } from '../../contract/values/sources.ts';
import { collectedByChannel, instalments, isCollectedByChannel } from '../../server/host/stays/source.ts';
import { createStay } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

test('a query and the code agree which prices a channel collects', async () => {
  const schedules = [[], [{ dueDate: '2031-05-14', amount: { amount: 100, currency: 'EUR' } }]];
  const cases = [...ownSources, 'Airbnb', 'Site'].flatMap((source) =>
    schedules.map((schedule) => ({ source, schedule })),
  );
  for (const [year, { source, schedule }] of cases.entries()) {
    const day = (date: string) => `${2031 + year}-${date}`;
    const id = await createStay(still, {
      status: 'confirmed',
      startDate: day('05-14'),
      endDate: day('05-17'),
      about: { source },
    });
    await sql`update reservation
      set quote = jsonb_set(quote::jsonb, '{paymentOptions,0,schedule}', ${JSON.stringify(schedule)}::jsonb)
      where id = ${id}`.execute(still.db);
  }
  const rows = await still.db
    .selectFrom('reservation')
    .select(['source', instalments.as('instalments'), collectedByChannel.as('isCollected')])
    .execute();
  expect(rows).toHaveLength(cases.length);
  expect(rows.map(({ isCollected }) => isCollected)).toEqual(rows.map(isCollectedByChannel));
  expect(
    rows
      .filter(({ isCollected }) => isCollected)
      .map(({ source }) => source)
      .sort(),
  ).toEqual(['Airbnb', 'Site']);
});
