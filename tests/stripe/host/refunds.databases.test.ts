import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '../../../server/host/base/translator.ts';
import { hostLanguage } from '../../../server/host/mail/readReservationEmailData.ts';
import type { PaymentChange } from '../../../server/host/ports/jobs.ts';
import { chargeDue } from '../../../server/host/payments/chargeDue.ts';
import { lookAtEveryPayment, lookAtPayments } from '../../../server/host/payments/gatewayPayments.ts';
import { getDate } from '../../../server/host/pricing/calendar.ts';
import { cancelByHost } from '../../../server/host/commands/cancelReservation.ts';
import { showReservation } from '../../../server/host/commands/showReservation.ts';
import { holdStay, openCheckout, standing } from '../../outside/support/stays.ts';
import { openStripeWorld, type StripeWorld } from '../support/world.ts';

const today = getDate(new Date(), 'Europe/Lisbon');

interface Wishes {
  instalments?: readonly number[];
  refundPercentage?: number;
}

/** A booked stay of 300 euros, and of what was charged since. */
async function bookedStay(world: StripeWorld, { instalments = [], refundPercentage = 50 }: Wishes = {}) {
  const later = instalments.map((amount) => ({ dueDate: today, amount }));
  const id = await holdStay(world, { later, refundPercentage });
  const { id: session } = await openCheckout(world, id);
  world.stripe.pay(session);
  await world.tellAll();
  await chargeDue(world.context);
  await world.jobsDone();
  const { payments } = await standing(world, id);
  return { id, paymentIds: payments.map(({ gatewayPaymentId }) => gatewayPaymentId!) };
}

const cancel = (world: StripeWorld, reservation: string, refund: 'policy' | 'full' = 'policy') =>
  cancelByHost(world.context, { reservation, refund });

const show = (world: StripeWorld, reservation: string) => showReservation(world.context, { reservation });

const givenBack = ({ stripe }: StripeWorld) =>
  [...stripe.account.refunds.values()]
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

/** How many mails of a kind the host of a stay was sent. */
async function toldHost(world: StripeWorld, news: PaymentChange, id: string): Promise<number> {
  const { number } = await show(world, id);
  const { say } = getTranslator(hostLanguage(world.context, 'casa'));
  const words = say(`mail.hostPayment.${news}.subject`, { number });
  return (await world.mails()).filter(({ subject }) => subject === words).length;
}

describe('a stay that is called off', () => {
  test('gives back what its policy says to the cent, of each charge its share, however it was paid', async () => {
    const world = await openStripeWorld();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 50, max: 99_999 }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 100 }),
        async (instalments, refundPercentage) => {
          const { id, paymentIds } = await bookedStay(world, { instalments, refundPercentage });
          const before = givenBack(world);
          const { refund } = await cancel(world, id);
          await world.jobsDone();
          expect(givenBack(world) - before).toBe(refund.total.amount);
          for (const paymentId of paymentIds) {
            const charge = [...world.stripe.account.charges.values()].find(
              ({ payment_intent }) => payment_intent === paymentId,
            );
            expect(charge!.amount_refunded).toBeLessThanOrEqual(charge!.amount);
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  test('gives back once, though Stripe’s answers were lost and it has forgotten the keys since', async () => {
    const world = await openStripeWorld();
    const { id } = await bookedStay(world);
    world.stripe.fail(/^POST .*refunds$/, 'unheard', 2);
    await cancel(world, id);
    await expect.poll(() => world.log.join('')).toContain('will be tried again');
    world.stripe.clock.ahead = 2 * 86_400;
    await world.hurryRetries();
    await world.jobsDone();
    expect(givenBack(world)).toBe(15_000);
    expect((await standing(world, id)).paid).toEqual(['refunded']);
  });
});

describe('a refund that somebody made in Stripe’s dashboard', () => {
  test('the refund is stored, reported to the host once, and shown to the guest, however often Stripe reports it', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world);
    const refund = world.stripe.dashboard.refund(paymentIds[0]!, 5_000);
    await world.tellAll();
    await world.tellAll(world.stripe.notices.told().toReversed());
    await world.jobsDone();
    const shown = await show(world, id);
    expect(shown.payments).toMatchObject([{ status: 'paid', refunded: { amount: 5_000 } }]);
    expect(shown.cancellation.refundNow.total.amount).toBe(12_500);
    expect(shown.gatewayPayments).toMatchObject([
      {
        id: paymentIds[0],
        amount: { amount: 30_000 },
        fee: { amount: 475 },
        refunds: [{ id: refund.id, amount: { amount: 5_000 }, status: 'succeeded', byHand: true }],
      },
    ]);
    expect(await toldHost(world, 'refunded', id)).toBe(1);
  });

  test('the refund is not paid again when the stay is cancelled, with one charge or several', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world, { instalments: [20_000] });
    world.stripe.dashboard.refund(paymentIds[0]!, 30_000);
    world.stripe.dashboard.refund(paymentIds[1]!, 3_333);
    await world.tellAll();
    await cancel(world, id, 'full');
    await world.jobsDone();
    expect(givenBack(world)).toBe(50_000);
    const shown = await show(world, id);
    expect(shown.cancellation.refundNow.total.amount).toBe(50_000);
    expect((await standing(world, id)).paid).toEqual(['refunded', 'refunded']);
  });

  test('of which the notice was lost is not given back again either', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world);
    world.stripe.dashboard.refund(paymentIds[0]!);
    await cancel(world, id, 'full');
    await world.jobsDone();
    expect(givenBack(world)).toBe(30_000);
    expect((await show(world, id)).cancellation.refundNow.total.amount).toBe(30_000);
  });

  test('of which the notice was lost is seen by who reads the reservation, and found within a day', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world);
    await world.db
      .updateTable('gatewayPayment')
      .set({ checkedAt: new Date(0) })
      .execute();
    world.stripe.dashboard.refund(paymentIds[0]!, 1_000);
    await lookAtPayments(world.context, id);
    expect((await show(world, id)).payments[0]!.refunded?.amount).toBe(1_000);

    world.stripe.dashboard.refund(paymentIds[0]!, 1_000);
    await lookAtEveryPayment(world.context);
    expect((await show(world, id)).payments[0]!.refunded?.amount).toBe(1_000);
    await world.db
      .updateTable('gatewayPayment')
      .set({ checkedAt: new Date(0) })
      .execute();
    await lookAtEveryPayment(world.context);
    expect((await show(world, id)).payments[0]!.refunded?.amount).toBe(2_000);
  });

  test('a refund that failed is owed to the guest again, and the host is told to pay in another way', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world);
    const refund = world.stripe.dashboard.refund(paymentIds[0]!);
    await world.tellAll();
    expect((await standing(world, id)).paid).toEqual(['refunded']);
    world.stripe.dashboard.failRefund(refund.id);
    await world.tellAll();
    await world.jobsDone();
    const shown = await show(world, id);
    expect(shown.payments).toMatchObject([{ status: 'paid' }]);
    expect(shown.payments[0]).not.toHaveProperty('refunded');
    expect(await toldHost(world, 'refundFailed', id)).toBe(1);
  });

  test('of a payment that is none of this host’s is no affair of this host', async () => {
    const world = await openStripeWorld();
    const { id: session } = await world.context.gateway.openSession({
      reservationId: 'elsewhere',
      number: '1',
      mode: 'payment',
      amount: { amount: 9_900, currency: 'EUR' },
      keepsCard: false,
      description: 'A shop',
      guestEmail: 'maria@guests.test',
      language: 'en',
      returnUrl: 'https://shop.test',
      expiresAt: new Date(Date.now() + 1_800_000),
      idempotencyKey: 'elsewhere',
    });
    world.stripe.pay(session);
    const { paymentId } = await world.context.gateway.readSession(session);
    world.stripe.dashboard.refund(paymentId!);
    await world.tellAll();
    expect(await world.db.selectFrom('gatewayRefund').selectAll().execute()).toEqual([]);
    expect(await world.mails()).toEqual([]);
  });
});

describe('a payment that the guest’s bank questions', () => {
  test.each([
    ['won', 15_000, 'paid'],
    ['lost', 0, 'paid'],
  ] as const)(
    'a dispute is reported to the host and is %s: after a cancellation the stay refunds %i',
    async (ending, amount, status) => {
      const world = await openStripeWorld();
      const { id, paymentIds } = await bookedStay(world);
      const dispute = world.stripe.dashboard.dispute(paymentIds[0]!);
      await world.tellAll();
      expect((await show(world, id)).cancellation.refundNow.total.amount).toBe(0);
      world.stripe.dashboard.endDispute(dispute.id, ending);
      await world.tellAll();
      await world.tellAll(world.stripe.notices.told().toReversed());
      await world.jobsDone();
      expect(await toldHost(world, 'disputed', id)).toBe(1);
      expect(await toldHost(world, 'disputeEnded', id)).toBe(1);
      const shown = await show(world, id);
      expect(shown.gatewayPayments[0]!.disputes).toMatchObject([
        { id: dispute.id, status: ending, reason: 'fraudulent', amount: { amount: 30_000 } },
      ]);
      expect(shown.payments).toMatchObject([{ status }]);
      await cancel(world, id);
      await world.jobsDone();
      expect(givenBack(world)).toBe(amount);
    },
  );

  test('only to ask takes nothing from anybody', async () => {
    const world = await openStripeWorld();
    const { id, paymentIds } = await bookedStay(world);
    world.stripe.dashboard.dispute(paymentIds[0]!, { isInquiry: true });
    await world.tellAll();
    const shown = await show(world, id);
    expect(shown.cancellation.refundNow.total.amount).toBe(15_000);
    expect(shown.gatewayPayments[0]!.disputes).toMatchObject([{ status: 'inquiry' }]);
  });
});

test('what Stripe keeps of a payment is known as soon as Stripe has worked it out', async () => {
  const world = await openStripeWorld();
  const { id, paymentIds } = await bookedStay(world);
  world.stripe.dashboard.hideFee(paymentIds[0]!);
  await lookAtEveryPayment(world.context);
  expect((await show(world, id)).gatewayPayments[0]!.fee).toBeNull();
  world.stripe.dashboard.settleFee(paymentIds[0]!);
  await world.tellAll();
  expect((await show(world, id)).gatewayPayments[0]!.fee).toEqual({ amount: 475, currency: 'EUR' });
});
