import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '../../server/host/base/translator.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { reconcile, receiveWebhook } from '../../server/host/payments/index.ts';
import { reconcileAll } from '../../server/host/payments/reconcile.ts';
import { endHold, holdStay, openCheckout, payWith, standing } from './support/stays.ts';
import { openWorld, type World } from './support/world.ts';

const { say, money } = getTranslator('en');
const good = testCards.success.number;

async function paidStay(world: World, wishes?: Parameters<typeof holdStay>[1]) {
  const id = await holdStay(world, wishes);
  const session = await openCheckout(world, id);
  await payWith(world, session.id, good);
  return { id, session };
}

const toGuest = async (world: World) => (await world.mails()).filter(({ to }) => to === 'maria@guests.test');
const subjects = async (world: World) => (await toGuest(world)).map(({ subject }) => subject);

describe('a payment that went through', () => {
  test('confirms the stay, pays what was due, keeps the rest for later, and saves the card', async () => {
    const world = await openWorld();
    const later = [{ dueDate: '2031-05-07', amount: 70_000 }];
    const { id } = await paidStay(world, { later });
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });

    await world.deliverAll();

    const after = await standing(world, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['paid', 'scheduled'], endReason: null });
    expect(after.confirmedAt).toBeInstanceOf(Date);
    expect(after.savedCard).toMatch(/^card_/);
    expect(after.payments[0]!.gatewayPaymentId).toMatch(/^pay_/);
    await world.jobsDone();
    const [mail] = await toGuest(world);
    const title = say('mail.confirmed.title');
    expect(mail!.html).toContain(title);
  });

  test('a payment without an amount due now saves a card', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world, { now: 0, later: [{ dueDate: '2031-05-13', amount: 50_000 }] });
    await world.deliverAll();
    const after = await standing(world, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['scheduled'] });
    expect(after.savedCard).toMatch(/^card_/);
    expect(after.payments[0]!.gatewayPaymentId).toBeNull();
  });

  test('a payment is settled once, however often and at the same time the gateway reports it', async () => {
    const world = await openWorld();
    const { id } = await paidStay(world);
    const [notice] = world.notices;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.deliver(notice!, notice!.request.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await world.jobsDone();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
    expect(await subjects(world)).toHaveLength(1);
  });

  test('stays settled when an earlier refusal is heard of afterwards', async () => {
    const world = await openWorld();
    const id = await holdStay(world);
    const { id: session } = await openCheckout(world, id);
    await payWith(world, session, testCards.decline.number);
    await payWith(world, session, good);
    world.notices.reverse();
    expect(world.notices.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'checkout.completed',
      'checkout.failed',
    ]);
    await world.deliverAll();
    await world.jobsDone();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
    expect(await subjects(world)).toHaveLength(1);
  });

  test('a payment confirms the stay although the hold has expired, while nobody else has the nights', async () => {
    const world = await openWorld();
    const { id } = await paidStay(world);
    await endHold(world, id);
    await world.db
      .updateTable('reservation')
      .set({ status: 'expired', endReason: 'hold_expired' })
      .where('id', '=', id)
      .execute();
    await world.deliverAll();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed', endReason: null, paid: ['paid'] });
  });

  test('goes back in full when somebody else has one of the nights by then, and the guest is told', async () => {
    const world = await openWorld();
    const { id } = await paidStay(world, { later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    await world.db
      .updateTable('reservation')
      .set({ status: 'expired', endReason: 'hold_expired' })
      .where('id', '=', id)
      .execute();
    const other = await holdStay(world, {
      startDate: '2031-05-16',
      endDate: '2031-05-18',
      status: 'confirmed',
    });
    await world.deliverAll();
    await world.jobsDone();

    const after = await standing(world, id);
    expect(after).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
      paid: ['refunded', 'void'],
    });
    expect(after.payments[0]).toMatchObject({ refundAmount: 30_000, gatewayRefundId: expect.any(String) });
    expect(await standing(world, other)).toMatchObject({ status: 'confirmed' });
    const [mail] = await toGuest(world);
    expect(mail!.subject).toMatch(/^Your payment for reservation ES-\w+ arrived too late/);
    expect(mail!.text).toContain(money({ amount: 30_000, currency: 'EUR' }));
    // The gateway gave everything back: there is nothing left that it would give.
    const left = world.sandbox.gateway.refund({
      paymentId: after.payments[0]!.gatewayPaymentId!,
      amount: { amount: 1, currency: 'EUR' },
      idempotencyKey: randomUUID(),
    });
    await expect(left).rejects.toThrow('cannot give back more');
  });

  test('takes nights back from a hold whose time is over', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    await world.db.updateTable('reservation').set({ status: 'expired' }).where('id', '=', id).execute();
    const lapsed = await holdStay(world);
    await endHold(world, lapsed);
    await world.deliverAll();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
    expect(await standing(world, lapsed)).toMatchObject({ status: 'expired', endReason: 'hold_expired' });
  });

  test('goes back when the guest called the stay off meanwhile', async () => {
    const world = await openWorld();
    const { id } = await paidStay(world);
    await world.db
      .updateTable('reservation')
      .set({ status: 'cancelled', endReason: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await world.db.updateTable('payment').set({ status: 'void' }).where('reservationId', '=', id).execute();
    await world.deliverAll();
    await world.jobsDone();
    expect(await standing(world, id)).toMatchObject({ status: 'cancelled', paid: ['refunded'] });
    expect(await subjects(world)).toEqual([]);
  });

  test('goes back when it is the second for the same stay', async () => {
    const world = await openWorld();
    const id = await holdStay(world);
    const first = await openCheckout(world, id);
    const second = await openCheckout(world, id);
    await payWith(world, first.id, good);
    await payWith(world, second.id, good);
    const { paymentId } = await world.sandbox.gateway.readSession(second.id);
    await world.deliverAll();
    await world.jobsDone();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
    const again = world.sandbox.gateway.refund({
      paymentId: paymentId!,
      amount: { amount: 1, currency: 'EUR' },
      idempotencyKey: randomUUID(),
    });
    await expect(again).rejects.toThrow('cannot give back more');
    expect(await subjects(world)).toHaveLength(1);
  });
});

describe('a payment that did not go through', () => {
  test('leaves the hold, and the session says that it failed', async () => {
    const world = await openWorld({ working: false });
    const id = await holdStay(world);
    const session = await openCheckout(world, id);
    await payWith(world, session.id, testCards.decline.number);
    await world.deliverAll();
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment', paid: ['scheduled'] });
    const row = await world.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'failed' });
  });

  test('an unpaid session is reported as expired once it is over', async () => {
    const world = await openWorld({ working: false });
    const id = await holdStay(world);
    const session = await openCheckout(world, id);
    world.wait(31);
    await world.ask(`/sandbox/checkout/${session.id}`);
    await world.deliverAll();
    const row = await world.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'expired' });
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('a payment is reported as being processed while the gateway waits for the money, and settled when it arrives', async () => {
    const world = await openWorld({ working: false });
    const id = await holdStay(world);
    const session = await openCheckout(world, id);
    await payWith(world, session.id, testCards.slow.number);
    await world.deliverAll();
    const row = await world.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'processing' });
    world.wait(1);
    await world.ask(`/sandbox/checkout/${session.id}`);
    await world.deliverAll();
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('the webhook', () => {
  test('refuses a notice that the gateway did not sign, and nothing changes', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    const [notice] = world.notices;
    const signature = notice!.request.headers.get('estadia-sandbox-signature')!;
    const forged = [
      [notice!.body, ''],
      [notice!.body, signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
      [notice!.body.replace('completed', 'failed'), signature],
      [notice!.body, signature.replace(/^t=\d+/, 't=1700000000')],
    ] as const;
    for (const [body, value] of forged) {
      const headers = new Headers(value === '' ? {} : { 'estadia-sandbox-signature': value });
      expect((await world.deliver({ body }, headers)).status).toBe(400);
    }
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await world.db.selectFrom('webhookEvent').selectAll().execute()).toEqual([]);
  });

  test('refuses a recorded notice that comes after its time', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    const [notice] = world.notices;
    world.wait(6);
    expect((await world.deliver(notice!, notice!.request.headers)).status).toBe(400);
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('asks for the notice again when the gateway does not say how the session stands', async () => {
    const world = await openWorld({ working: false });
    const { id, session } = await paidStay(world);
    const [notice] = world.notices;
    const { GatewayUnreachable } = await import('../../server/host/ports/gateway.ts');
    const silent = {
      ...world.context,
      gateway: {
        ...world.context.gateway,
        readSession: () => Promise.reject(new GatewayUnreachable('no answer')),
      },
    };
    const request = () =>
      new Request('http://stay.test/api/1/payment/webhook', {
        method: 'POST',
        body: notice!.body,
        headers: notice!.request.headers,
      });
    expect((await receiveWebhook(silent, request())).status).toBe(503);
    expect((await receiveWebhook(world.context, request())).status).toBe(200);
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
    expect(session.id).toMatch(/^cs_/);
  });

  test('takes no more than a notice can hold', async () => {
    const world = await openWorld({ working: false });
    expect((await world.deliver({ body: 'x'.repeat(70_000) }, new Headers())).status).toBe(413);
  });
});

describe('a lost notice', () => {
  const rested = (world: World) =>
    world.pool.query(`update checkout_session set created_at = created_at - interval '2 minutes',
      checked_at = checked_at - interval '2 minutes'`);

  test('reading the reservation makes up for a lost webhook event', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    world.notices.length = 0;
    await rested(world);
    await reconcile(world.context, id);
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  });

  test('a lost webhook event is made up for although nobody reads the reservation', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    world.notices.length = 0;
    await rested(world);
    await reconcileAll(world.context);
    expect(await standing(world, id)).toMatchObject({ status: 'confirmed' });
  });

  test('does not make every reading ask the gateway', async () => {
    const world = await openWorld({ working: false });
    const id = await holdStay(world);
    await openCheckout(world, id);
    await rested(world);
    let asked = 0;
    const { gateway } = world.context;
    const counting = {
      ...world.context,
      gateway: {
        ...gateway,
        readSession: (session: string) => {
          asked += 1;
          return gateway.readSession(session);
        },
      },
    };
    await Promise.all(Array.from({ length: 10 }, () => reconcile(counting, id)));
    expect(asked).toBe(1);
  });

  test('leaves the reading unharmed when the gateway is down', async () => {
    const world = await openWorld({ working: false });
    const { id } = await paidStay(world);
    await rested(world);
    world.faults.gateway = 1;
    await expect(reconcile(world.context, id)).resolves.toBeUndefined();
    expect(await standing(world, id)).toMatchObject({ status: 'awaiting_payment' });
  });
});
