import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '../../server/host/base/translator.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { reconcileReservation, receiveWebhook } from '../../server/host/payments/index.ts';
import { reconcileAll } from '../../server/host/payments/reconcile.ts';
import { endHold, createStay, openCheckout, payWithCard, getStayStatus } from './support/stays.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';

const { say, money } = getTranslator('en');
const good = testCards.success.number;

async function paidStay(environment: TestEnvironment, wishes?: Parameters<typeof createStay>[1]) {
  const id = await createStay(environment, wishes);
  const session = await openCheckout(environment, id);
  await payWithCard(environment, session.id, good);
  return { id, session };
}

const toGuest = async (environment: TestEnvironment) =>
  (await environment.mails()).filter(({ to }) => to === 'maria@guests.test');
const subjects = async (environment: TestEnvironment) =>
  (await toGuest(environment)).map(({ subject }) => subject);

describe('a successful payment', () => {
  test('confirms the stay, pays the due amount, schedules the rest, and saves the card', async () => {
    const environment = await openEnvironment();
    const later = [{ dueDate: '2031-05-07', amount: 70_000 }];
    const { id } = await paidStay(environment, { later });
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });

    await environment.deliverAll();

    const after = await getStayStatus(environment, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['paid', 'scheduled'], endReason: null });
    expect(after.confirmedAt).toBeInstanceOf(Date);
    expect(after.savedCard).toMatch(/^card_/);
    expect(after.payments[0]!.gatewayPaymentId).toMatch(/^pay_/);
    await environment.waitForJobs();
    const [mail] = await toGuest(environment);
    const title = say('mail.confirmed.title');
    expect(mail!.html).toContain(title);
  });

  test('saves the card if nothing is due now', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment, {
      now: 0,
      later: [{ dueDate: '2031-05-13', amount: 50_000 }],
    });
    await environment.deliverAll();
    const after = await getStayStatus(environment, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['scheduled'] });
    expect(after.savedCard).toMatch(/^card_/);
    expect(after.payments[0]!.gatewayPaymentId).toBeNull();
  });

  test('is settled once for repeated and simultaneous events of the gateway', async () => {
    const environment = await openEnvironment();
    const { id } = await paidStay(environment);
    const [notice] = environment.notices;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => environment.deliver(notice!, notice!.request.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await environment.waitForJobs();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
    expect(await subjects(environment)).toHaveLength(1);
  });

  test('stays settled after a late event of an earlier rejection', async () => {
    const environment = await openEnvironment();
    const id = await createStay(environment);
    const { id: session } = await openCheckout(environment, id);
    await payWithCard(environment, session, testCards.decline.number);
    await payWithCard(environment, session, good);
    environment.notices.reverse();
    expect(environment.notices.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'checkout.completed',
      'checkout.failed',
    ]);
    await environment.deliverAll();
    await environment.waitForJobs();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
    expect(await subjects(environment)).toHaveLength(1);
  });

  test('confirms the stay although the hold has expired, while nobody else has the nights', async () => {
    const environment = await openEnvironment();
    const { id } = await paidStay(environment);
    await endHold(environment, id);
    await environment.db
      .updateTable('reservation')
      .set({ status: 'expired', endReason: 'hold_expired' })
      .where('id', '=', id)
      .execute();
    await environment.deliverAll();
    expect(await getStayStatus(environment, id)).toMatchObject({
      status: 'confirmed',
      endReason: null,
      paid: ['paid'],
    });
  });

  test('is refunded in full when another guest has one of the nights, and the guest is notified', async () => {
    const environment = await openEnvironment();
    const { id } = await paidStay(environment, { later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    await environment.db
      .updateTable('reservation')
      .set({ status: 'expired', endReason: 'hold_expired' })
      .where('id', '=', id)
      .execute();
    const other = await createStay(environment, {
      startDate: '2031-05-16',
      endDate: '2031-05-18',
      status: 'confirmed',
    });
    await environment.deliverAll();
    await environment.waitForJobs();

    const after = await getStayStatus(environment, id);
    expect(after).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
      paid: ['refunded', 'void'],
    });
    expect(after.payments[0]).toMatchObject({ refundAmount: 30_000, gatewayRefundId: expect.any(String) });
    expect(await getStayStatus(environment, other)).toMatchObject({ status: 'confirmed' });
    const [mail] = await toGuest(environment);
    expect(mail!.subject).toMatch(/^Your payment for reservation ES-\w+ arrived too late/);
    expect(mail!.text).toContain(money({ amount: 30_000, currency: 'EUR' }));
    // The gateway gave everything back: there is nothing left that it would give.
    const left = environment.sandbox.gateway.refund({
      paymentId: after.payments[0]!.gatewayPaymentId!,
      amount: { amount: 1, currency: 'EUR' },
      idempotencyKey: randomUUID(),
    });
    await expect(left).rejects.toThrow('cannot exceed its amount');
  });

  test('takes nights from an expired hold', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    await environment.db.updateTable('reservation').set({ status: 'expired' }).where('id', '=', id).execute();
    const lapsed = await createStay(environment);
    await endHold(environment, lapsed);
    await environment.deliverAll();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
    expect(await getStayStatus(environment, lapsed)).toMatchObject({
      status: 'expired',
      endReason: 'hold_expired',
    });
  });

  test('is refunded when the guest cancelled the stay in the meantime', async () => {
    const environment = await openEnvironment();
    const { id } = await paidStay(environment);
    await environment.db
      .updateTable('reservation')
      .set({ status: 'cancelled', endReason: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await environment.db
      .updateTable('payment')
      .set({ status: 'void' })
      .where('reservationId', '=', id)
      .execute();
    await environment.deliverAll();
    await environment.waitForJobs();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'cancelled', paid: ['refunded'] });
    expect(await subjects(environment)).toEqual([]);
  });

  test('is refunded when it is the second for the same stay', async () => {
    const environment = await openEnvironment();
    const id = await createStay(environment);
    const first = await openCheckout(environment, id);
    const second = await openCheckout(environment, id);
    await payWithCard(environment, first.id, good);
    await payWithCard(environment, second.id, good);
    const { paymentId } = await environment.sandbox.gateway.readSession(second.id);
    await environment.deliverAll();
    await environment.waitForJobs();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
    const again = environment.sandbox.gateway.refund({
      paymentId: paymentId!,
      amount: { amount: 1, currency: 'EUR' },
      idempotencyKey: randomUUID(),
    });
    await expect(again).rejects.toThrow('cannot exceed its amount');
    expect(await subjects(environment)).toHaveLength(1);
  });
});

describe('an unsuccessful payment', () => {
  test('keeps the hold, and the session has failed', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await createStay(environment);
    const session = await openCheckout(environment, id);
    await payWithCard(environment, session.id, testCards.decline.number);
    await environment.deliverAll();
    expect(await getStayStatus(environment, id)).toMatchObject({
      status: 'awaiting_payment',
      paid: ['scheduled'],
    });
    const row = await environment.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'failed' });
  });

  test('is reported as expired once its session is over', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await createStay(environment);
    const session = await openCheckout(environment, id);
    environment.wait(31);
    await environment.ask(`/sandbox/checkout/${session.id}`);
    await environment.deliverAll();
    const row = await environment.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'expired' });
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('is reported as processing until the gateway has the money, and then settled', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await createStay(environment);
    const session = await openCheckout(environment, id);
    await payWithCard(environment, session.id, testCards.slow.number);
    await environment.deliverAll();
    const row = await environment.db.selectFrom('checkoutSession').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'processing' });
    environment.wait(1);
    await environment.ask(`/sandbox/checkout/${session.id}`);
    await environment.deliverAll();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('the webhook', () => {
  test('rejects an event without the gateway’s signature, and nothing changes', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    const [notice] = environment.notices;
    const signature = notice!.request.headers.get('estadia-sandbox-signature')!;
    const forged = [
      [notice!.body, ''],
      [notice!.body, signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
      [notice!.body.replace('completed', 'failed'), signature],
      [notice!.body, signature.replace(/^t=\d+/, 't=1700000000')],
    ] as const;
    for (const [body, value] of forged) {
      const headers = new Headers(value === '' ? {} : { 'estadia-sandbox-signature': value });
      expect((await environment.deliver({ body }, headers)).status).toBe(400);
    }
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await environment.db.selectFrom('webhookEvent').selectAll().execute()).toEqual([]);
  });

  test('rejects a recorded event after its time', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    const [notice] = environment.notices;
    environment.wait(6);
    expect((await environment.deliver(notice!, notice!.request.headers)).status).toBe(400);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('requests the event again while the gateway does not return the session’s status', async () => {
    const environment = await openEnvironment({ working: false });
    const { id, session } = await paidStay(environment);
    const [notice] = environment.notices;
    const { GatewayUnreachable } = await import('../../server/host/ports/gateway.ts');
    const silent = {
      ...environment.context,
      gateway: {
        ...environment.context.gateway,
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
    expect((await receiveWebhook(environment.context, request())).status).toBe(200);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
    expect(session.id).toMatch(/^cs_/);
  });

  test('rejects a body beyond the size of an event', async () => {
    const environment = await openEnvironment({ working: false });
    expect((await environment.deliver({ body: 'x'.repeat(70_000) }, new Headers())).status).toBe(413);
  });
});

describe('a lost webhook event', () => {
  const rested = (environment: TestEnvironment) =>
    environment.pool.query(`update checkout_session set created_at = created_at - interval '2 minutes',
      checked_at = checked_at - interval '2 minutes'`);

  test('is made up for by reading the reservation', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    environment.notices.length = 0;
    await rested(environment);
    await reconcileReservation(environment.context, id);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  });

  test('is made up for by reading it after its hold has expired, while its nights are still free', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    environment.notices.length = 0;
    await endHold(environment, id);
    await environment.db
      .updateTable('reservation')
      .set({ status: 'expired', endReason: 'hold_expired' })
      .where('id', '=', id)
      .execute();
    await rested(environment);
    await reconcileReservation(environment.context, id);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
  });

  test('is made up for although nobody reads the reservation', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    environment.notices.length = 0;
    await rested(environment);
    await reconcileAll(environment.context);
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'confirmed' });
  });

  test('does not make every reading ask the gateway', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await createStay(environment);
    await openCheckout(environment, id);
    await rested(environment);
    let requests = 0;
    const { gateway } = environment.context;
    const counting = {
      ...environment.context,
      gateway: {
        ...gateway,
        readSession: (session: string) => {
          requests += 1;
          return gateway.readSession(session);
        },
      },
    };
    await Promise.all(Array.from({ length: 10 }, () => reconcileReservation(counting, id)));
    expect(requests).toBe(1);
  });

  test('does not affect readings while the gateway is down', async () => {
    const environment = await openEnvironment({ working: false });
    const { id } = await paidStay(environment);
    await rested(environment);
    environment.faults.gateway = 1;
    await expect(reconcileReservation(environment.context, id)).resolves.toBeUndefined();
    expect(await getStayStatus(environment, id)).toMatchObject({ status: 'awaiting_payment' });
  });
});
