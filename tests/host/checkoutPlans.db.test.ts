import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../server/host/base/refusal.ts';
import { createCheckout } from '../../server/host/reservations/checkout/createCheckout.ts';
import type { Plan } from '../../server/host/reservations/checkout/plan.ts';
import type { CheckoutStatus, ReservationTable } from '../../server/host/store/schema.ts';
import { createStay, openCheckout } from '../outside/support/stays.ts';
import { getProblemKind } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { storePlan, planCheckout, planNewCheckout } from './support/plans.ts';

let still: ManualHost;
const now = new Date('2031-01-02T03:04:05.678Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
});

const plan = (id: string) => planCheckout(still, id);
const planned = (id: string) => planNewCheckout(still, id);
const keep = (of: Plan) => storePlan(still, of);
const held = (about: object = {}, wishes: object = {}) =>
  createStay(still, { ...wishes, about: { holdExpiresAt: after(35), verifiedAt: now, ...about } });
const become = (id: string, about: Updateable<ReservationTable>) =>
  still.db.updateTable('reservation').set(about).where('id', '=', id).execute();
const getRow = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sessions = () => still.db.selectFrom('checkoutSession').selectAll().orderBy('attempt').execute();
const getSession = async (id: string, status: CheckoutStatus) => {
  const session = await openCheckout(still, id);
  await still.db
    .updateTable('checkoutSession')
    .set({ status, expiresAt: after(30) })
    .where('id', '=', session.id)
    .execute();
  return session.id;
};

describe('a planned checkout', () => {
  test('takes the amount due now and ends in half an hour; another request gets the same', async () => {
    const id = await held();
    const first = await planned(id);
    expect(first).toMatchObject({ mode: 'payment', amount: { amount: 30_000 }, isForInstalments: false });
    expect(first).toMatchObject({ attempt: 1, expiresAt: after(30) });
    expect(await planned(id)).toMatchObject({ attempt: 1, expiresAt: after(30) });
    expect(await getRow(id)).toMatchObject({ checkoutAttempt: 1, checkoutPlannedEnd: after(30) });
  });

  test('saves a card if nothing is due now', async () => {
    const id = await held({}, { now: 0, later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    expect(await planned(id)).toMatchObject({ mode: 'setup', amount: undefined });
  });

  test('accepts a single cent', async () => {
    const one = { mode: 'payment', amount: { amount: 1, currency: 'EUR' } };
    expect(await planned(await held({}, { now: 1 }))).toMatchObject(one);
  });

  test.each(['awaiting_otp', 'cancelled'] as const)(
    'does not exist for a stay that is %s',
    async (status) => {
      expect(await getProblemKind(plan(await held({}, { status })))).toBe('wrong-state');
    },
  );

  test('is stored, and the nights are held until five minutes after its session', async () => {
    const id = await held();
    const { opened, answer } = await keep(await planned(id));
    expect(answer).toEqual({ ...opened, mode: 'payment', expiresAt: after(30).toISOString() });
    expect(await sessions()).toMatchObject([
      { id: opened.id, reservationId: id, attempt: 1, status: 'open', mode: 'payment' },
    ]);
    expect((await getRow(id)).holdExpiresAt).toEqual(after(35));
    expect(await plan(id)).toEqual(answer);
  });

  test('holds the nights for 70 minutes at most', async () => {
    const id = await held({ verifiedAt: after(-36) });
    const { answer } = await keep(await planned(id));
    expect(answer).toMatchObject({ expiresAt: after(29).toISOString() });
    expect((await getRow(id)).holdExpiresAt).toEqual(after(34));
    const late = { ...(await planned(await held({ unitId: 'next' }))), reservation: await getRow(id) };
    await keep({ ...late, expiresAt: after(33) });
    expect((await getRow(id)).holdExpiresAt).toEqual(after(34));
  });

  test('is stored once, although two processes store it, and no other stay changes', async () => {
    const [id, other] = [await held(), await held({ unitId: 'next', holdExpiresAt: after(7) })];
    const of = await planned(id);
    const [first, second] = [await keep(of), await keep(of)];
    expect(second.answer).toEqual(first.answer);
    expect(await sessions()).toHaveLength(1);
    expect(await getRow(other)).toMatchObject({ holdExpiresAt: after(7), checkoutAttempt: 0 });
  });

  test('has another key at the gateway after an earlier session', async () => {
    const id = await held();
    const { opened } = await keep(await planned(id));
    await still.db.updateTable('checkoutSession').set({ status: 'expired' }).execute();
    const next = await planned(id);
    expect(next.attempt).toBe(2);
    const { opened: second } = await keep(next);
    expect(second.id).not.toBe(opened.id);
    expect(await plan(id)).toMatchObject({ id: second.id });
    expect((await sessions()).map(({ attempt }) => attempt)).toEqual([1, 2]);
    const keys = [...still.gateway.sessions.values()].map(({ request }) => request.idempotencyKey);
    expect(keys).toEqual([`${id}:checkout:1`, `${id}:checkout:2`]);
  });

  test.each([
    ['cancelled', 'wrong-state'],
    ['expired', 'hold-expired'],
    ['confirmed', 'wrong-state'],
  ] as const)('of a stay that is %s by then is closed at the gateway and recorded', async (status, kind) => {
    const id = await held();
    const of = await planned(id);
    await become(id, { status });
    const { opened, answer } = await keep(of);
    expect(await getProblemKind(Promise.resolve(answer))).toBe(kind);
    expect(still.jobs.taken()).toEqual([['checkout.expire', { sessionId: opened.id }]]);
    expect(await sessions()).toHaveLength(1);
    expect((await getRow(id)).holdExpiresAt).toEqual(after(35));
  });

  test.each([
    ['open', 'the same'],
    ['failed', 'the same'],
    ['expired', 'attempt 2'],
    ['processing', 'wrong-state'],
    ['complete', 'wrong-state'],
  ] as const)('follows a session that is %s', async (status, outcome) => {
    const id = await held();
    const session = await getSession(id, status);
    await become(id, { checkoutAttempt: 1 });
    const answer = await plan(id).catch((refusal: Refusal) => refusal);
    const email =
      answer instanceof Refusal ? answer.kind : 'url' in answer ? answer.id : `attempt ${answer.attempt}`;
    expect(email === session ? 'the same' : email).toBe(outcome);
  });
});

test('causes no answer if it fails', async () => {
  const id = await held();
  const broken = () => {
    throw new Error('broken');
  };
  const content = { units: { get: broken } } as unknown as ManualHost['context']['content'];
  const call = { body: { reservationId: id } } as Parameters<typeof createCheckout>[1];
  await expect(createCheckout({ ...still.context, content }, call)).rejects.toThrow('broken');
});
