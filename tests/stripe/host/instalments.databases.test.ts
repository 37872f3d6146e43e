import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../server/host/base/refusal.ts';
import type { Call } from '../../../server/host/base/call.ts';
import { chargeDue } from '../../../server/host/payments/chargeDue.ts';
import { getDate } from '../../../server/host/pricing/calendar.ts';
import { createCheckout } from '../../../server/host/reservations/checkout/createCheckout.ts';
import { holdStay, openCheckout, standing } from '../../outside/support/stays.ts';
import { stripeCards, type Card } from '../../support/stripe/cards.ts';
import { openStripeWorld, type StripeWorld } from '../support/world.ts';

const today = getDate(new Date(), 'Europe/Lisbon');
const later = [
  { dueDate: today, amount: 40_000 },
  { dueDate: '2031-05-07', amount: 10_001 },
];

/** A booked stay of which an instalment is due today. */
async function bookedStay(world: StripeWorld, card: Card) {
  const id = await holdStay(world, { later });
  const { id: session } = await openCheckout(world, id);
  await world.db.updateTable('reservation').set({ checkoutAttempt: 1 }).where('id', '=', id).execute();
  world.stripe.pay(session, card);
  if (card.now === 'asks') world.stripe.answerBank(session, true);
  await world.tellAll();
  expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  return id;
}

async function pay(world: StripeWorld, reservationId: string) {
  const call = {
    params: {},
    body: { reservationId },
    language: 'en',
    clientId: 'site',
    bookingId: undefined,
  };
  const answer = await createCheckout(world.context, call as unknown as Call<'createCheckout'>);
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const charged = ({ stripe }: StripeWorld) => [...stripe.account.charges.values()].map(({ amount }) => amount);

describe('an instalment that fell due', () => {
  test('the saved card is charged once, and the next instalment is not', async () => {
    const world = await openStripeWorld();
    const id = await bookedStay(world, stripeCards.pm_card_visa);
    await Promise.all([chargeDue(world.context), chargeDue(world.context)]);
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid', 'scheduled']);
    expect(charged(world)).toEqual([30_000, 40_000]);
  });

  test('the instalment is charged once, although Stripe’s answer was lost and the job was repeated', async () => {
    const world = await openStripeWorld();
    const id = await bookedStay(world, stripeCards.pm_card_visa);
    world.stripe.fail(/^POST .*payment_intents$/, 'unheard', 2);
    await chargeDue(world.context);
    await expect.poll(() => world.log.join('')).toContain('will be tried again');
    await world.hurryRetries();
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid', 'scheduled']);
    expect(charged(world)).toEqual([30_000, 40_000]);
  });

  test.each(['pm_card_authenticationRequired', 'pm_card_chargeCustomerFail'] as const)(
    'a payment by %s that fails is reported to the guest, who pays with a card that is used for the next instalment',
    async (card) => {
      const world = await openStripeWorld();
      const id = await bookedStay(world, stripeCards[card]);
      await chargeDue(world.context);
      await world.jobsDone();
      const before = await standing(world, id);
      expect(before).toMatchObject({ status: 'confirmed', paid: ['paid', 'failed', 'scheduled'] });
      const subjects = (await world.mails()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('did not go through'))).toHaveLength(1);

      const session = await pay(world, id);
      world.stripe.pay(session.id);
      await world.tellAll();
      const after = await standing(world, id);
      expect(after.paid).toEqual(['paid', 'paid', 'scheduled']);
      expect(after.savedCard).not.toBe(before.savedCard);

      await world.db
        .updateTable('payment')
        .set({ dueDate: today })
        .where('id', '=', after.payments[2]!.id)
        .execute();
      await chargeDue(world.context);
      await world.jobsDone();
      expect((await standing(world, id)).paid).toEqual(['paid', 'paid', 'paid']);
      expect(charged(world)).toEqual([30_000, 40_000, 10_001]);
    },
  );

  test('the last one, that is paid by hand, leaves no card behind', async () => {
    const world = await openStripeWorld();
    const id = await bookedStay(world, stripeCards.pm_card_chargeCustomerFail);
    const { payments, savedCard } = await standing(world, id);
    await world.db
      .updateTable('payment')
      .set({ status: 'failed' })
      .where('id', 'in', [payments[1]!.id, payments[2]!.id])
      .execute();
    const session = await pay(world, id);
    const customers = world.stripe.account.customers.size;
    world.stripe.pay(session.id);
    await world.tellAll();
    const after = await standing(world, id);
    expect(after).toMatchObject({ paid: ['paid', 'paid', 'paid'], savedCard });
    expect(world.stripe.account.customers.size).toBe(customers);
  });
});
