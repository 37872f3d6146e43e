import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '../../../server/host/base/translator.ts';
import { hostLanguage } from '../../../server/host/mail/readReservationEmailData.ts';
import type { PaymentChange } from '../../../server/host/ports/jobs.ts';
import { enqueueDueCharges } from '../../../server/host/payments/enqueueDueCharges.ts';
import {
  refreshDuePayments,
  refreshReservationPayments,
} from '../../../server/host/payments/gatewayPayments.ts';
import { getDate } from '../../../server/host/pricing/calendar.ts';
import { cancelByHost } from '../../../server/host/commands/reservations/cancelReservation.ts';
import { showReservation } from '../../../server/host/commands/reservations/showReservation.ts';
import { createStay, openCheckout, getStayStatus } from '../../outside/support/stays.ts';
import { openStripeEnvironment, type StripeEnvironment } from '../support/environment.ts';

const today = getDate(new Date(), 'Europe/Lisbon');

interface Wishes {
  instalments?: readonly number[];
  refundPercentage?: number;
}

/** A booked stay of 300 euros, and of what was charged since. */
async function bookedStay(
  environment: StripeEnvironment,
  { instalments = [], refundPercentage = 50 }: Wishes = {},
) {
  const later = instalments.map((amount) => ({ dueDate: today, amount }));
  const id = await createStay(environment, { later, refundPercentage });
  const { id: session } = await openCheckout(environment, id);
  environment.stripe.pay(session);
  await environment.sendWebhookEvents();
  await enqueueDueCharges(environment.context);
  await environment.waitForJobs();
  const { payments } = await getStayStatus(environment, id);
  return { id, paymentIds: payments.map(({ gatewayPaymentId }) => gatewayPaymentId!) };
}

const cancel = (environment: StripeEnvironment, reservation: string, refund: 'policy' | 'full' = 'policy') =>
  cancelByHost(environment.context, { reservation, refund });

const show = (environment: StripeEnvironment, reservation: string) =>
  showReservation(environment.context, { reservation });

const givenBack = ({ stripe }: StripeEnvironment) =>
  [...stripe.account.refunds.values()]
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

/** How many mails of a kind the host of a stay was sent. */
async function countHostEmails(
  environment: StripeEnvironment,
  news: PaymentChange,
  id: string,
): Promise<number> {
  const { number } = await show(environment, id);
  const { say } = getTranslator(hostLanguage(environment.context, 'casa'));
  const words = say(`mail.hostPayment.${news}.subject`, { number });
  return (await environment.mails()).filter(({ subject }) => subject === words).length;
}

describe('a cancelled stay', () => {
  test('is refunded to the cent by its policy, from each charge its share, in any payment method', async () => {
    const environment = await openStripeEnvironment();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 50, max: 99_999 }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 100 }),
        async (instalments, refundPercentage) => {
          const { id, paymentIds } = await bookedStay(environment, { instalments, refundPercentage });
          const before = givenBack(environment);
          const { refund } = await cancel(environment, id);
          await environment.waitForJobs();
          expect(givenBack(environment) - before).toBe(refund.total.amount);
          for (const paymentId of paymentIds) {
            const charge = [...environment.stripe.account.charges.values()].find(
              ({ payment_intent }) => payment_intent === paymentId,
            );
            expect(charge!.amount_refunded).toBeLessThanOrEqual(charge!.amount);
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  test('is refunded once, although Stripe’s answers were lost and it has dropped the keys since', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await bookedStay(environment);
    environment.stripe.fail(/^POST .*refunds$/, 'unheard', 2);
    await cancel(environment, id);
    await expect.poll(() => environment.log.join('')).toContain('will be retried');
    environment.stripe.clock.ahead = 2 * 86_400;
    await environment.runRetriesNow();
    await environment.waitForJobs();
    expect(givenBack(environment)).toBe(15_000);
    expect((await getStayStatus(environment, id)).paid).toEqual(['refunded']);
  });
});

describe('a refund made in Stripe’s dashboard', () => {
  test('is stored, reported to the host once, and shown to the guest, however often it is reported', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment);
    const refund = environment.stripe.dashboard.refund(paymentIds[0]!, 5_000);
    await environment.sendWebhookEvents();
    await environment.sendWebhookEvents(environment.stripe.notices.getEvents().toReversed());
    await environment.waitForJobs();
    const shown = await show(environment, id);
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
    expect(await countHostEmails(environment, 'refunded', id)).toBe(1);
  });

  test('is not paid again when the stay is cancelled, with one charge or several', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment, { instalments: [20_000] });
    environment.stripe.dashboard.refund(paymentIds[0]!, 30_000);
    environment.stripe.dashboard.refund(paymentIds[1]!, 3_333);
    await environment.sendWebhookEvents();
    await cancel(environment, id, 'full');
    await environment.waitForJobs();
    expect(givenBack(environment)).toBe(50_000);
    const shown = await show(environment, id);
    expect(shown.cancellation.refundNow.total.amount).toBe(50_000);
    expect((await getStayStatus(environment, id)).paid).toEqual(['refunded', 'refunded']);
  });

  test('is not paid again if its webhook event was lost', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment);
    environment.stripe.dashboard.refund(paymentIds[0]!);
    await cancel(environment, id, 'full');
    await environment.waitForJobs();
    expect(givenBack(environment)).toBe(30_000);
    expect((await show(environment, id)).cancellation.refundNow.total.amount).toBe(30_000);
  });

  test('is visible after a lost webhook event when the stay is read, and found within a day', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment);
    await environment.db
      .updateTable('gatewayPayment')
      .set({ checkedAt: new Date(0) })
      .execute();
    environment.stripe.dashboard.refund(paymentIds[0]!, 1_000);
    await refreshReservationPayments(environment.context, id);
    expect((await show(environment, id)).payments[0]!.refunded?.amount).toBe(1_000);

    environment.stripe.dashboard.refund(paymentIds[0]!, 1_000);
    await refreshDuePayments(environment.context);
    expect((await show(environment, id)).payments[0]!.refunded?.amount).toBe(1_000);
    await environment.db
      .updateTable('gatewayPayment')
      .set({ checkedAt: new Date(0) })
      .execute();
    await refreshDuePayments(environment.context);
    expect((await show(environment, id)).payments[0]!.refunded?.amount).toBe(2_000);
  });

  test('is owed to the guest again if it failed, and the host is asked to pay in another way', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment);
    const refund = environment.stripe.dashboard.refund(paymentIds[0]!);
    await environment.sendWebhookEvents();
    expect((await getStayStatus(environment, id)).paid).toEqual(['refunded']);
    environment.stripe.dashboard.failRefund(refund.id);
    await environment.sendWebhookEvents();
    await environment.waitForJobs();
    const shown = await show(environment, id);
    expect(shown.payments).toMatchObject([{ status: 'paid' }]);
    expect(shown.payments[0]).not.toHaveProperty('refunded');
    expect(await countHostEmails(environment, 'refundFailed', id)).toBe(1);
  });

  test('is ignored for another host’s payment', async () => {
    const environment = await openStripeEnvironment();
    const { id: session } = await environment.context.gateway.openSession({
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
    environment.stripe.pay(session);
    const { paymentId } = await environment.context.gateway.readSession(session);
    environment.stripe.dashboard.refund(paymentId!);
    await environment.sendWebhookEvents();
    expect(await environment.db.selectFrom('gatewayRefund').selectAll().execute()).toEqual([]);
    expect(await environment.mails()).toEqual([]);
  });
});

describe('a dispute by the guest’s bank', () => {
  test.each([
    ['won', 15_000, 'paid'],
    ['lost', 0, 'paid'],
  ] as const)(
    'is reported to the host and is %s: after a cancellation the stay refunds %i',
    async (ending, amount, status) => {
      const environment = await openStripeEnvironment();
      const { id, paymentIds } = await bookedStay(environment);
      const dispute = environment.stripe.dashboard.dispute(paymentIds[0]!);
      await environment.sendWebhookEvents();
      expect((await show(environment, id)).cancellation.refundNow.total.amount).toBe(0);
      environment.stripe.dashboard.endDispute(dispute.id, ending);
      await environment.sendWebhookEvents();
      await environment.sendWebhookEvents(environment.stripe.notices.getEvents().toReversed());
      await environment.waitForJobs();
      expect(await countHostEmails(environment, 'disputed', id)).toBe(1);
      expect(await countHostEmails(environment, 'disputeEnded', id)).toBe(1);
      const shown = await show(environment, id);
      expect(shown.gatewayPayments[0]!.disputes).toMatchObject([
        { id: dispute.id, status: ending, reason: 'fraudulent', amount: { amount: 30_000 } },
      ]);
      expect(shown.payments).toMatchObject([{ status }]);
      await cancel(environment, id);
      await environment.waitForJobs();
      expect(givenBack(environment)).toBe(amount);
    },
  );

  test('withholds no money while the bank only asks', async () => {
    const environment = await openStripeEnvironment();
    const { id, paymentIds } = await bookedStay(environment);
    environment.stripe.dashboard.dispute(paymentIds[0]!, { isInquiry: true });
    await environment.sendWebhookEvents();
    const shown = await show(environment, id);
    expect(shown.cancellation.refundNow.total.amount).toBe(15_000);
    expect(shown.gatewayPayments[0]!.disputes).toMatchObject([{ status: 'inquiry' }]);
  });
});

test('Stripe’s fee is recorded as soon as it is known', async () => {
  const environment = await openStripeEnvironment();
  const { id, paymentIds } = await bookedStay(environment);
  environment.stripe.dashboard.hideFee(paymentIds[0]!);
  await refreshDuePayments(environment.context);
  expect((await show(environment, id)).gatewayPayments[0]!.fee).toBeNull();
  environment.stripe.dashboard.settleFee(paymentIds[0]!);
  await environment.sendWebhookEvents();
  expect((await show(environment, id)).gatewayPayments[0]!.fee).toEqual({ amount: 475, currency: 'EUR' });
});
