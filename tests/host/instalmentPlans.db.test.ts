import { beforeEach, describe, expect, test } from 'vitest';
import { createStay, openCheckout, getStayStatus } from '../outside/support/stays.ts';
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
const keep = (of: Awaited<ReturnType<typeof planned>>) => storePlan(still, of);
const getRow = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const getSession = async (id: string, status: 'open' | 'processing') => {
  const { id: session } = await openCheckout(still, id);
  const about = { status, expiresAt: after(30) };
  await still.db.updateTable('checkoutSession').set(about).where('id', '=', session).execute();
};

describe('the checkout of what could not be charged', () => {
  const later = [40_000, 25_000, 10_000].map((amount) => ({ dueDate: '2031-05-07', amount }));
  async function owing() {
    const id = await createStay(still, {
      status: 'confirmed',
      later,
      about: { holdExpiresAt: after(33), verifiedAt: now },
    });
    const payments = still.db.updateTable('payment').where('reservationId', '=', id);
    await payments.set({ status: 'failed' }).where('position', 'in', [1, 2]).execute();
    return id;
  }

  test('the checkout is over the sum of the failed instalments, and does not change the hold', async () => {
    const id = await owing();
    const of = await planned(id);
    expect(of).toMatchObject({
      mode: 'payment',
      amount: { amount: 65_000, currency: 'EUR' },
      isForInstalments: true,
      attempt: 1,
    });
    expect(of.expiresAt).toEqual(after(30));
    const { opened, answer } = await keep(of);
    expect(still.gateway.sessions.get(opened.id)?.request.idempotencyKey).toBe(`${id}:instalments:1`);
    expect(await plan(id)).toEqual(answer);
    expect((await getRow(id)).holdExpiresAt).toEqual(after(33));
    expect(still.jobs.taken()).toEqual([]);
  });

  test('a checkout is planned once: instalments that fail later are in the next one', async () => {
    const id = await owing();
    await planned(id);
    await still.db.updateTable('payment').set({ status: 'failed' }).where('position', '=', 3).execute();
    const of = await planned(id);
    expect(of).toMatchObject({ attempt: 1, amount: { amount: 65_000 } });
    await keep(of);
    await still.db.updateTable('checkoutSession').set({ status: 'expired' }).execute();
    expect(await planned(id)).toMatchObject({ attempt: 2, amount: { amount: 75_000 } });
  });

  test('a checkout of a single instalment is planned once', async () => {
    const id = await owing();
    await still.db.updateTable('payment').set({ status: 'paid' }).where('position', '=', 2).execute();
    for (let time = 0; time < 2; time++) {
      expect(await planned(id)).toMatchObject({ attempt: 1, amount: { amount: 40_000 } });
    }
    const { answer } = await keep(await planned(id));
    expect(await plan(id)).toEqual(answer);
  });

  test('a new checkout is planned although the one that booked the stay is open', async () => {
    const id = await owing();
    await getSession(id, 'open');
    await still.db.updateTable('reservation').set({ checkoutAttempt: 1 }).where('id', '=', id).execute();
    expect(await planned(id)).toMatchObject({ attempt: 2, amount: { amount: 65_000 } });
  });

  test('a checkout is rejected while a payment is being processed, and without failed instalments', async () => {
    const id = await owing();
    await getSession(id, 'processing');
    expect(await getProblemKind(plan(id))).toBe('wrong-state');
    await still.db.deleteFrom('checkoutSession').execute();
    await still.db.updateTable('payment').set({ status: 'paid' }).where('reservationId', '=', id).execute();
    expect(await getProblemKind(plan(id))).toBe('wrong-state');
  });

  test('a checkout of a stay that is cancelled by then is closed at the gateway', async () => {
    const id = await owing();
    const of = await planned(id);
    await still.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();
    const { opened, answer } = await keep(of);
    expect(await getProblemKind(Promise.resolve(answer))).toBe('wrong-state');
    expect(still.jobs.taken()).toEqual([['checkout.expire', { sessionId: opened.id }]]);
    expect((await getStayStatus(still, id)).status).toBe('cancelled');
  });
});
