import { beforeEach, describe, expect, test } from 'vitest';
import { readGatewayPayments } from '../../server/host/commands/reservations/gatewayPayments.ts';
import { recordGatewayPayment, storePaymentState } from '../../server/host/payments/gatewayPayments.ts';
import { GatewayUnreachable, type DisputeState, type RefundState } from '../../server/host/ports/gateway.ts';
import { refundPayment, refundOverpayment } from '../../server/host/payments/refundPayment.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay, getStayStatus } from './support/stays.ts';

let host: ManualHost;
beforeEach(async () => {
  host = await openManualHost();
});

/**
 * Creates a cancelled stay with two instalments. The first one is paid at the gateway, and `refundAmount` of it is due as
 * a refund.
 */
async function createOwedRefund(refundAmount: number, gatewayPaymentId: string | null = 'pay_1') {
  const id = await createStay(host, {
    later: [{ dueDate: '2031-05-07', amount: 70_000 }],
    status: 'cancelled',
  });
  const { payments } = await getStayStatus(host, id);
  const paid = { status: 'paid', gatewayPaymentId, refundAmount } as const;
  await host.db.updateTable('payment').set(paid).where('id', '=', payments[0]!.id).execute();
  return { id, paymentId: payments[0]!.id };
}

describe('a refund', () => {
  test('is requested with its amount and payment id, and is recorded', async () => {
    const { id, paymentId } = await createOwedRefund(12_345);
    await refundPayment(host.context, paymentId);
    const key = `refund:${paymentId}`;
    expect(host.gateway.refunds).toEqual([{ paymentId: 'pay_1', amount: 12_345, key }]);
    const { payments } = await getStayStatus(host, id);
    expect(payments[0]).toMatchObject({ status: 'refunded', gatewayRefundId: `re_${key}` });
    expect(payments[1]).toMatchObject({ status: 'scheduled', gatewayRefundId: null });
  });

  test('is not requested again when its job runs again after completion', async () => {
    const { paymentId } = await createOwedRefund(12_345);
    await refundPayment(host.context, paymentId);
    await refundPayment(host.context, paymentId);
    expect(host.gateway.refunds).toHaveLength(1);
  });

  test('has the same idempotency key for each attempt, so that the gateway detects a repetition', async () => {
    const { id, paymentId } = await createOwedRefund(12_345);
    const keys: string[] = [];
    const contextWithLostResponses = {
      ...host.context,
      gateway: Object.assign(Object.create(host.gateway), {
        refund({ idempotencyKey }: { idempotencyKey: string }) {
          keys.push(idempotencyKey);
          return Promise.reject(new GatewayUnreachable('no response'));
        },
      }) as ManualHost['gateway'],
    };
    await expect(refundPayment(contextWithLostResponses, paymentId)).rejects.toThrow('no response');
    await expect(refundPayment(contextWithLostResponses, paymentId)).rejects.toThrow('no response');
    expect((await getStayStatus(host, id)).payments[0]).toMatchObject({
      status: 'paid',
      gatewayRefundId: null,
    });
    await refundPayment(host.context, paymentId);
    expect([...keys, ...host.gateway.refunds.map(({ key }) => key)]).toEqual(
      Array.from({ length: 3 }, () => `refund:${paymentId}`),
    );
  });

  test('locks the reservation before the instalment, in the order of gateway updates', async () => {
    const { paymentId } = await createOwedRefund(12_345);
    const statements: string[] = [];
    const db = host.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode') statements.push('update');
        if (node.kind === 'SelectQueryNode' && node.endModifiers?.length === 1) statements.push('lock');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await refundPayment({ ...host.context, db }, paymentId);
    expect(statements.slice(0, 2)).toEqual(['lock', 'update']);
  });

  test('is not requested for an amount of zero or an unknown payment', async () => {
    const { id, paymentId } = await createOwedRefund(0);
    await refundPayment(host.context, paymentId);
    await refundPayment(host.context, 'unknown');
    expect(host.gateway.refunds).toEqual([]);
    expect((await getStayStatus(host, id)).payments[0]!.status).toBe('paid');
  });

  test('fails if the gateway’s payment id is unknown', async () => {
    const { paymentId } = await createOwedRefund(12_345, null);
    await expect(refundPayment(host.context, paymentId)).rejects.toThrow(`payment ${paymentId}`);
    expect(host.gateway.refunds).toEqual([]);
  });

  test('of a surplus has the payment id in its idempotency key, so that no attempt repeats it', async () => {
    await refundOverpayment(host.context, 'pay_2', 30_000);
    await refundOverpayment(host.context, 'pay_2', 30_000);
    const request = { paymentId: 'pay_2', amount: 30_000, key: 'surplus:pay_2' };
    expect(host.gateway.refunds).toEqual([request]);
  });

  test('is limited to the remaining amount after a manual refund at the gateway', async () => {
    const { id, paymentId } = await createOwedRefund(12_345);
    const { gatewayPaymentId, amount } = (await getStayStatus(host, id)).payments[0]!;
    const manualRefund = {
      id: 're_manual',
      amount: { amount: amount - 2_345, currency: 'EUR' },
      status: 'succeeded',
      key: undefined,
      madeAt: new Date(),
    } as const;
    const paid = { amount: { amount, currency: 'EUR' } as const, refunds: [manualRefund] };
    host.gateway.payments.set(gatewayPaymentId!, paid);
    await refundPayment(host.context, paymentId);
    expect(host.gateway.refunds.map((refund) => refund.amount)).toEqual([2_345]);
    expect((await getStayStatus(host, id)).payments[0]).toMatchObject({
      status: 'refunded',
      refundAmount: 2_345,
    });
  });

  test('is not requested for an amount that the bank has taken back in a dispute', async () => {
    const { id, paymentId } = await createOwedRefund(12_345);
    const { gatewayPaymentId, amount } = (await getStayStatus(host, id)).payments[0]!;
    const cents = { amount, currency: 'EUR' } as const;
    const disputed = {
      id: 'du_1',
      amount: cents,
      reason: 'fraudulent',
      status: 'open',
      answerBy: undefined,
      madeAt: new Date(),
    } as const;
    host.gateway.payments.set(gatewayPaymentId!, { amount: cents, disputes: [disputed] });
    await refundPayment(host.context, paymentId);
    expect(host.gateway.refunds).toEqual([]);
    expect((await getStayStatus(host, id)).payments[0]).toMatchObject({ status: 'paid', refundAmount: 0 });
  });
});

test('an outdated event of a refund or a dispute changes nothing', async () => {
  const { id: reservationId } = await createOwedRefund(0);
  const cents = { amount: 10_000, currency: 'EUR' } as const;
  const madeAt = new Date('2031-05-01T12:00:00Z');
  const receivePaymentState = (refund: RefundState['status'], dispute: DisputeState['status']) =>
    inTransaction(host.db, (trx) =>
      storePaymentState(trx, host.jobs, {
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
  await inTransaction(host.db, (trx) => recordGatewayPayment(trx, reservationId, 'pay_1'));
  await receivePaymentState('pending', 'inquiry');
  await receivePaymentState('succeeded', 'open');
  host.jobs.taken();
  await receivePaymentState('pending', 'inquiry');
  expect(host.jobs.taken()).toEqual([]);
  const [payment] = await readGatewayPayments(host.db, reservationId);
  expect(payment).toMatchObject({ refunds: [{ status: 'succeeded' }], disputes: [{ status: 'open' }] });
  expect((await getStayStatus(host, reservationId)).payments[0]).toMatchObject({
    returnedAmount: 10_000,
    disputedAmount: 10_000,
  });
});
