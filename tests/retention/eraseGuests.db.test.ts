import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import { erasePastGuests, eraseExpiredStays } from '../../server/host/retention/index.ts';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { createStay, openCheckout } from '../outside/support/stays.ts';
import { inTimeZone, openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const left = (endDate: string, about: object = {}) =>
  createStay(still, {
    startDate: '2031-01-01',
    endDate,
    status: 'confirmed',
    about: {
      specialRequests: 'a cot',
      invoice: { name: 'Ana Silva', taxNumber: '123456789', address: 'Lisboa', country: 'PRT' },
      arrivalTime: '22:00',
      detailsChangedAt: new Date('2031-01-01T12:00:00Z'),
      savedCard: 'card_1',
      bookingId: 'booking',
      ...about,
    },
  });
const getRow = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const named = async () =>
  (await still.db.selectFrom('reservation').select('id').where('email', '!=', '').execute()).map(
    ({ id }) => id,
  );
const erase = async (timeZone: string, now: Date) => {
  await still.clock.stopAt(now);
  await erasePastGuests({ ...inTimeZone(still.context, timeZone), reservationRetentionDays: 365 });
};

describe.each([
  ['Pacific/Kiritimati', '2032-05-01T10:00:00Z'],
  ['Europe/Lisbon', '2032-05-01T23:00:00Z'],
  ['Pacific/Pago_Pago', '2032-05-02T11:00:00Z'],
])('the guest of a stay in %s that ended on 2 May', (timeZone, midnight) => {
  const atOffset = (milliseconds: number) => new Date(Date.parse(midnight) + milliseconds);

  test('keeps the name for a year, to its last millisecond, and then loses it', async () => {
    const [id, next] = [await left('2031-05-02'), await left('2031-05-03', { unitId: 'next' })];
    await erase(timeZone, atOffset(-1));
    expect((await named()).toSorted()).toEqual([id, next].toSorted());
    await erase(timeZone, atOffset(0));
    expect(await named()).toEqual([next]);
  });
});

const someday = new Date('2033-01-01T12:00:00Z');

test('a reservation without its guest has the data for accounting, and the date of deletion', async () => {
  const id = await left('2031-05-02', { unitId: 'next' });
  const before = await getRow(id);
  const payments = () => still.db.selectFrom('payment').selectAll().execute();
  const paid = await payments();
  await erase('Europe/Lisbon', someday);
  const emptyGuest = { firstName: '', lastName: '', email: '', phonePrefix: '', phone: '' };
  const emptyDetails = { specialRequests: null, invoice: null, arrivalTime: null, detailsChangedAt: null };
  const gone = { ...emptyDetails, savedCard: null, bookingId: null };
  expect(await getRow(id)).toEqual({ ...before, ...emptyGuest, ...gone, guestErasedAt: someday });
  expect(await payments()).toEqual(paid);
  await erase('Europe/Lisbon', new Date('2034-01-01T12:00:00Z'));
  expect(await getRow(id)).toMatchObject({ guestErasedAt: someday });
});

test('the gateway deletes the guest of each session, once, in each kind of deletion', async () => {
  const stays = [await left('2031-05-02'), await left('2031-05-02', { unitId: 'next' })];
  const sessions: string[] = [];
  for (const id of [...stays, ...stays]) sessions.push((await openCheckout(still, id)).id);
  const [byHand] = stays;
  const emptyDetails = () =>
    still.jobs.taken().map(([name, data]) => [name, 'sessionId' in data && data.sessionId]);
  await still.clock.stopAt(someday);
  await runCommand(still.context, 'guests.erase', { reservation: byHand! });
  expect(emptyDetails()).toEqual([sessions[0], sessions[2]].map((id) => ['checkout.forgetGuest', id]));
  await erase('Europe/Lisbon', someday);
  await erase('Europe/Lisbon', someday);
  expect(emptyDetails()).toEqual([sessions[1], sessions[3]].map((id) => ['checkout.forgetGuest', id]));
});

test('a reservation without its guest is deleted with its payments after the accounting period', async () => {
  const [erased, named] = [
    await left('2031-05-02', { guestErasedAt: someday }),
    await left('2031-05-02', { unitId: 'next' }),
  ];
  const kept = async (now: string) => {
    await still.clock.stopAt(new Date(now));
    await eraseExpiredStays(still.context);
    const rows = await still.db.selectFrom('reservation').select('id').execute();
    return rows.map(({ id }) => id).toSorted();
  };
  // Over ten calendar years after that of the stay.
  expect(await kept('2042-05-10T22:59:59.999Z')).toEqual([erased, named].toSorted());
  expect(await kept('2042-05-10T23:00:00Z')).toEqual([named]);
  const payments = await still.db.selectFrom('payment').select('reservationId').distinct().execute();
  expect(payments).toEqual([{ reservationId: named }]);
});

test.each(['awaiting_payment', 'confirmed', 'completed', 'expired', 'cancelled'] as const)(
  'a reservation left as %s keeps no name longer',
  async (status) => {
    await createStay(still, { status });
    await erase('Europe/Lisbon', someday);
    expect(await named()).toEqual([]);
  },
);

test.each(['confirmed', 'hostConfirmed'] as const)(
  'an e-mail about a reservation without its guest is not sent (%s)',
  async (kind) => {
    const id = await left('2031-05-02');
    const send = () => sendStayMail(still.context, kind, id, 'job');
    await send();
    expect(still.mails.mails).toHaveLength(1);
    await erase('Europe/Lisbon', someday);
    await send();
    expect(still.mails.mails).toHaveLength(1);
  },
);
