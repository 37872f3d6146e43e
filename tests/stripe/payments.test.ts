import { describe, expect, test } from 'vitest';
import { sessionRequest, openTestStripe } from './support/testStripe.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** A payment of 300 euros at Stripe. */
async function paid() {
  const at = await openTestStripe();
  const { id } = await at.gateway.openSession(sessionRequest());
  at.stripe.pay(id);
  const { paymentId } = await at.gateway.readSession(id);
  return { ...at, paymentId: paymentId!, read: () => at.gateway.readPayment(paymentId!) };
}

describe('the state of a payment', () => {
  test('a payment has its charge, its amount and Stripe’s fee', async () => {
    const { stripe, read } = await paid();
    const [charge] = stripe.account.charges.values();
    expect(await read()).toMatchObject({
      chargeId: charge!.id,
      amount: euros(30_000),
      fee: euros(475),
      refunds: [],
      disputes: [],
    });
  });

  test('has no fee as long as Stripe has not worked it out', async () => {
    const { stripe, paymentId, read } = await paid();
    stripe.dashboard.hideFee(paymentId);
    expect((await read())!.fee).toBeUndefined();
    stripe.dashboard.settleFee(paymentId);
    expect((await read())!.fee).toEqual(euros(475));
  });

  test('a payment has every refund: the host’s own with their keys, others without', async () => {
    const { stripe, gateway, paymentId, read } = await paid();
    const own = {
      paymentId,
      amount: { amount: 10_000, currency: 'EUR' } as const,
      idempotencyKey: 'refund:1',
    };
    const { id } = await gateway.refund(own);
    const byHand = stripe.dashboard.refund(paymentId, 2_500);
    const failed = stripe.dashboard.refund(paymentId, 1_000);
    stripe.dashboard.failRefund(failed.id);
    const { refunds } = (await read())!;
    expect(refunds.map((refund) => [refund.id, refund.amount.amount, refund.status, refund.key])).toEqual([
      [failed.id, 1_000, 'failed', undefined],
      [byHand.id, 2_500, 'succeeded', undefined],
      [id, 10_000, 'succeeded', 'refund:1'],
    ]);
  });

  test.each([
    [false, 'open', 'won'],
    [false, 'open', 'lost'],
    [true, 'inquiry', 'warning_closed'],
  ] as const)(
    'a payment has the dispute of its guest’s bank (inquiry: %s): %s, then %s',
    async (isInquiry, status, ending) => {
      const { stripe, paymentId, read } = await paid();
      const { id } = stripe.dashboard.dispute(paymentId, { isInquiry });
      const [dispute] = (await read())!.disputes;
      expect(dispute).toMatchObject({ id, amount: euros(30_000), reason: 'fraudulent', status });
      expect(dispute!.answerBy!.getTime()).toBeGreaterThan(Date.now());
      stripe.dashboard.endDispute(id, ending);
      expect((await read())!.disputes[0]!.status).toBe(ending === 'warning_closed' ? 'closed' : ending);
    },
  );

  test('a payment of another gateway is not found', async () => {
    const { gateway } = await openTestStripe();
    expect(await gateway.readPayment('pay_ofTheSandbox')).toBeUndefined();
  });
});

describe('a refund', () => {
  test('the same key refunds once, also when the answer was lost', async () => {
    const { stripe, gateway, paymentId } = await paid();
    const request = {
      paymentId,
      amount: { amount: 10_000, currency: 'EUR' } as const,
      idempotencyKey: 'refund:1',
    };
    stripe.fail(/^POST .*refunds$/, 'unheard', 2);
    await expect(gateway.refund(request)).rejects.toThrow(/Stripe could not be reached/);
    expect(await gateway.refund(request)).toEqual(await gateway.refund(request));
    expect([...stripe.account.refunds.values()].map(({ amount }) => amount)).toEqual([10_000]);
  });

  test('a refund above the paid amount is rejected', async () => {
    const { gateway, paymentId } = await paid();
    const tooMuch = {
      paymentId,
      amount: { amount: 30_001, currency: 'EUR' } as const,
      idempotencyKey: 'refund:1',
    };
    await expect(gateway.refund(tooMuch)).rejects.toThrow(/greater than unrefunded amount/);
  });
});
