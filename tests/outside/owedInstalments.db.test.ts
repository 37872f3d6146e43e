import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionState } from '../../server/host/ports/gateway.ts';
import { readInstalments } from '../../server/host/payments/readInstalments.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { settle, createPaidSession } from './support/settlement.ts';
import { createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
const now = new Date('2031-05-07T12:00:00Z');
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
});

const later = [40_000, 25_000, 10_000].map((amount) => ({ dueDate: '2031-05-01', amount }));

/** A booked stay that owes two of three instalments, and sessions that were paid for them. */
async function owing(sessions = 1, unitId = 'casa') {
  const id = await createStay(still, {
    status: 'confirmed',
    later,
    about: { unitId, savedCard: 'card_old' },
  });
  const { payments } = await getStayStatus(still, id);
  const owed = payments.slice(1, 3).map((payment) => payment.id);
  await still.db.updateTable('payment').set({ status: 'failed' }).where('id', 'in', owed).execute();
  const paid: SessionState[] = [];
  for (let attempt = 1; attempt <= sessions; attempt++) {
    const rows = owed.map((paymentId) => ({ reservationId: id, attempt, paymentId }));
    await still.db.insertInto('checkoutInstalment').values(rows).execute();
    paid.push(await createPaidSession(still, id));
  }
  return { id, owed, first: paid[0]!, second: paid[1]! };
}
const callOff = (id: string) =>
  still.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();

describe('instalments paid manually', () => {
  test('are paid by one charge, its card is saved, and one e-mail confirms it', async () => {
    const { id, first } = await owing();
    const other = await owing(0, 'next');
    const before = await getStayStatus(still, other.id);
    await settle(still, first);
    const { payments, ...after } = await getStayStatus(still, id);
    expect(after).toMatchObject({ status: 'confirmed', savedCard: `card_${first.id}` });
    const paid = { status: 'paid', gatewayPaymentId: first.paymentId, paidAt: now, refundAmount: 0 };
    expect(payments).toMatchObject([{ status: 'scheduled' }, paid, paid, { status: 'scheduled' }]);
    expect(still.jobs.taken()).toEqual([['mail.paymentReceived', { reservationId: id }]]);
    expect(await getStayStatus(still, other.id)).toEqual(before);
  });

  test('are paid one at a time', async () => {
    const { id, owed, first } = await owing();
    await still.db.deleteFrom('checkoutInstalment').where('paymentId', '=', owed[1]!).execute();
    await settle(still, first);
    expect((await getStayStatus(still, id)).paid).toEqual(['scheduled', 'paid', 'failed', 'scheduled']);
  });

  test('keep the earlier card if the gateway names none', async () => {
    const { id, first } = await owing();
    await settle(still, { ...first, savedCard: undefined });
    expect((await getStayStatus(still, id)).savedCard).toBe('card_old');
  });

  test('are refunded as a surplus when they are paid twice, without a confirmation', async () => {
    const { id, first, second } = await owing(2);
    await settle(still, first);
    const { payments } = await getStayStatus(still, id);
    still.jobs.taken();
    await settle(still, second);
    expect(still.jobs.taken()).toEqual([
      ['payment.returnSurplus', { gatewayPaymentId: second.paymentId, amount: 65_000 }],
    ]);
    expect((await getStayStatus(still, id)).payments).toEqual(payments);
  });

  test('are refunded as far as they were paid before, and the rest is paid', async () => {
    const { id, owed, first } = await owing();
    const paid = { status: 'paid', gatewayPaymentId: 'pay_before' } as const;
    await still.db.updateTable('payment').set(paid).where('id', '=', owed[0]!).execute();
    await settle(still, first);
    const { payments } = await getStayStatus(still, id);
    expect(payments.map(({ gatewayPaymentId }) => gatewayPaymentId)).toEqual([
      null,
      'pay_before',
      first.paymentId,
      null,
    ]);
    expect(still.jobs.taken()).toEqual([
      ['mail.paymentReceived', { reservationId: id }],
      ['payment.returnSurplus', { gatewayPaymentId: first.paymentId, amount: 40_000 }],
    ]);
  });

  test('are refunded in full when the stay was cancelled, and its card stays', async () => {
    const { id, owed, first } = await owing();
    await callOff(id);
    await settle(still, first);
    const { payments, savedCard } = await getStayStatus(still, id);
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([0, 40_000, 25_000, 0]);
    expect(savedCard).toBe('card_old');
    expect(still.jobs.taken()).toEqual(owed.map((paymentId) => ['payment.refund', { paymentId }]));
  });

  test('cost nothing if no money moved', async () => {
    const { first, second } = await owing(2);
    await settle(still, first);
    still.jobs.taken();
    await settle(still, { ...second, paymentId: undefined });
    expect(still.jobs.taken()).toEqual([]);
  });
});

test('belong to their session only, earliest first', async () => {
  const { id, owed } = await owing();
  const other = await owing(1, 'next');
  const rows = [{ reservationId: id, attempt: 2, paymentId: owed[1]! }];
  await still.db.insertInto('checkoutInstalment').values(rows).execute();
  const of = (reservationId: string, attempt: number) =>
    inTransaction(still.db, async (trx) =>
      (await readInstalments(trx, { reservationId, attempt })).map((payment) => payment.id),
    );
  expect([await of(id, 1), await of(id, 2), await of(id, 3)]).toEqual([owed, [owed[1]], []]);
  expect(await of(other.id, 1)).toEqual(other.owed);
});
