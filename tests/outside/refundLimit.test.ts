import { expect, test } from 'vitest';
import type { DisputeState, RefundState } from '../../server/host/ports/gateway.ts';
import { refundOverpayment } from '../../server/host/payments/refundPayment.ts';
import { FakeGateway } from '../support/fakeGateway.ts';

const madeAt = new Date('2031-05-01T12:00:00Z');
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const dispute = (status: DisputeState['status'], amount: number): DisputeState => ({
  id: `du_${status}`,
  amount: euros(amount),
  reason: 'fraudulent',
  status,
  answerBy: undefined,
  madeAt,
});
const refund = (status: RefundState['status'], amount: number): RefundState => ({
  id: `re_${status}`,
  amount: euros(amount),
  status,
  key: undefined,
  madeAt,
});

/** The amount that is sent to the gateway when all 300.00 of a payment are to be refunded. */
async function getSentAmount(disputes: DisputeState[], refunds: RefundState[]): Promise<number> {
  const gateway = new FakeGateway();
  gateway.payments.set('pay_1', { amount: euros(30_000), disputes, refunds });
  await refundOverpayment({ gateway }, 'pay_1', 30_000);
  return gateway.refunds.reduce((sum, { amount }) => sum + amount, 0);
}

test.each<[DisputeState['status'], number]>([
  ['inquiry', 30_000],
  ['open', 0],
  ['lost', 0],
  ['won', 30_000],
  ['closed', 30_000],
])('of a payment with the dispute status "%s", %i cents are refunded', async (status, sent) => {
  expect(await getSentAmount([dispute(status, 30_000)], [])).toBe(sent);
});

test.each<[RefundState['status'], number]>([
  ['pending', 20_000],
  ['succeeded', 20_000],
  ['failed', 30_000],
])('after a refund by hand with the status "%s", %i cents are refunded', async (status, sent) => {
  expect(await getSentAmount([], [refund(status, 10_000)])).toBe(sent);
});

test('disputed parts and earlier refunds of one payment are both left out', async () => {
  const disputes = [dispute('lost', 5_000), dispute('open', 7_000), dispute('won', 8_000)];
  const refunds = [refund('succeeded', 10_000), refund('failed', 3_000)];
  expect(await getSentAmount(disputes, refunds)).toBe(8_000);
  expect(await getSentAmount([dispute('lost', 25_000)], [refund('pending', 10_000)])).toBe(0);
});
