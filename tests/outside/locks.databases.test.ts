import { beforeEach, describe, expect, test } from 'vitest';
import { contactHost } from '../../server/host/contact/contactHost.ts';
import { getAddressee } from '../../server/host/keys/addressee.ts';
import { areNightsFree } from '../../server/host/stays/nightsFree.ts';
import { chargeInstalment } from '../../server/host/payments/chargeInstalment.ts';
import { reconcileAll } from '../../server/host/payments/reconcile.ts';
import { createReservation } from '../../server/host/reservations/createReservation.ts';
import { resendOtp } from '../../server/host/reservations/resendOtp.ts';
import { lockReservation } from '../../server/host/stays/lockReservation.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { dayFromNow, createGuest } from '../support/guests.ts';
import { callWriteOperation } from '../support/directCall.ts';
import { verify } from '../host/support/orders.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { settle, createPaidSession } from './support/settlement.ts';
import { endHold, createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

describe('the order of locks', () => {
  test('is unit, stay, session while settling', async () => {
    const id = await createStay(still);
    const state = await createPaidSession(still, id);
    still.locks.taken();
    await settle(still, state);
    expect(still.locks.taken()).toEqual([
      'unit casa in order',
      `reservation ${id}`,
      `checkout_session ${state.id}`,
    ]);
  });

  test('is unit, reservation for a call about a reservation', async () => {
    const id = await createStay(still);
    still.locks.taken();
    await inTransaction(still.db, (trx) => lockReservation(trx, still.context, id));
    expect(still.locks.taken()).toEqual(['unit casa in order', `reservation ${id}`]);
  });

  test('is empty for an order, and unit before reservation for entering the code', async () => {
    const stay = { startDate: dayFromNow(10), endDate: dayFromNow(13), guests: 2, specialRequests: null };
    const body = { ...stay, rentalUnitId: 'casa', guest: createGuest(), paymentOptionId: 'now' };
    still.locks.taken();
    const { id } = await callWriteOperation(still, createReservation, body);
    expect(still.locks.taken()).toEqual([]);
    await verify(still, id);
    expect(still.locks.taken()).toEqual(['unit casa in order', `reservation ${id}`]);
  });

  test('rejects an order for taken nights without waiting for a lock', async () => {
    const stay = { startDate: dayFromNow(10), endDate: dayFromNow(13) };
    await createStay(still, { status: 'confirmed', ...stay });
    const order = { ...stay, guests: 2, specialRequests: null, rentalUnitId: 'casa', paymentOptionId: 'now' };
    const networks = [{ breadth: '/32' as const, mark: 'an address' }];
    still.locks.taken();
    await expect(
      callWriteOperation(still, createReservation, { ...order, guest: createGuest() }, { networks }),
    ).rejects.toMatchObject({ kind: 'dates-unavailable' });
    expect(still.locks.taken()).toEqual([]);
  });

  test('locks the caller record of an unknown caller first', async () => {
    const stay = { startDate: dayFromNow(10), endDate: dayFromNow(13), guests: 2, specialRequests: null };
    const guest = createGuest();
    const networks = [
      { breadth: '/32' as const, mark: 'an address' },
      { breadth: '/24' as const, mark: 'a network' },
    ];
    const marks = ['an address', 'a network', getAddressee(still.context.keys, guest.email)]
      .toSorted()
      .map((mark) => `mark ${mark}`);
    const unit = 'unit casa in order';
    still.locks.taken();
    const order = { ...stay, rentalUnitId: 'casa', guest, paymentOptionId: 'now' };
    const { id } = await callWriteOperation(still, createReservation, order, { networks });
    expect(still.locks.taken()).toEqual(marks);
    await callWriteOperation(still, resendOtp, { reservationId: id }, { networks });
    expect(still.locks.taken()).toEqual([...marks, unit, `reservation ${id}`]);
    const { email, phone, phonePrefix } = guest;
    const message = { name: 'Ana', email, phone, phonePrefix, reservationId: null, message: 'A cot?' };
    await callWriteOperation(still, contactHost, { ...message, rentalUnitId: 'casa' }, { networks });
    expect(still.locks.taken()).toEqual([...marks, unit]);
  });

  test('locks the stay of a late charge before it stores the result', async () => {
    const later = [{ dueDate: '2026-01-02', amount: 70_000 }];
    const id = await createStay(still, { status: 'confirmed', later, about: { savedCard: 'card_1' } });
    const { payments } = await getStayStatus(still, id);
    await still.db.updateTable('payment').set({ status: 'processing' }).where('position', '=', 1).execute();
    still.gateway.charge = () => Promise.resolve({ status: 'paid', paymentId: 'pay_1' });
    still.locks.taken();
    await chargeInstalment(still.context, { paymentId: payments[1]!.id }, { retry: 0, last: false });
    expect(still.locks.taken()).toEqual([`reservation ${payments[1]!.id}`]);
  });

  test('skips lost webhook events that another process handles', async () => {
    still.locks.taken();
    await reconcileAll(still.context);
    expect(still.locks.taken()).toEqual([
      expect.stringMatching(/^checkout_session .* in order unless locked$/) as string,
    ]);
  });
});

describe('the nights of a stay', () => {
  const free = async (id: string, { content } = still.context) => {
    const reservation = await still.db
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return inTransaction(still.db, (trx) => areNightsFree(trx, { content }, reservation));
  };
  const mine = () => createStay(still, { status: 'expired' });

  test('are not free once the property is no longer rented out', async () => {
    const content = { ...still.context.content, units: new Map() };
    expect(await free(await mine(), { ...still.context, content })).toBe(false);
  });

  test('are not free once the host has blocked one of them', async () => {
    const id = await mine();
    const casa = still.context.content.units.get('casa')!;
    const closedOn = (start: string, end: string) => {
      const units = new Map([['casa', { ...casa, closed: [{ start, end }] }]]);
      return free(id, { ...still.context, content: { ...still.context.content, units } });
    };
    expect(await closedOn('2031-05-16', '2031-05-17')).toBe(false);
    expect(await closedOn('2031-05-17', '2031-05-18')).toBe(true);
  });

  test('are free for their own hold if nobody else holds one', async () => {
    expect(await free(await createStay(still))).toBe(true);
  });

  test.each([
    ['a stay that is booked', { status: 'confirmed' }, false],
    ['a stay that is over', { status: 'completed' }, false],
    ['an order', { status: 'awaiting_otp' }, true],
    ['a hold that is being paid', { status: 'awaiting_payment' }, false],
    ['a stay that was called off', { status: 'cancelled' }, true],
    ['a hold that has ended', { status: 'expired' }, true],
  ] as const)('are taken with %s on one of them', async (_, wishes, isFree) => {
    const id = await mine();
    await createStay(still, { ...wishes, startDate: '2031-05-16', endDate: '2031-05-20' });
    expect(await free(id)).toBe(isFree);
  });

  test('are free next to stays that end on the first day or begin on the last', async () => {
    const id = await mine();
    await createStay(still, { status: 'confirmed', startDate: '2031-05-10', endDate: '2031-05-14' });
    await createStay(still, { status: 'confirmed', startDate: '2031-05-17', endDate: '2031-05-19' });
    await createStay(still, { status: 'confirmed', about: { unitId: 'next' } });
    expect(await free(id)).toBe(true);
  });

  test('are released when the hold expires, which is recorded', async () => {
    const id = await mine();
    const lapsed = await createStay(still);
    await endHold(still, lapsed);
    expect(await free(id)).toBe(true);
    expect(await getStayStatus(still, lapsed)).toMatchObject({
      status: 'expired',
      endReason: 'hold_expired',
    });
  });
});
