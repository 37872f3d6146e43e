import { describe, expect, test } from 'vitest';
import type { CheckoutSession } from '../../contract/hold.ts';
import type { Call } from '../../server/host/base/call.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { chargeDue } from '../../server/host/payments/chargeDue.ts';
import { settle } from '../../server/host/payments/reconcile.ts';
import { settleSession } from '../../server/host/payments/settleSession.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import { Refusal } from '../../server/host/base/refusal.ts';
import { cancelReservation } from '../../server/host/reservations/cancelReservation.ts';
import { createCheckout } from '../../server/host/reservations/checkout/createCheckout.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { holdStay, openCheckout, payWith, standing } from './support/stays.ts';
import { openWorld, type World } from './support/world.ts';

const today = getDate(new Date(), 'Europe/Lisbon');

/** A booked stay whose card was declined for two instalments; a third falls due later. */
async function owingStay(world: World) {
  const later = [
    { dueDate: '2026-01-02', amount: 40_000 },
    { dueDate: today, amount: 25_000 },
    { dueDate: '2031-05-07', amount: 10_000 },
  ];
  const id = await holdStay(world, { later });
  const session = await openCheckout(world, id);
  await world.db.updateTable('reservation').set({ checkoutAttempt: 1 }).where('id', '=', id).execute();
  await payWith(world, session.id, testCards.laterDecline.number);
  await world.deliverAll();
  await chargeDue(world.context);
  await world.jobsDone();
  expect((await standing(world, id)).paid).toEqual(['paid', 'failed', 'failed', 'scheduled']);
  return id;
}

const callWith = <N extends 'createCheckout' | 'cancelReservation' | 'getReservation'>(
  body: Call<N>['body'],
) => ({ params: {}, body, language: 'en', clientId: 'site', bookingId: undefined }) as Call<N>;

const ask = (world: World, reservationId: string) =>
  createCheckout(world.context, callWith<'createCheckout'>({ reservationId }));

async function pay(world: World, reservationId: string): Promise<CheckoutSession> {
  const answer = await ask(world, reservationId);
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const getKind = async (answer: Promise<unknown>) => {
  const given = await answer;
  return given instanceof Refusal ? given.kind : given;
};

const read = (world: World, id: string) => {
  const params = { id, token: getLinkToken(world.context.keys, { id, tokenVersion: 1 }) };
  return getReservation(world.context, { ...callWith<'getReservation'>(undefined), params });
};

const callOff = (world: World, id: string) =>
  inTransaction(world.db, (trx) => {
    const token = getLinkToken(world.context.keys, { id, tokenVersion: 1 });
    const call = callWith<'cancelReservation'>({ reservationId: id, token });
    return cancelReservation(trx, world.context, call);
  });

describe('instalments that could not be charged', () => {
  test('failed instalments are paid together at the gateway, and the card is charged for later ones', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const { savedCard: declined } = await standing(world, id);
    const session = await pay(world, id);
    expect(session.mode).toBe('payment');
    const page = await (await world.ask(new URL(session.url).pathname)).text();
    expect(page).toContain('650.00');
    await payWith(world, session.id, testCards.success.number);
    await world.deliverAll();

    await world.jobsDone();
    const [receipt, ...earlier] = (await world.mails()).filter(({ to }) => to === 'maria@guests.test');
    expect(receipt!.subject).toContain('has arrived');
    expect(receipt!.text).toContain('Paid: €950.00');
    expect(earlier.filter(({ subject }) => subject === receipt!.subject)).toEqual([]);

    const after = await standing(world, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['paid', 'paid', 'paid', 'scheduled'] });
    expect(after.savedCard).not.toBe(declined);
    const [, first, second] = after.payments;
    expect(first!.gatewayPaymentId).toMatch(/^pay_/);
    expect(second!.gatewayPaymentId).toBe(first!.gatewayPaymentId);

    const lastPayment = after.payments[3]!.id;
    await world.db.updateTable('payment').set({ dueDate: today }).where('id', '=', lastPayment).execute();
    await chargeDue(world.context);
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await getKind(ask(world, id))).toBe('wrong-state');
  });

  test('have one session, however often and at the same time it is asked for', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const [first, second] = await Promise.all([pay(world, id), pay(world, id)]);
    expect([second, await pay(world, id)]).toEqual([first, first]);
    const { holdExpiresAt } = await world.db
      .selectFrom('reservation')
      .select('holdExpiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    world.wait(31);
    await settle(world.context, first.id);
    const next = await pay(world, id);
    expect(next.id).not.toBe(first.id);
    const after = await world.db
      .selectFrom('reservation')
      .select('holdExpiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.holdExpiresAt).toEqual(holdExpiresAt);
  });

  test('cannot be paid where none has failed', async () => {
    const world = await openWorld();
    const id = await holdStay(world, { later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    const session = await openCheckout(world, id);
    await payWith(world, session.id, testCards.success.number);
    await world.deliverAll();
    expect(await getKind(ask(world, id))).toBe('wrong-state');
  });

  test('cannot be paid again while their payment is on its way', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const session = await pay(world, id);
    await payWith(world, session.id, testCards.slow.number);
    await world.deliverAll();
    expect(await getKind(ask(world, id))).toBe('wrong-state');
    expect((await standing(world, id)).paid).toEqual(['paid', 'failed', 'failed', 'scheduled']);
  });

  test('failed instalments cannot be paid once the stay is cancelled', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const session = await pay(world, id);
    await callOff(world, id);
    await world.jobsDone();
    expect(await world.context.gateway.readSession(session.id)).toMatchObject({ status: 'expired' });
    expect((await standing(world, id)).paid).toEqual(['paid', 'void', 'void', 'void']);
    expect(await getKind(ask(world, id))).toBe('wrong-state');
  });

  test('come back when the stay is called off while they are being paid', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const session = await pay(world, id);
    await payWith(world, session.id, testCards.slow.number);
    await callOff(world, id);
    await world.jobsDone();
    world.wait(1);
    await settle(world.context, session.id);
    await world.jobsDone();
    const { status, payments, paid } = await standing(world, id);
    expect([status, ...paid]).toEqual(['cancelled', 'paid', 'refunded', 'refunded', 'void']);
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([0, 40_000, 25_000, 0]);
    // The guest is told of what came back, and not of what the policy gave before it came.
    const refund = { percentage: 0, total: { amount: 65_000, currency: 'EUR' } };
    expect(await callOff(world, id)).toEqual({ status: 'cancelled', refund });
    expect((await read(world, id)).cancellation).toMatchObject({ allowed: false, refundNow: refund });
  });

  test('come back when they are paid twice, in two sessions', async () => {
    const world = await openWorld();
    const id = await owingStay(world);
    const first = await pay(world, id);
    await world.context.gateway.expireSession(first.id);
    await settle(world.context, first.id);
    const second = await pay(world, id);
    await payWith(world, second.id, testCards.success.number);
    await world.deliverAll();
    const state = { id: first.id, status: 'complete', mode: 'payment' } as const;
    await inTransaction(world.db, (trx) =>
      settleSession(trx, world.context, { ...state, paymentId: 'pay_late', savedCard: undefined }),
    );
    const { rows } = await world.pool.query(
      `select data from pgboss.job where name = 'payment.returnSurplus'`,
    );
    expect(rows).toEqual([{ data: { gatewayPaymentId: 'pay_late', amount: 65_000 } }]);
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid', 'paid', 'scheduled']);
  });
});
