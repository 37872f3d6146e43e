import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Availability } from '../../contract/schemas/availability.ts';
import { endExpiredHolds } from '../../server/host/stays/endExpiredHolds.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { settle, createPaidSession } from '../outside/support/settlement.ts';
import { endHold, createStay, getStayStatus } from '../outside/support/stays.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

describe('nights that the host closes while the site runs', () => {
  let host: TestHost;
  let bookings: Bookings;
  beforeAll(async () => {
    host = await openTestHost(['casa', 'next', 'crowd']);
    bookings = new Bookings(host);
  });
  afterAll(() => host.close());

  const close = (unit: string, from: number, to: number) =>
    host.commands.run('nights.close', { unit, from: dayFromNow(from), to: dayFromNow(to) });
  const preview = async (from: number, to: number, id = 'casa') =>
    (
      await bookings.post('/reservation/price-preview', {
        id,
        startDate: dayFromNow(from),
        endDate: dayFromNow(to),
        guestCount: 2,
      })
    ).status;
  const ask = async (from: number, unit = 'casa') =>
    (await bookings.post('/reservation', bookings.wish(unit, from))).status;

  test('blocked nights are shown, have no price and cannot be held until they are opened again', async () => {
    expect(await preview(20, 23)).toBe(200);
    await close('casa', 22, 30);
    const { body } = await bookings.call<Availability>('GET', '/rental-unit/casa/availability');
    expect(body.unavailable).toEqual([{ start: dayFromNow(22), end: dayFromNow(30), reason: 'closed' }]);
    expect([await preview(20, 23), await preview(20, 22), await preview(30, 33)]).toEqual([409, 200, 200]);
    expect([await ask(20), await ask(29), await ask(24)]).toEqual([409, 409, 409]);
    expect(await preview(20, 23, 'next')).toBe(200);

    await host.commands.run('nights.open', { unit: 'casa', from: dayFromNow(22), to: dayFromNow(26) });
    expect([await preview(23, 26), await preview(24, 27)]).toEqual([200, 409]);
    expect(await ask(20)).toBe(201);
  });

  test('go either to a guest or to the closing, also where both come at once', async () => {
    for (const from of [10, 20, 30, 40]) {
      const orders = await Promise.all([bookings.hold('crowd', from), bookings.hold('crowd', from)]);
      const codes = await Promise.all(orders.map((one) => bookings.getPassword(one)));
      const [closed, ...answers] = await Promise.all([
        close('crowd', from, from + 3).then(
          () => true,
          () => false,
        ),
        ...orders.map(({ id }, index) => bookings.verify(id, codes[index]!)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(closed ? 0 : 1);
    }
  });
});

describe('blocked nights', () => {
  let still: ManualHost;
  beforeEach(async () => {
    still = await openManualHost();
  });
  const block = (startDate: string, endDate: string) =>
    still.db.insertInto('blockedNights').values({ unitId: 'casa', startDate, endDate }).execute();

  test('blocked nights are not given to a late payment, which is refunded', async () => {
    const id = await createStay(still);
    const paid = await createPaidSession(still, id);
    await endHold(still, id);
    await inTransaction(still.db, (trx) =>
      endExpiredHolds(trx, 'casa', { startDate: '2031-05-14', endDate: '2031-05-17' }),
    );
    await block('2031-05-16', '2031-05-20');
    await settle(still, paid);
    expect(await getStayStatus(still, id)).toMatchObject({ status: 'expired', endReason: 'paid_too_late' });
    expect(still.jobs.taken().map(([name]) => name)).toEqual(['payment.refund', 'mail.paidTooLate']);
  });

  test('leave a guest alone who pays for a hold that was there before', async () => {
    const id = await createStay(still);
    const paid = await createPaidSession(still, id);
    await block('2031-05-14', '2031-05-17');
    await settle(still, paid);
    expect(await getStayStatus(still, id)).toMatchObject({ status: 'confirmed' });
  });
});
