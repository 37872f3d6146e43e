import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../contract/operations.ts';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import { reconcileAll } from '../../../server/host/payments/reconcile.ts';
import { endHold, createStay, openCheckout, getStayStatus } from '../../outside/support/stays.ts';
import { stripeCards } from '../../support/stripe/cards.ts';
import { sessionRequest } from '../support/testStripe.ts';
import { openStripeEnvironment, type StripeEnvironment } from '../support/environment.ts';

const later = [{ dueDate: '2031-05-07', amount: 70_000 }];
const declinedCard = stripeCards.pm_card_visa_chargeDeclined;

async function paidStay(environment: StripeEnvironment, wishes?: Parameters<typeof createStay>[1]) {
  const id = await createStay(environment, wishes);
  const session = await openCheckout(environment, id);
  environment.stripe.pay(session.id);
  return { id, session };
}

const subjects = async (environment: StripeEnvironment) =>
  (await environment.mails()).filter(({ to }) => to === 'maria@guests.test').map(({ subject }) => subject);

describe('a stay that is paid at Stripe', () => {
  test('is booked once Stripe confirms it: the due amount is paid, the card saved, one e-mail sent', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await paidStay(environment, { later });
    await environment.sendWebhookEvents();
    await environment.waitForJobs();
    const stay = await getStayStatus(environment, id);
    expect(stay).toMatchObject({ status: 'confirmed', paid: ['paid', 'scheduled'] });
    expect(stay.savedCard).toMatch(/^cus_\w+\/pm_\w+$/);
    expect(stay.payments[0]!.gatewayPaymentId).toMatch(/^pi_/);
    expect(await subjects(environment)).toHaveLength(1);
  });

  test('is booked with a card only when nothing is due now', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await paidStay(environment, { now: 0, later });
    await environment.sendWebhookEvents();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed', paid: ['scheduled'] });
    expect(environment.stripe.account.charges.size).toBe(0);
  });

  test('is booked once, in whatever order, however often and however late Stripe’s events arrive', async () => {
    const environment = await openStripeEnvironment();
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (chance) => {
        const before = environment.stripe.notices.getEvents().length;
        const id = await createStay(environment, { later });
        const { id: session } = await openCheckout(environment, id);
        environment.stripe.pay(session, declinedCard);
        environment.stripe.pay(session, declinedCard);
        environment.stripe.pay(session);
        const repeated = environment.stripe.notices.getEvents().slice(before);
        const twice = [...repeated, ...repeated, ...repeated.slice(-1)];
        const shuffled = twice
          .map((notice) => ({ notice, at: chance.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ notice }) => notice);
        await environment.sendWebhookEvents(shuffled);
        expect(await getStayStatus(environment, id)).toMatchObject({
          status: 'confirmed',
          paid: ['paid', 'scheduled'],
        });
        await environment.db
          .updateTable('reservation')
          .set({ status: 'cancelled' })
          .where('id', '=', id)
          .execute();
      }),
      { numRuns: 12 },
    );
    await environment.waitForJobs();
    const given = [...environment.stripe.account.refunds.values()];
    expect(given).toEqual([]);
  });

  test('is booked although every event is lost', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await paidStay(environment, { later });
    await environment.db
      .updateTable('checkoutSession')
      .set({ createdAt: new Date(0) })
      .execute();
    await reconcileAll(environment.context);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  });

  test('is refunded once and not booked if the payment arrived too late', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await paidStay(environment);
    await endHold(environment, id);
    await environment.db.updateTable('reservation').set({ status: 'expired' }).where('id', '=', id).execute();
    await createStay(environment);
    await environment.sendWebhookEvents();
    await environment.sendWebhookEvents();
    await environment.waitForJobs();
    expect(await getStayStatus(environment, id)).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
      paid: ['refunded'],
    });
    const given = [...environment.stripe.account.refunds.values()];
    expect(given.map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 30_000, status: 'succeeded' },
    ]);
  });

  test('cannot be paid after the session’s expiry, although Stripe would still accept it', async () => {
    const environment = await openStripeEnvironment();
    const id = await createStay(environment);
    const session = await openCheckout(environment, id);
    environment.stripe.clock.ahead = 31 * 60;
    await environment.db
      .updateTable('checkoutSession')
      .set({ createdAt: new Date(0) })
      .execute();
    await reconcileAll(environment.context);
    expect(environment.stripe.account.sessions.get(session.id)!.status).toBe('expired');
    environment.stripe.pay(session.id);
    expect(environment.stripe.account.charges.size).toBe(0);
  });
});

describe('the webhook answers', () => {
  const address = `https://stay.test${apiBase}/payment/webhook`;
  const ask = (environment: StripeEnvironment, body: string, signature: string) =>
    receiveWebhook(
      environment.context,
      new Request(address, { method: 'POST', body, headers: { 'stripe-signature': signature } }),
    );

  test('200 to unknown events, 400 to unsigned ones, 413 to large ones', async () => {
    const environment = await openStripeEnvironment();
    environment.stripe.notices.send('something.new', { id: 'x', object: 'thing' });
    await environment.sendWebhookEvents();
    expect((await ask(environment, '{}', 't=1,v1=00')).status).toBe(400);
    expect((await ask(environment, 'x'.repeat(70_000), 't=1,v1=00')).status).toBe(413);
    expect(environment.log.join('')).toContain('STRIPE_WEBHOOK_SECRET');
  });

  test('200 to a session of another site on the same account, without reading or expiring it', async () => {
    const environment = await openStripeEnvironment();
    const request = sessionRequest({ expiresAt: new Date(Date.now() + 30 * 60_000) });
    const { id } = await environment.context.gateway.openSession(request);
    environment.stripe.calls.length = 0;
    for (const type of ['completed', 'expired', 'async_payment_failed']) {
      environment.stripe.notices.send(`checkout.session.${type}`, { id });
    }
    await environment.sendWebhookEvents();
    expect(environment.stripe.calls).toEqual([]);
    expect(environment.stripe.account.sessions.get(id)!.status).toBe('open');
  });

  test('503 while Stripe does not return the session’s status, and the stay is booked after it', async () => {
    const environment = await openStripeEnvironment();
    const { id } = await paidStay(environment);
    const completed = environment.stripe.notices
      .getEvents()
      .find(({ type }) => type === 'checkout.session.completed')!;
    environment.stripe.fail(/^GET .*sessions/, 'error', 2);
    expect(await environment.stripe.notices.deliver(completed)).toBe(503);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await environment.stripe.notices.deliver(completed)).toBe(200);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  });

  test('400 to an event that was signed ten minutes ago', async () => {
    const environment = await openStripeEnvironment();
    await paidStay(environment);
    const [notice] = environment.stripe.notices.getEvents();
    expect(await environment.stripe.notices.deliver(notice!, 600)).toBe(400);
  });
});
