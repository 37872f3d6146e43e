import { beforeEach, describe, expect, test } from 'vitest';
import { readGatewayPayments } from '../../server/host/commands/gatewayPayments.ts';
import { notePayment, takeInPayment } from '../../server/host/payments/gatewayPayments.ts';
import { GatewayUnreachable, type DisputeState, type RefundState } from '../../server/host/ports/gateway.ts';
import { refundPayment, returnSurplus } from '../../server/host/payments/refundPayment.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

/** A stay of two payments, the first paid at the gateway; so much of it goes back. */
async function owed(refundAmount: number, gatewayPaymentId: string | null = 'pay_1') {
  const id = await createStay(still, {
    later: [{ dueDate: '2031-05-07', amount: 70_000 }],
    status: 'cancelled',
  });
  const { payments } = await getStayStatus(still, id);
  const paid = { status: 'paid', gatewayPaymentId, refundAmount } as const;
  await still.db.updateTable('payment').set(paid).where('id', '=', payments[0]!.id).execute();
  return { id, paymentId: payments[0]!.id };
}

describe('a refund', () => {
  test('a refund is requested with its amount and its charge, and recorded', async () => {
    const { id, paymentId } = await owed(12_345);
    await refundPayment(still.context, paymentId);
    const key = `refund:${paymentId}`;
    expect(still.gateway.refunds).toEqual([{ paymentId: 'pay_1', amount: 12_345, key }]);
    const { payments } = await getStayStatus(still, id);
    expect(payments[0]).toMatchObject({ status: 'refunded', gatewayRefundId: `re_${key}` });
    expect(payments[1]).toMatchObject({ status: 'scheduled', gatewayRefundId: null });
  });

  test('a completed refund is not requested again when its job is repeated', async () => {
    const { paymentId } = await owed(12_345);
    await refundPayment(still.context, paymentId);
    await refundPayment(still.context, paymentId);
    expect(still.gateway.refunds).toHaveLength(1);
  });

  test('has the same key at every try, so that the gateway knows it when its answer was lost', async () => {
    const { id, paymentId } = await owed(12_345);
    const keys: string[] = [];
    const lost = {
      ...still.context,
      gateway: Object.assign(Object.create(still.gateway), {
        refund({ idempotencyKey }: { idempotencyKey: string }) {
          keys.push(idempotencyKey);
          return Promise.reject(new GatewayUnreachable('the line is dead'));
        },
      }) as ManualHost['gateway'],
    };
    await expect(refundPayment(lost, paymentId)).rejects.toThrow('dead');
    await expect(refundPayment(lost, paymentId)).rejects.toThrow('dead');
    expect((await getStayStatus(still, id)).payments[0]).toMatchObject({
      status: 'paid',
      gatewayRefundId: null,
    });
    await refundPayment(still.context, paymentId);
    expect([...keys, ...still.gateway.refunds.map(({ key }) => key)]).toEqual(
      Array.from({ length: 3 }, () => `refund:${paymentId}`),
    );
  });

  test('locks the reservation before the instalment, as what is heard of the payment meanwhile does', async () => {
    const { paymentId } = await owed(12_345);
    const messages: string[] = [];
    const db = still.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode') messages.push('update');
        if (node.kind === 'SelectQueryNode' && node.endModifiers?.length === 1) messages.push('lock');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await refundPayment({ ...still.context, db }, paymentId);
    expect(messages.slice(0, 2)).toEqual(['lock', 'update']);
  });

  test('a refund of nothing or of an unknown payment is not requested', async () => {
    const { id, paymentId } = await owed(0);
    await refundPayment(still.context, paymentId);
    await refundPayment(still.context, 'unknown');
    expect(still.gateway.refunds).toEqual([]);
    expect((await getStayStatus(still, id)).payments[0]!.status).toBe('paid');
  });

  test('a refund of a charge with an unknown id is left to a person', async () => {
    const { paymentId } = await owed(12_345, null);
    await expect(refundPayment(still.context, paymentId)).rejects.toThrow(`payment ${paymentId}`);
    expect(still.gateway.refunds).toEqual([]);
  });

  test('a refund of a surplus has a key of its charge, by which a later attempt finds it', async () => {
    await returnSurplus(still.context, 'pay_2', 30_000);
    await returnSurplus(still.context, 'pay_2', 30_000);
    const request = { paymentId: 'pay_2', amount: 30_000, key: 'surplus:pay_2' };
    expect(still.gateway.refunds).toEqual([request]);
  });

  test('gives no more than is left, where somebody gave back of it at the gateway meanwhile', async () => {
    const { id, paymentId } = await owed(12_345);
    const { gatewayPaymentId, amount } = (await getStayStatus(still, id)).payments[0]!;
    const byHand = {
      id: 're_byHand',
      amount: { amount: amount - 2_345, currency: 'EUR' },
      status: 'succeeded',
      key: undefined,
      madeAt: new Date(),
    } as const;
    const paid = { amount: { amount, currency: 'EUR' } as const, refunds: [byHand] };
    still.gateway.payments.set(gatewayPaymentId!, paid);
    await refundPayment(still.context, paymentId);
    expect(still.gateway.refunds.map((refund) => refund.amount)).toEqual([2_345]);
    expect((await getStayStatus(still, id)).payments[0]).toMatchObject({
      status: 'refunded',
      refundAmount: 2_345,
    });
  });

  test('an amount that was already refunded, or taken back by a bank, is not refunded again', async () => {
    const { id, paymentId } = await owed(12_345);
    const { gatewayPaymentId, amount } = (await getStayStatus(still, id)).payments[0]!;
    const cents = { amount, currency: 'EUR' } as const;
    const disputed = {
      id: 'du_1',
      amount: cents,
      reason: 'fraudulent',
      status: 'open',
      answerBy: undefined,
      madeAt: new Date(),
    } as const;
    still.gateway.payments.set(gatewayPaymentId!, { amount: cents, disputes: [disputed] });
    await refundPayment(still.context, paymentId);
    expect(still.gateway.refunds).toEqual([]);
    expect((await getStayStatus(still, id)).payments[0]).toMatchObject({ status: 'paid', refundAmount: 0 });
  });
});

test('an outdated event of a refund or a dispute changes nothing', async () => {
  const { id: reservationId } = await owed(0);
  const cents = { amount: 10_000, currency: 'EUR' } as const;
  const madeAt = new Date('2031-05-01T12:00:00Z');
  const hear = (refund: RefundState['status'], dispute: DisputeState['status']) =>
    inTransaction(still.db, (trx) =>
      takeInPayment(trx, still.jobs, {
        id: 'pay_1',
        chargeId: 'ch_1',
        amount: { ...cents, amount: 30_000 },
        fee: undefined,
        refunds: [{ id: 're_1', amount: cents, status: refund, key: undefined, madeAt }],
        disputes: [
          { id: 'du_1', amount: cents, reason: 'fraudulent', status: dispute, answerBy: undefined, madeAt },
        ],
      }),
    );
  await inTransaction(still.db, (trx) => notePayment(trx, reservationId, 'pay_1'));
  await hear('pending', 'inquiry');
  await hear('succeeded', 'open');
  still.jobs.taken();
  await hear('pending', 'inquiry');
  expect(still.jobs.taken()).toEqual([]);
  const [payment] = await readGatewayPayments(still.db, reservationId);
  expect(payment).toMatchObject({ refunds: [{ status: 'succeeded' }], disputes: [{ status: 'open' }] });
  expect((await getStayStatus(still, reservationId)).payments[0]).toMatchObject({
    returnedAmount: 10_000,
    disputedAmount: 10_000,
  });
});
