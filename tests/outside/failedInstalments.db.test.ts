import { describe, expect, test } from 'vitest';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { Call } from '../../server/host/base/call.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { readAndSettleSession } from '../../server/host/payments/reconcile.ts';
import { settleSession } from '../../server/host/payments/settleSession.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import { Refusal } from '../../server/host/base/refusal.ts';
import { cancelReservation } from '../../server/host/reservations/cancelReservation.ts';
import { createCheckout } from '../../server/host/reservations/checkout/createCheckout.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { createStay, openCheckout, payWithCard, getStayStatus } from './support/stays.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';

const today = getDate(new Date(), 'Europe/Lisbon');

/** A booked stay whose card was declined for two instalments; a third falls due later. */
async function owingStay(environment: TestEnvironment) {
  const later = [
    { dueDate: '2026-01-02', amount: 40_000 },
    { dueDate: today, amount: 25_000 },
    { dueDate: '2031-05-07', amount: 10_000 },
  ];
  const id = await createStay(environment, { later });
  const session = await openCheckout(environment, id);
  await environment.db.updateTable('reservation').set({ checkoutAttempt: 1 }).where('id', '=', id).execute();
  await payWithCard(environment, session.id, testCards.laterDecline.number);
  await environment.deliverAll();
  await enqueueDueCharges(environment.context);
  await environment.waitForJobs();
  expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'failed', 'failed', 'scheduled']);
  return id;
}

const callWith = <N extends 'createCheckout' | 'cancelReservation' | 'getReservation'>(
  body: Call<N>['body'],
) => ({ params: {}, body, language: 'en', clientId: 'site', bookingId: undefined }) as Call<N>;

const ask = (environment: TestEnvironment, reservationId: string) =>
  createCheckout(environment.context, callWith<'createCheckout'>({ reservationId }));

async function pay(environment: TestEnvironment, reservationId: string): Promise<CheckoutSession> {
  const answer = await ask(environment, reservationId);
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const getKind = async (answer: Promise<unknown>) => {
  const given = await answer;
  return given instanceof Refusal ? given.kind : given;
};

const read = (environment: TestEnvironment, id: string) => {
  const params = { id, token: getLinkToken(environment.context.keys, { id, tokenVersion: 1 }) };
  return getReservation(environment.context, { ...callWith<'getReservation'>(undefined), params });
};

const callOff = (environment: TestEnvironment, id: string) =>
  inTransaction(environment.db, (trx) => {
    const token = getLinkToken(environment.context.keys, { id, tokenVersion: 1 });
    const call = callWith<'cancelReservation'>({ reservationId: id, token });
    return cancelReservation(trx, environment.context, call);
  });

describe('failed instalments', () => {
  test('are paid together at the gateway, and the card is charged for later ones', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const { savedCard: declined } = await getStayStatus(environment, id);
    const session = await pay(environment, id);
    expect(session.mode).toBe('payment');
    const page = await (await environment.ask(new URL(session.url).pathname)).text();
    expect(page).toContain('650.00');
    await payWithCard(environment, session.id, testCards.success.number);
    await environment.deliverAll();

    await environment.waitForJobs();
    const [receipt, ...earlier] = (await environment.mails()).filter(({ to }) => to === 'maria@guests.test');
    expect(receipt!.subject).toContain('has arrived');
    expect(receipt!.text).toContain('Paid: €950.00');
    expect(earlier.filter(({ subject }) => subject === receipt!.subject)).toEqual([]);

    const after = await getStayStatus(environment, id);
    expect(after).toMatchObject({ status: 'confirmed', paid: ['paid', 'paid', 'paid', 'scheduled'] });
    expect(after.savedCard).not.toBe(declined);
    const [, first, second] = after.payments;
    expect(first!.gatewayPaymentId).toMatch(/^pay_/);
    expect(second!.gatewayPaymentId).toBe(first!.gatewayPaymentId);

    const lastPayment = after.payments[3]!.id;
    await environment.db
      .updateTable('payment')
      .set({ dueDate: today })
      .where('id', '=', lastPayment)
      .execute();
    await enqueueDueCharges(environment.context);
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await getKind(ask(environment, id))).toBe('wrong-state');
  });

  test('have one session for repeated and simultaneous requests', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const [first, second] = await Promise.all([pay(environment, id), pay(environment, id)]);
    expect([second, await pay(environment, id)]).toEqual([first, first]);
    const { holdExpiresAt } = await environment.db
      .selectFrom('reservation')
      .select('holdExpiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    environment.wait(31);
    await readAndSettleSession(environment.context, first.id);
    const next = await pay(environment, id);
    expect(next.id).not.toBe(first.id);
    const after = await environment.db
      .selectFrom('reservation')
      .select('holdExpiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.holdExpiresAt).toEqual(holdExpiresAt);
  });

  test('cannot be paid if none has failed', async () => {
    const environment = await openEnvironment();
    const id = await createStay(environment, { later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    const session = await openCheckout(environment, id);
    await payWithCard(environment, session.id, testCards.success.number);
    await environment.deliverAll();
    expect(await getKind(ask(environment, id))).toBe('wrong-state');
  });

  test('cannot be paid again while their payment is processing', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const session = await pay(environment, id);
    await payWithCard(environment, session.id, testCards.slow.number);
    await environment.deliverAll();
    expect(await getKind(ask(environment, id))).toBe('wrong-state');
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'failed', 'failed', 'scheduled']);
  });

  test('cannot be paid once the stay is cancelled', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const session = await pay(environment, id);
    await callOff(environment, id);
    await environment.waitForJobs();
    expect(await environment.context.gateway.readSession(session.id)).toMatchObject({ status: 'expired' });
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'void', 'void', 'void']);
    expect(await getKind(ask(environment, id))).toBe('wrong-state');
  });

  test('are refunded when the stay is cancelled during their payment', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const session = await pay(environment, id);
    await payWithCard(environment, session.id, testCards.slow.number);
    await callOff(environment, id);
    await environment.waitForJobs();
    environment.wait(1);
    await readAndSettleSession(environment.context, session.id);
    await environment.waitForJobs();
    const { status, payments, paid } = await getStayStatus(environment, id);
    expect([status, ...paid]).toEqual(['cancelled', 'paid', 'refunded', 'refunded', 'void']);
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([0, 40_000, 25_000, 0]);
    // The guest reads the refund of this payment, not the earlier one of the policy.
    const refund = { percentage: 0, total: { amount: 65_000, currency: 'EUR' } };
    expect(await callOff(environment, id)).toEqual({ status: 'cancelled', refund });
    expect((await read(environment, id)).cancellation).toMatchObject({ allowed: false, refundNow: refund });
  });

  test('are refunded when they are paid twice, in two sessions', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const first = await pay(environment, id);
    await environment.context.gateway.expireSession(first.id);
    await readAndSettleSession(environment.context, first.id);
    const second = await pay(environment, id);
    await payWithCard(environment, second.id, testCards.success.number);
    await environment.deliverAll();
    const state = { id: first.id, status: 'complete', mode: 'payment' } as const;
    await inTransaction(environment.db, (trx) =>
      settleSession(trx, environment.context, { ...state, paymentId: 'pay_late', savedCard: undefined }),
    );
    const { rows } = await environment.pool.query(
      `select data from pgboss.job where name = 'payment.returnSurplus'`,
    );
    expect(rows).toEqual([{ data: { gatewayPaymentId: 'pay_late', amount: 65_000 } }]);
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid', 'paid', 'scheduled']);
  });
});
