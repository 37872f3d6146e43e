import { beforeEach, describe, expect, test } from 'vitest';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { confirmReservation } from '../../server/host/payments/confirmReservation.ts';
import { refundSession, enqueueOverpaymentRefund } from '../../server/host/payments/refund.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { endExpiredHolds } from '../../server/host/stays/endExpiredHolds.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { callReadOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { settle, recordLocks, createPaidSession } from './support/settlement.ts';
import { endHold, createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const later = [{ dueDate: '2031-05-07', amount: 70_000 }];
const refunds = () => still.jobs.taken().filter(([name]) => name.startsWith('payment.'));
const letGo = (id: string) =>
  still.db
    .updateTable('reservation')
    .set({ status: 'cancelled', endReason: 'cancelled' })
    .where('id', '=', id)
    .execute();

/** A stay whose hold ended before its guest had paid, once or twice. */
async function lapsedStay(wishes: Parameters<typeof createStay>[1] = { later }) {
  const id = await createStay(still, wishes);
  const [first, second] = [await createPaidSession(still, id), await createPaidSession(still, id)];
  await endHold(still, id);
  await inTransaction(still.db, (trx) =>
    endExpiredHolds(trx, 'casa', { startDate: '2031-05-14', endDate: '2031-05-17' }),
  );
  expect(await getStayStatus(still, id)).toMatchObject({ status: 'expired', endReason: 'hold_expired' });
  return { id, first, second };
}

test('a late payment restores the whole stay with its later instalments', async () => {
  const { id, first } = await lapsedStay();
  await settle(still, first);
  expect(await getStayStatus(still, id)).toMatchObject({
    status: 'confirmed',
    endReason: null,
    paid: ['paid', 'scheduled'],
  });
  const { endedAt } = await still.db.selectFrom('reservation').select('endedAt').executeTakeFirstOrThrow();
  expect(endedAt).toBeNull();
});

describe('a payment that came too late for the nights', () => {
  test('is refunded once, no instalments remain, and the guest is notified once', async () => {
    const now = new Date('2031-01-02T03:04:05.678Z');
    const { id, first } = await lapsedStay();
    const rival = await createStay(still, { status: 'confirmed' });
    const theirs = await getStayStatus(still, rival);
    await still.clock.stopAt(now);
    await settle(still, first);
    const { payments, ...after } = await getStayStatus(still, id);
    expect(after).toMatchObject({ status: 'expired', endReason: 'paid_too_late', paid: ['paid', 'void'] });
    const charge = { gatewayPaymentId: first.paymentId, paidAt: now, refundAmount: 30_000 };
    expect(payments[0]).toMatchObject(charge);
    const { endedAt } = await still.db
      .selectFrom('reservation')
      .select('endedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(endedAt).toEqual(now);
    expect(still.jobs.taken()).toEqual([
      ['payment.refund', { paymentId: payments[0]!.id }],
      ['mail.paidTooLate', { reservationId: id }],
    ]);
    await settle(still, first);
    expect(still.jobs.taken()).toEqual([]);
    expect(await getStayStatus(still, rival)).toEqual(theirs);
    const token = getLinkToken(still.context.keys, { id, tokenVersion: 1 });
    const { cancellation } = await callReadOperation(still, getReservation, { params: { id, token } });
    const refundNow = { percentage: 100, total: { amount: 30_000, currency: 'EUR' } };
    expect(cancellation).toMatchObject({ allowed: false, refundNow });
  });

  test('is refunded in its own amount a second time, and books nothing on free nights', async () => {
    const { id, first, second } = await lapsedStay();
    const rival = await createStay(still, { status: 'confirmed' });
    await settle(still, first);
    const ended = await getStayStatus(still, id);
    still.jobs.taken();
    await letGo(rival);
    await settle(still, second);
    expect(still.jobs.taken()).toEqual([
      ['payment.returnSurplus', { gatewayPaymentId: second.paymentId, amount: 30_000 }],
    ]);
    expect(await getStayStatus(still, id)).toEqual(ended);
  });

  test('is reported once when nothing was due and two cards were saved', async () => {
    const { first, second } = await lapsedStay({ now: 0, later });
    await createStay(still, { status: 'confirmed' });
    await settle(still, first);
    await settle(still, second);
    expect(still.jobs.taken().map(([name]) => name)).toEqual(['mail.paidTooLate']);
  });
});

describe('the payment of a cancelled stay', () => {
  test('is refunded without an e-mail and without another reason for the end', async () => {
    const id = await createStay(still, { later });
    const state = await createPaidSession(still, id);
    await letGo(id);
    await settle(still, state);
    const { payments, ...after } = await getStayStatus(still, id);
    expect(after).toMatchObject({ status: 'cancelled', endReason: 'cancelled', paid: ['paid', 'void'] });
    expect(still.jobs.taken()).toEqual([['payment.refund', { paymentId: payments[0]!.id }]]);
  });

  test('is refunded in its own amount a second time, and the first refund remains', async () => {
    const id = await createStay(still);
    const [first, second] = [await createPaidSession(still, id), await createPaidSession(still, id)];
    await letGo(id);
    await settle(still, first);
    const before = await getStayStatus(still, id);
    still.jobs.taken();
    await settle(still, second);
    expect(still.jobs.taken()).toEqual([
      ['payment.returnSurplus', { gatewayPaymentId: second.paymentId, amount: 30_000 }],
    ]);
    expect(await getStayStatus(still, id)).toEqual(before);
  });

  test('is refunded with all that was due at once, and nothing of later instalments', async () => {
    const id = await createStay(still, { later: [{ dueDate: '2026-01-01', amount: 20_000 }, ...later] });
    await still.db.updateTable('payment').set({ dueNow: true }).where('position', '=', 1).execute();
    const state = await createPaidSession(still, id);
    await letGo(id);
    await settle(still, state);
    const { payments } = await getStayStatus(still, id);
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([30_000, 20_000, 0]);
    expect(refunds()).toHaveLength(2);
  });
});

describe('a refund without the session’s own safeguard', () => {
  test.each([
    ['paid too late', true],
    ['called off', false],
  ])('is sent once for a stay that is %s', async (_, isTooLate) => {
    const { first } = await lapsedStay();
    const locked = await recordLocks(still, first);
    const again = () => inTransaction(still.db, (trx) => refundSession({ trx, ...locked }, isTooLate));
    await again();
    expect(still.jobs.taken().map(([name]) => name)).toEqual(
      isTooLate ? ['payment.refund', 'mail.paidTooLate'] : ['payment.refund'],
    );
    await again();
    expect(still.jobs.taken().map(([name]) => name)).toEqual(['payment.returnSurplus']);
  });

  test('is the amount due at the checkout, and nothing if no money moved', async () => {
    const { id, first } = await lapsedStay();
    const locked = await recordLocks(still, first);
    const surplus = (paymentId: string | undefined) =>
      inTransaction(still.db, (trx) =>
        enqueueOverpaymentRefund({ trx, ...locked, state: { ...first, paymentId } }),
      );
    await surplus(undefined);
    expect(still.jobs.taken()).toEqual([]);
    await surplus('pay_9');
    expect(still.jobs.taken()).toEqual([
      ['payment.returnSurplus', { gatewayPaymentId: 'pay_9', amount: 30_000 }],
    ]);
    await still.db.updateTable('payment').set({ amount: 0 }).where('reservationId', '=', id).execute();
    await surplus('pay_9');
    expect(still.jobs.taken()).toEqual([]);
    await still.db.updateTable('payment').set({ amount: 1 }).where('dueNow', '=', true).execute();
    await surplus('pay_9');
    expect(still.jobs.taken()).toEqual([['payment.returnSurplus', { gatewayPaymentId: 'pay_9', amount: 1 }]]);
  });

  test('a confirmed stay has its due payments as paid, and the others unchanged', async () => {
    const { id, first } = await lapsedStay();
    const other = await createStay(still, { startDate: '2031-07-01', endDate: '2031-07-04', later });
    const before = await getStayStatus(still, other);
    const locked = await recordLocks(still, first);
    await inTransaction(still.db, (trx) =>
      confirmReservation({ trx, ...locked, state: { ...first, savedCard: undefined } }),
    );
    expect(await getStayStatus(still, id)).toMatchObject({ savedCard: null, paid: ['paid', 'scheduled'] });
    expect(await getStayStatus(still, other)).toEqual(before);
  });
});
