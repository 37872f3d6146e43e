import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../server/host/base/refusal.ts';
import type { Call } from '../../../server/host/base/call.ts';
import { enqueueDueCharges } from '../../../server/host/payments/enqueueDueCharges.ts';
import { getDate } from '../../../server/host/pricing/calendar.ts';
import { createCheckout } from '../../../server/host/reservations/checkout/createCheckout.ts';
import { createStay, openCheckout, getStayStatus } from '../../outside/support/stays.ts';
import { stripeCards, type Card } from '../../support/stripe/cards.ts';
import { openStripeEnvironment, type StripeEnvironment } from '../support/environment.ts';

const today = getDate(new Date(), 'Europe/Lisbon');
const later = [
  { dueDate: today, amount: 40_000 },
  { dueDate: '2031-05-07', amount: 10_001 },
];

/** A booked stay of which an instalment is due today. */
async function bookedStay(environment: StripeEnvironment, card: Card) {
  const id = await createStay(environment, { later });
  const { id: session } = await openCheckout(environment, id);
  await environment.db.updateTable('reservation').set({ checkoutAttempt: 1 }).where('id', '=', id).execute();
  environment.stripe.pay(session, card);
  if (card.now === 'asks') environment.stripe.answerBank(session, true);
  await environment.sendWebhookEvents();
  expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  return id;
}

async function pay(environment: StripeEnvironment, reservationId: string) {
  const call = {
    params: {},
    body: { reservationId },
    language: 'en',
    clientId: 'site',
    bookingId: undefined,
  };
  const answer = await createCheckout(environment.context, call as unknown as Call<'createCheckout'>);
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const charged = ({ stripe }: StripeEnvironment) =>
  [...stripe.account.charges.values()].map(({ amount }) => amount);

describe('an instalment that fell due', () => {
  test('the saved card is charged once, and the next instalment is not', async () => {
    const environment = await openStripeEnvironment();
    const id = await bookedStay(environment, stripeCards.pm_card_visa);
    await Promise.all([enqueueDueCharges(environment.context), enqueueDueCharges(environment.context)]);
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid', 'scheduled']);
    expect(charged(environment)).toEqual([30_000, 40_000]);
  });

  test('the instalment is charged once, although Stripe’s answer was lost and the job was repeated', async () => {
    const environment = await openStripeEnvironment();
    const id = await bookedStay(environment, stripeCards.pm_card_visa);
    environment.stripe.fail(/^POST .*payment_intents$/, 'unheard', 2);
    await enqueueDueCharges(environment.context);
    await expect.poll(() => environment.log.join('')).toContain('will be retried');
    await environment.runRetriesNow();
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid', 'scheduled']);
    expect(charged(environment)).toEqual([30_000, 40_000]);
  });

  test.each(['pm_card_authenticationRequired', 'pm_card_chargeCustomerFail'] as const)(
    'a failed payment by %s is reported to the guest, whose new card pays the next instalment',
    async (card) => {
      const environment = await openStripeEnvironment();
      const id = await bookedStay(environment, stripeCards[card]);
      await enqueueDueCharges(environment.context);
      await environment.waitForJobs();
      const before = await getStayStatus(environment, id);
      expect(before).toMatchObject({ status: 'confirmed', paid: ['paid', 'failed', 'scheduled'] });
      const subjects = (await environment.mails()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('did not go through'))).toHaveLength(1);

      const session = await pay(environment, id);
      environment.stripe.pay(session.id);
      await environment.sendWebhookEvents();
      const after = await getStayStatus(environment, id);
      expect(after.paid).toEqual(['paid', 'paid', 'scheduled']);
      expect(after.savedCard).not.toBe(before.savedCard);

      await environment.db
        .updateTable('payment')
        .set({ dueDate: today })
        .where('id', '=', after.payments[2]!.id)
        .execute();
      await enqueueDueCharges(environment.context);
      await environment.waitForJobs();
      expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid', 'paid']);
      expect(charged(environment)).toEqual([30_000, 40_000, 10_001]);
    },
  );

  test('the last one, that is paid by hand, leaves no card behind', async () => {
    const environment = await openStripeEnvironment();
    const id = await bookedStay(environment, stripeCards.pm_card_chargeCustomerFail);
    const { payments, savedCard } = await getStayStatus(environment, id);
    await environment.db
      .updateTable('payment')
      .set({ status: 'failed' })
      .where('id', 'in', [payments[1]!.id, payments[2]!.id])
      .execute();
    const session = await pay(environment, id);
    const customers = environment.stripe.account.customers.size;
    environment.stripe.pay(session.id);
    await environment.sendWebhookEvents();
    const after = await getStayStatus(environment, id);
    expect(after).toMatchObject({ paid: ['paid', 'paid', 'paid'], savedCard });
    expect(environment.stripe.account.customers.size).toBe(customers);
  });
});
