import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteExpiredGuests } from '../../server/host/registration/deleteExpiredGuests.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { createStay } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { inTimeZone, openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

/** Guests who were registered for a stay that ended on a day. */
async function left(endDate: string, startDate = '2031-01-01') {
  const id = await createStay(still, { startDate, endDate, status: 'cancelled' });
  await still.db
    .updateTable('reservation')
    .set({ guestsRegisteredAt: new Date() })
    .where('id', '=', id)
    .execute();
  await inTransaction(still.db, (trx) =>
    storeForms(trx, still.context.keys, id, [createLegalForm(), createLegalForm()]),
  );
  return id;
}
const kept = async () =>
  (await still.db.selectFrom('registration').select('reservationId').distinct().execute()).map(
    ({ reservationId }) => reservationId,
  );
const forget = async (timeZone: string, now: Date) => {
  await still.clock.stopAt(now);
  await deleteExpiredGuests({ ...inTimeZone(still.context, timeZone), registrationRetentionDays: 30 });
};

describe.each([
  ['Pacific/Kiritimati', '2031-06-01T10:00:00Z'],
  ['Europe/Lisbon', '2031-06-01T23:00:00Z'],
  ['Pacific/Pago_Pago', '2031-06-02T11:00:00Z'],
])('the documents of guests in %s who left on 2 May', (timeZone, midnight) => {
  const atOffset = (milliseconds: number) => new Date(Date.parse(midnight) + milliseconds);

  test('are kept for thirty days after that, to the last millisecond, and then deleted', async () => {
    const [id, later] = [await left('2031-05-02'), await left('2031-05-03')];
    await forget(timeZone, atOffset(-1));
    expect((await kept()).toSorted()).toEqual([id, later].toSorted());
    await forget(timeZone, atOffset(0));
    expect(await kept()).toEqual([later]);
    const { guestsRegisteredAt } = await still.db
      .selectFrom('reservation')
      .select('guestsRegisteredAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(guestsRegisteredAt).toBeInstanceOf(Date);
  });
});

test('documents of a removed property are deleted by the UTC date, wherever the process runs', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  onTestFinished(() => void vi.unstubAllEnvs());
  const id = await left('2031-05-02');
  const content = { ...still.context.content, units: new Map() };
  const forgetAt = async (now: string) => {
    await still.clock.stopAt(new Date(now));
    await deleteExpiredGuests({ ...still.context, content, registrationRetentionDays: 30 });
  };
  await forgetAt('2031-06-01T23:59:59Z');
  expect(await kept()).toEqual([id]);
  await forgetAt('2031-06-02T00:00:00Z');
  expect(await kept()).toEqual([]);
});

test('the oldest documents are deleted first, those of 200 stays at a time', async () => {
  const newest = await left('2031-01-03', '2031-01-02');
  const {
    nights: _,
    holdsNights: ___,
    quote,
    ...row
  } = await still.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
  const ids = Array.from({ length: 200 }, (__, index) => `stay-${index}`);
  const stays = ids.map((id) => ({
    ...row,
    id,
    number: id,
    endDate: '2031-01-02',
    startDate: '2031-01-01',
    quote: JSON.stringify(quote),
  }));
  await still.db.insertInto('reservation').values(stays).execute();
  const forms = ids.map((reservationId) => ({ reservationId, position: 0, sealed: 'sealed' }));
  await still.db.insertInto('registration').values(forms).execute();
  await forget('Europe/Lisbon', new Date('2032-01-01T12:00:00Z'));
  expect(await kept()).toEqual([newest]);
});
