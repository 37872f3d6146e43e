import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../contract/operations.ts';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import { reconcileAll } from '../../../server/host/payments/reconcile.ts';
import { endHold, holdStay, openCheckout, standing } from '../../outside/support/stays.ts';
import { stripeCards } from '../../support/stripe/cards.ts';
import { sessionRequest } from '../support/stripeOfTest.ts';
import { openStripeWorld, type StripeWorld } from '../support/world.ts';

const later = [{ dueDate: '2031-05-07', amount: 70_000 }];
const declinedCard = stripeCards.pm_card_visa_chargeDeclined;

async function paidStay(world: StripeWorld, wishes?: Parameters<typeof holdStay>[1]) {
  const id = await holdStay(world, wishes);
  const session = await openCheckout(world, id);
  world.stripe.pay(session.id);
  return { id, session };
}

const subjects = async (world: StripeWorld) =>
  (await world.mails()).filter(({ to }) => to === 'maria@guests.test').map(({ subject }) => subject);

describe('a stay that is paid at Stripe', () => {
  test('the stay is booked once Stripe confirms it: the amount due is paid, the card is kept, and one e-mail is sent', async () => {
    const world = await openStripeWorld();
    const { id } = await paidStay(world, { later });
    await world.tellAll();
    await world.jobsDone();
    const stay = await standing(world, id);
    expect(stay).toMatchObject({ status: 'confirmed', paid: ['paid', 'scheduled'] });
    expect(stay.savedCard).toMatch(/^cus_\w+\/pm_\w+$/);
    expect(stay.payments[0]!.gatewayPaymentId).toMatch(/^pi_/);
    expect(await subjects(world)).toHaveLength(1);
  });

  test('the stay is booked with a card only when nothing is due now', async () => {
    const world = await openStripeWorld();
    const { id } = await paidStay(world, { now: 0, later });
    await world.tellAll();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed', paid: ['scheduled'] });
    expect(world.stripe.account.charges.size).toBe(0);
  });

  test('the stay is booked once, in whatever order, however often and however late Stripe’s events arrive', async () => {
    const world = await openStripeWorld();
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (chance) => {
        const before = world.stripe.notices.told().length;
        const id = await holdStay(world, { later });
        const { id: session } = await openCheckout(world, id);
        world.stripe.pay(session, declinedCard);
        world.stripe.pay(session, declinedCard);
        world.stripe.pay(session);
        const told = world.stripe.notices.told().slice(before);
        const twice = [...told, ...told, ...told.slice(-1)];
        const shuffled = twice
          .map((notice) => ({ notice, at: chance.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ notice }) => notice);
        await world.tellAll(shuffled);
        expect(await standing(world, id)).toMatchObject({ status: 'confirmed', paid: ['paid', 'scheduled'] });
        await world.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();
      }),
      { numRuns: 12 },
    );
    await world.jobsDone();
    const given = [...world.stripe.account.refunds.values()];
    expect(given).toEqual([]);
  });

  test('the stay is booked although every event is lost', async () => {
    const world = await openStripeWorld();
    const { id } = await paidStay(world, { later });
    await world.db
      .updateTable('checkoutSession')
      .set({ createdAt: new Date(0) })
      .execute();
    await reconcileAll(world.context);
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  });

  test('whose money came too late is not booked: all of it goes back, once', async () => {
    const world = await openStripeWorld();
    const { id } = await paidStay(world);
    await endHold(world, id);
    await world.db.updateTable('reservation').set({ status: 'expired' }).where('id', '=', id).execute();
    await holdStay(world);
    await world.tellAll();
    await world.tellAll();
    await world.jobsDone();
    expect(await standing(world, id)).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
      paid: ['refunded'],
    });
    const given = [...world.stripe.account.refunds.values()];
    expect(given.map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 30_000, status: 'succeeded' },
    ]);
  });

  test('cannot be paid any more once the session’s time is over, though Stripe would still take it', async () => {
    const world = await openStripeWorld();
    const id = await holdStay(world);
    const session = await openCheckout(world, id);
    world.stripe.clock.ahead = 31 * 60;
    await world.db
      .updateTable('checkoutSession')
      .set({ createdAt: new Date(0) })
      .execute();
    await reconcileAll(world.context);
    expect(world.stripe.account.sessions.get(session.id)!.status).toBe('expired');
    world.stripe.pay(session.id);
    expect(world.stripe.account.charges.size).toBe(0);
  });
});

describe('the webhook answers', () => {
  const address = `https://stay.test${apiBase}/payment/webhook`;
  const ask = (world: StripeWorld, body: string, signature: string) =>
    receiveWebhook(
      world.context,
      new Request(address, { method: 'POST', body, headers: { 'stripe-signature': signature } }),
    );

  test('200 to what it does not know, 400 to what Stripe has not signed, 413 to what is too long', async () => {
    const world = await openStripeWorld();
    world.stripe.notices.tell('something.new', { id: 'x', object: 'thing' });
    await world.tellAll();
    expect((await ask(world, '{}', 't=1,v1=00')).status).toBe(400);
    expect((await ask(world, 'x'.repeat(70_000), 't=1,v1=00')).status).toBe(413);
    expect(world.log.join('')).toContain('STRIPE_WEBHOOK_SECRET');
  });

  test('200 to a session of another site on the same account, without reading or expiring it', async () => {
    const world = await openStripeWorld();
    const request = sessionRequest({ expiresAt: new Date(Date.now() + 30 * 60_000) });
    const { id } = await world.context.gateway.openSession(request);
    world.stripe.heard.length = 0;
    for (const type of ['completed', 'expired', 'async_payment_failed']) {
      world.stripe.notices.tell(`checkout.session.${type}`, { id });
    }
    await world.tellAll();
    expect(world.stripe.heard).toEqual([]);
    expect(world.stripe.account.sessions.get(id)!.status).toBe('open');
  });

  test('503 while Stripe does not say how a session stands, and the stay is booked when it does', async () => {
    const world = await openStripeWorld();
    const { id } = await paidStay(world);
    const completed = world.stripe.notices.told().find(({ type }) => type === 'checkout.session.completed')!;
    world.stripe.fail(/^GET .*sessions/, 'error', 2);
    expect(await world.stripe.notices.deliver(completed)).toBe(503);
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await world.stripe.notices.deliver(completed)).toBe(200);
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  });

  test('400 to what was signed ten minutes ago', async () => {
    const world = await openStripeWorld();
    await paidStay(world);
    const [notice] = world.stripe.notices.told();
    expect(await world.stripe.notices.deliver(notice!, 600)).toBe(400);
  });
});
