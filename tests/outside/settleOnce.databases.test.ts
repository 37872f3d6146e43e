import { beforeEach, describe, expect, test } from 'vitest';
import { createHandlers } from '../../server/host/jobs/index.ts';
import type { SessionStatus } from '../../server/host/ports/gateway.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { settle, sendWebhookEvent, createPaidSession, sessionStatus } from './support/settlement.ts';
import { createStay, openCheckout, getStayStatus } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

describe('a paid session', () => {
  test('is settled once, although the host is notified twice', async () => {
    const id = await createStay(still);
    const state = await createPaidSession(still, id);
    await settle(still, state);
    expect(still.jobs.taken()).toEqual([
      ['mail.confirmed', { reservationId: id }],
      ['mail.hostConfirmed', { reservationId: id }],
    ]);
    const settled = await getStayStatus(still, id);
    await settle(still, state);
    expect(still.jobs.taken()).toEqual([]);
    expect(await getStayStatus(still, id)).toEqual(settled);
  });

  test.each(['open', 'failed', 'processing', 'expired'] as const)(
    'stays paid when a late webhook event says that it is %s',
    async (status) => {
      const state = await createPaidSession(still, await createStay(still));
      await settle(still, state);
      await settle(still, { ...state, status });
      expect(await sessionStatus(still, state.id)).toBe('complete');
    },
  );

  test('stores the time, charge and card of the payment, and which payments are not refunded', async () => {
    const id = await createStay(still, { later: [{ dueDate: '2031-05-07', amount: 70_000 }] });
    const now = new Date('2031-01-02T03:04:05.678Z');
    await still.clock.stopAt(now);
    const state = await createPaidSession(still, id);
    await settle(still, state);
    const { payments, ...stay } = await getStayStatus(still, id);
    expect(stay).toMatchObject({ status: 'confirmed', confirmedAt: now, savedCard: `card_${state.id}` });
    expect(payments).toMatchObject([
      { status: 'paid', paidAt: now, gatewayPaymentId: state.paymentId, refundAmount: 0 },
      { status: 'scheduled', paidAt: null, gatewayPaymentId: null },
    ]);
    const sessions = still.db.selectFrom('checkoutSession').select(['status', 'checkedAt']);
    expect(await sessions.execute()).toEqual([{ status: 'complete', checkedAt: now }]);
  });

  test('confirms an address that was not confirmed before', async () => {
    const id = await createStay(still, { status: 'awaiting_otp' });
    await settle(still, await createPaidSession(still, id));
    expect(await getStayStatus(still, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
  });

  test.each(['confirmed', 'completed'] as const)('is refunded if the stay is %s already', async (status) => {
    const id = await createStay(still, { status });
    const { paymentId, ...state } = await createPaidSession(still, id);
    const before = await getStayStatus(still, id);
    await settle(still, { ...state, paymentId });
    expect(still.jobs.taken()).toEqual([
      ['payment.returnSurplus', { gatewayPaymentId: paymentId, amount: 30_000 }],
    ]);
    expect(await getStayStatus(still, id)).toEqual(before);
  });

  test('leaves other stays unchanged', async () => {
    const other = await createStay(still, { startDate: '2031-06-01', endDate: '2031-06-04' });
    const before = [await getStayStatus(still, other), await openCheckout(still, other)] as const;
    await settle(still, await createPaidSession(still, await createStay(still)));
    expect(await getStayStatus(still, other)).toEqual(before[0]);
    expect(await sessionStatus(still, before[1].id)).toBe('open');
    expect(still.jobs.taken().map(([name]) => name)).toEqual(['mail.confirmed', 'mail.hostConfirmed']);
  });

  test('is ignored if another host opened it', async () => {
    const state = { ...(await createPaidSession(still, await createStay(still))), id: 'cs_of_others' };
    await settle(still, state);
    expect(still.jobs.taken()).toEqual([]);
  });
});

describe('an expired session', () => {
  const ended = async () => {
    const id = await createStay(still);
    const { id: session } = await openCheckout(still, id);
    const state = await still.gateway.readSession(session);
    await settle(still, { ...state, status: 'expired' });
    return { id, state };
  };

  test.each<SessionStatus>(['open', 'failed', 'processing'])(
    'stays expired when a late webhook event says that it was %s',
    async (status) => {
      const { state } = await ended();
      await settle(still, { ...state, status });
      expect(await sessionStatus(still, state.id)).toBe('expired');
    },
  );

  test('counts as paid when the gateway says so', async () => {
    const { id, state } = await ended();
    await settle(still, { ...state, status: 'complete', paymentId: 'pay_1' });
    expect(await getStayStatus(still, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
  });
});

describe('the other sessions of a stay', () => {
  test('are closed once one of them is paid', async () => {
    const id = await createStay(still);
    const sessions = [];
    for (const status of ['open', 'failed', 'expired', 'processing'] as const) {
      const { id: session } = await openCheckout(still, id);
      sessions.push(session);
      still.gateway.becomes(session, status);
      await settle(still, await still.gateway.readSession(session));
    }
    const [open, failed] = sessions;
    await settle(still, await createPaidSession(still, id));
    expect(still.jobs.taken().filter(([name]) => name === 'checkout.expire')).toEqual([
      ['checkout.expire', { sessionId: open }],
      ['checkout.expire', { sessionId: failed }],
    ]);
  });
});

describe('a session that the host closes', () => {
  const expire = async (sessionId: string) => {
    const { 'checkout.expire': end } = createHandlers(still.context);
    await end({ sessionId }, { id: 'job', retry: 0, last: false });
  };

  test('is closed at the gateway and recorded as closed', async () => {
    const { id } = await openCheckout(still, await createStay(still));
    await expire(id);
    expect([still.gateway.expired, await sessionStatus(still, id)]).toEqual([[id], 'expired']);
  });

  test('is settled at once if it was paid before', async () => {
    const id = await createStay(still, { status: 'cancelled' });
    const state = await createPaidSession(still, id);
    await expire(state.id);
    const { payments } = await getStayStatus(still, id);
    expect(still.jobs.taken()).toEqual([['payment.refund', { paymentId: payments[0]!.id }]]);
  });
});

describe('a webhook event', () => {
  test('is processed once, and the gateway is not asked again', async () => {
    const id = await createStay(still);
    const state = await createPaidSession(still, id);
    expect((await sendWebhookEvent(still, state.id, 'evt_1')).status).toBe(200);
    expect((await getStayStatus(still, id)).status).toBe('confirmed');
    still.gateway.isDown = true;
    expect((await sendWebhookEvent(still, state.id, 'evt_1')).status).toBe(200);
    expect((await sendWebhookEvent(still, state.id, 'evt_2')).status).toBe(503);
  });

  test('is processed once of two at the same time, and an older state overwrites no newer one', async () => {
    const { id } = await openCheckout(still, await createStay(still));
    const { gateway } = still;
    const late = Promise.withResolvers<void>();
    const read = gateway.readSession.bind(gateway);
    const states = [read(id), late.promise.then(() => read(id))];
    gateway.readSession = () => states.pop()!;
    const second = sendWebhookEvent(still, id, 'evt_1');
    await expect.poll(() => states.length, { interval: 1 }).toBe(1);
    expect((await sendWebhookEvent(still, id, 'evt_1')).status).toBe(200);
    expect(await sessionStatus(still, id)).toBe('open');

    gateway.becomes(id, 'failed');
    late.resolve();
    expect((await second).status).toBe(200);
    expect(await sessionStatus(still, id)).toBe('open');
  });
});
