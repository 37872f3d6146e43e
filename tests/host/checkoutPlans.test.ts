import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../server/host/refusal.ts';
import type { Plan } from '../../server/host/reservations/checkoutPlan.ts';
import { openAtGateway } from '../../server/host/reservations/openAtGateway.ts';
import { keepSession, planSession } from '../../server/host/reservations/planSession.ts';
import type { CheckoutStatus, ReservationTable } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { holdStay, openCheckout, standing } from '../outside/support/stays.ts';
import { kindOf } from '../support/directCall.ts';
import { openStillHost, type StillHost } from '../support/stillHost.ts';

let still: StillHost;
const now = new Date('2031-01-02T03:04:05.678Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
beforeEach(async () => {
  still = await openStillHost();
  await still.clock.stopAt(now);
});

const plan = (id: string) => inTransaction(still.db, (trx) => planSession(trx, still.outside, id));
const planned = async (id: string): Promise<Plan> => {
  const answer = await plan(id);
  if (answer instanceof Refusal || 'url' in answer) throw new Error('no plan');
  return answer;
};
const keep = async (of: Plan) => {
  const opened = await openAtGateway(still.outside, of);
  return {
    opened,
    answer: await inTransaction(still.db, (trx) => keepSession(trx, still.outside, of, opened)),
  };
};
const held = (about: object = {}, wishes: object = {}) =>
  holdStay(still, { ...wishes, about: { holdExpiresAt: after(35), verifiedAt: now, ...about } });
const become = (id: string, about: Updateable<ReservationTable>) =>
  still.db.updateTable('reservation').set(about).where('id', '=', id).execute();
const rowOf = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sessions = () => still.db.selectFrom('checkoutSession').selectAll().orderBy('attempt').execute();
const sessionOf = async (id: string, status: CheckoutStatus) => {
  const session = await openCheckout(still, id);
  await still.db
    .updateTable('checkoutSession')
    .set({ status, expiresAt: after(30) })
    .where('id', '=', session.id)
    .execute();
  return session.id;
};

describe('a checkout that is planned', () => {
  test('takes what is due now and ends in half an hour; who asks at once is told the same', async () => {
    const id = await held();
    const first = await planned(id);
    expect(first).toMatchObject({ mode: 'payment', amount: { amount: 30_000 }, isForInstalments: false });
    expect(first).toMatchObject({ attempt: 1, expiresAt: after(30) });
    expect(await planned(id)).toMatchObject({ attempt: 1, expiresAt: after(30) });
    expect(await rowOf(id)).toMatchObject({ checkoutAttempt: 1, checkoutPlannedEnd: after(30) });
  });

  test('saves a card where nothing is due now', async () => {
    const id = await held({}, { now: 0, later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    expect(await planned(id)).toMatchObject({ mode: 'setup', amount: undefined });
  });

  test('is the session that is kept, and the nights are held until five minutes after it', async () => {
    const id = await held();
    const { opened, answer } = await keep(await planned(id));
    expect(answer).toEqual({ ...opened, mode: 'payment', expiresAt: after(30).toISOString() });
    expect(await sessions()).toMatchObject([
      { id: opened.id, reservationId: id, attempt: 1, status: 'open', mode: 'payment' },
    ]);
    expect((await rowOf(id)).holdExpiresAt).toEqual(after(35));
    expect(await plan(id)).toEqual(answer);
  });

  test('holds the nights for 70 minutes at most', async () => {
    const id = await held({ verifiedAt: after(-36) });
    const { answer } = await keep(await planned(id));
    expect(answer).toMatchObject({ expiresAt: after(29).toISOString() });
    expect((await rowOf(id)).holdExpiresAt).toEqual(after(34));
    const late = { ...(await planned(await held({ unitId: 'next' }))), reservation: await rowOf(id) };
    await keep({ ...late, expiresAt: after(33) });
    expect((await rowOf(id)).holdExpiresAt).toEqual(after(34));
  });

  test('is kept once, although two kept it, and moves no other stay', async () => {
    const [id, other] = [await held(), await held({ unitId: 'next', holdExpiresAt: after(7) })];
    const of = await planned(id);
    const [first, second] = [await keep(of), await keep(of)];
    expect(second.answer).toEqual(first.answer);
    expect(await sessions()).toHaveLength(1);
    expect(await rowOf(other)).toMatchObject({ holdExpiresAt: after(7), checkoutAttempt: 0 });
  });

  test('has another name at the gateway after one that was kept', async () => {
    const id = await held();
    const { opened } = await keep(await planned(id));
    await still.db.updateTable('checkoutSession').set({ status: 'expired' }).execute();
    const next = await planned(id);
    expect(next.attempt).toBe(2);
    expect((await keep(next)).opened.id).not.toBe(opened.id);
    const keys = [...still.gateway.sessions.values()].map(({ request }) => request.idempotencyKey);
    expect(keys).toEqual([`${id}:checkout:1`, `${id}:checkout:2`]);
  });

  test.each([
    ['cancelled', 'wrong-state'],
    ['expired', 'hold-expired'],
    ['confirmed', 'wrong-state'],
  ] as const)('of a stay that is %s by then is ended at the gateway, and known', async (status, kind) => {
    const id = await held();
    const of = await planned(id);
    await become(id, { status });
    const { opened, answer } = await keep(of);
    expect(await kindOf(Promise.resolve(answer))).toBe(kind);
    expect(still.jobs.taken()).toEqual([['checkout.expire', { sessionId: opened.id }]]);
    expect(await sessions()).toHaveLength(1);
    expect((await rowOf(id)).holdExpiresAt).toEqual(after(35));
  });

  test.each([
    ['open', undefined],
    ['failed', undefined],
    ['expired', 2],
    ['processing', 'wrong-state'],
    ['complete', 'wrong-state'],
  ] as const)('after a session that is %s', async (status, outcome) => {
    const id = await held();
    const session = await sessionOf(id, status);
    await become(id, { checkoutAttempt: 1 });
    const answer = await kindOf(plan(id));
    if (outcome === undefined) expect(answer).toMatchObject({ id: session });
    else expect(typeof answer === 'string' ? answer : (answer as Plan).attempt).toBe(outcome);
  });
});

describe('the checkout of what could not be charged', () => {
  const later = [40_000, 25_000, 10_000].map((amount) => ({ dueDate: '2031-05-07', amount }));
  async function owing() {
    const id = await held({}, { status: 'confirmed', later });
    const payments = still.db.updateTable('payment').where('reservationId', '=', id);
    await payments.set({ status: 'failed' }).where('position', 'in', [1, 2]).execute();
    return id;
  }

  test('is over the sum of what failed, and does not move the hold', async () => {
    const id = await owing();
    const of = await planned(id);
    expect(of).toMatchObject({
      mode: 'payment',
      amount: { amount: 65_000 },
      isForInstalments: true,
      attempt: 1,
    });
    expect(of.expiresAt).toEqual(after(30));
    const { opened, answer } = await keep(of);
    expect(still.gateway.sessions.get(opened.id)?.request.idempotencyKey).toBe(`${id}:instalments:1`);
    expect(await plan(id)).toEqual(answer);
    expect((await rowOf(id)).holdExpiresAt).toEqual(after(35));
    expect(still.jobs.taken()).toEqual([]);
  });

  test('is planned once: what fails meanwhile is not in it, and is in the next', async () => {
    const id = await owing();
    await planned(id);
    await still.db.updateTable('payment').set({ status: 'failed' }).where('position', '=', 3).execute();
    const of = await planned(id);
    expect(of).toMatchObject({ attempt: 1, amount: { amount: 65_000 } });
    await keep(of);
    await still.db.updateTable('checkoutSession').set({ status: 'expired' }).execute();
    expect(await planned(id)).toMatchObject({ attempt: 2, amount: { amount: 75_000 } });
  });

  test('is not the one that booked the stay, although that is open', async () => {
    const id = await owing();
    await sessionOf(id, 'open');
    await become(id, { checkoutAttempt: 1 });
    expect(await planned(id)).toMatchObject({ attempt: 2, amount: { amount: 65_000 } });
  });

  test('is refused while a payment is on its way, and where nothing failed', async () => {
    const id = await owing();
    await sessionOf(id, 'processing');
    expect(await kindOf(plan(id))).toBe('wrong-state');
    await still.db.deleteFrom('checkoutSession').execute();
    await still.db.updateTable('payment').set({ status: 'paid' }).where('reservationId', '=', id).execute();
    expect(await kindOf(plan(id))).toBe('wrong-state');
  });

  test('of a stay that is called off by then is ended at the gateway', async () => {
    const id = await owing();
    const of = await planned(id);
    await become(id, { status: 'cancelled' });
    const { opened, answer } = await keep(of);
    expect(await kindOf(Promise.resolve(answer))).toBe('wrong-state');
    expect(still.jobs.taken()).toEqual([['checkout.expire', { sessionId: opened.id }]]);
    expect((await standing(still, id)).status).toBe('cancelled');
  });
});
