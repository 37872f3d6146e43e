import { expect, test } from 'vitest';
import { deletePastNights } from '../../server/host/retention/index.ts';
import { openManualHost } from '../support/manualHost.ts';

test('nights that a host closed are forgotten, with the note, thirty days after they are over', async () => {
  const still = await openManualHost();
  const nights = (startDate: string, endDate: string) => ({ unitId: 'casa', startDate, endDate });
  await still.db
    .insertInto('blockedNights')
    .values([nights('2031-03-01', '2031-03-10'), nights('2031-03-01', '2031-03-11')])
    .execute();
  await still.clock.stopAt(new Date('2031-04-10T23:00:00Z'));
  await deletePastNights(still);
  expect(await still.db.selectFrom('blockedNights').select('endDate').execute()).toEqual([
    { endDate: '2031-03-11' },
  ]);
});
