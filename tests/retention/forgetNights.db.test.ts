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

test('nightly prices, their history and notes are deleted thirty days after the nights', async () => {
  const still = await openManualHost();
  const nights = ['2031-03-09', '2031-03-10'];
  await still.db
    .insertInto('nightOverride')
    .values(nights.map((night) => ({ unitId: 'casa', night, price: 100_00, reason: 'fair' })))
    .execute();
  await still.db
    .insertInto('nightChange')
    .values(
      ['2031-03-10', '2031-03-11'].map((endDate) => ({
        unitId: 'casa',
        startDate: '2031-03-09',
        endDate,
        changesPrice: true,
        changesMinimumStay: false,
        price: 100_00,
        reason: 'fair',
      })),
    )
    .execute();
  await still.clock.stopAt(new Date('2031-04-10T23:00:00Z'));
  await deletePastNights(still);
  expect(await still.db.selectFrom('nightOverride').select('night').execute()).toEqual([
    { night: '2031-03-10' },
  ]);
  expect(await still.db.selectFrom('nightChange').select('endDate').execute()).toEqual([
    { endDate: '2031-03-11' },
  ]);
});
