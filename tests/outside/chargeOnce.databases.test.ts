import { beforeEach, describe, expect, test } from 'vitest';
import { chargeInstalment } from '../../server/host/payments/chargeInstalment.ts';
import type { ChargeRequest, ChargeResult } from '../../server/host/ports/gateway.ts';
import type { PaymentStatus, ReservationTable } from '../../server/host/store/schema.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
let requests: ChargeRequest[];
const now = new Date('2031-05-07T12:00:00Z');
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
  requests = [];
});

const answers = (
  result: ChargeResult | Error,
  duringCharge: () => Promise<unknown> = () => Promise.resolve(),
) => {
  still.gateway.charge = async (request) => {
    requests.push(request);
    await duringCharge();
    if (result instanceof Error) throw result;
    return result;
  };
};

const become = (id: string, status: ReservationTable['status']) =>
  still.db.updateTable('reservation').set({ status }).where('id', '=', id).execute();

/** A booked stay with an instalment in the given state, and a second instalment. */
async function stay(status: PaymentStatus, about: object = { savedCard: 'card_1' }, dueDate = '2031-05-07') {
  const later = [dueDate, '2031-09-01'].map((each) => ({ dueDate: each, amount: 70_000 }));
  const id = await createStay(still, { later, status: 'confirmed', about });
  const { payments } = await getStayStatus(still, id);
  const paymentId = payments[1]!.id;
  await still.db.updateTable('payment').set({ status }).where('id', '=', paymentId).execute();
  const { number } = await still.db
    .selectFrom('reservation')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, paymentId, number };
}
const charge = (paymentId: string, { retry = 0, last = false } = {}) =>
  chargeInstalment(still.context, { paymentId }, { retry, last });
const getPaid = async (id: string) => (await getStayStatus(still, id)).paid;

describe('an instalment', () => {
  test('depends on its own stay only', async () => {
    const other = await stay('paid');
    await become(other.id, 'cancelled');
    const { id, paymentId } = await stay('processing');
    answers({ status: 'paid', paymentId: 'pay_7' });
    await charge(paymentId);
    const { payments } = await getStayStatus(still, id);
    expect(payments[1]).toMatchObject({ status: 'paid', gatewayPaymentId: 'pay_7', refundAmount: 0 });
    expect(still.jobs.taken()).toEqual([]);
  });

  test('is charged to the saved card with the same key at every attempt', async () => {
    const { id, paymentId, number } = await stay('processing');
    answers(new Error('the line is dead'));
    await expect(charge(paymentId)).rejects.toThrow('dead');
    expect(await getPaid(id)).toEqual(['scheduled', 'processing', 'scheduled']);
    answers({ status: 'paid', paymentId: 'pay_7' });
    await charge(paymentId, { retry: 1 });
    const request = {
      savedCard: 'card_1',
      amount: { amount: 70_000, currency: 'EUR' },
      description: `Estadia ${number}`,
      idempotencyKey: `charge:${paymentId}`,
    };
    expect(requests).toEqual([request, request]);
    const { payments, paid } = await getStayStatus(still, id);
    expect(paid).toEqual(['scheduled', 'paid', 'scheduled']);
    expect(payments[1]).toMatchObject({ gatewayPaymentId: 'pay_7', paidAt: now, refundAmount: 0 });
    expect(still.jobs.taken()).toEqual([]);
  });

  test.each(['scheduled', 'paid', 'failed', 'refunded', 'void'] as const)(
    'is not charged while it is %s',
    async (status) => {
      const { id, paymentId } = await stay(status);
      answers({ status: 'paid', paymentId: 'pay_7' });
      await charge(paymentId);
      expect([requests, await getPaid(id)]).toEqual([[], ['scheduled', status, 'scheduled']]);
    },
  );

  test.each(['declined', 'authentication-required'] as const)(
    'fails while it is %s, and the guest is notified once',
    async (status) => {
      const { id, paymentId } = await stay('processing');
      answers({ status });
      await charge(paymentId);
      await charge(paymentId);
      expect(await getPaid(id)).toEqual(['scheduled', 'failed', 'scheduled']);
      expect(still.jobs.taken()).toEqual([['mail.paymentFailed', { paymentId, why: status }]]);
    },
  );

  test('is reported as failed once, although another process has marked it', async () => {
    const { id, paymentId } = await stay('processing');
    answers({ status: 'declined' }, () =>
      still.db.updateTable('payment').set({ status: 'paid' }).where('id', '=', paymentId).execute(),
    );
    await charge(paymentId);
    expect([await getPaid(id), still.jobs.taken()]).toEqual([['scheduled', 'paid', 'scheduled'], []]);
  });

  test('fails without a saved card and without a call to the gateway', async () => {
    const { id, paymentId } = await stay('processing', { savedCard: null });
    answers({ status: 'paid', paymentId: 'pay_7' });
    await charge(paymentId);
    expect([requests, await getPaid(id)]).toEqual([[], ['scheduled', 'failed', 'scheduled']]);
    expect(still.jobs.taken()).toEqual([['mail.paymentFailed', { paymentId, why: 'no-card' }]]);
  });

  test('fails with the last attempt only', async () => {
    const { id, paymentId } = await stay('processing');
    answers(new Error('the line is dead'));
    await expect(charge(paymentId, { retry: 39, last: false })).rejects.toThrow('dead');
    expect(still.jobs.taken()).toEqual([]);
    await expect(charge(paymentId, { retry: 40, last: true })).rejects.toThrow('dead');
    expect(await getPaid(id)).toEqual(['scheduled', 'failed', 'scheduled']);
    expect(still.jobs.taken()).toEqual([['mail.paymentFailed', { paymentId, why: 'unreachable' }]]);
  });
});

describe('an instalment of a cancelled stay', () => {
  test('is void at the first attempt, without a call to the gateway', async () => {
    const { id, paymentId } = await stay('processing');
    await become(id, 'cancelled');
    answers({ status: 'paid', paymentId: 'pay_7' });
    await charge(paymentId);
    expect([requests, await getPaid(id), still.jobs.taken()]).toEqual([
      [],
      ['scheduled', 'void', 'scheduled'],
      [],
    ]);
  });

  test('is looked up at the gateway once by a later attempt, which refunds a charge', async () => {
    const { id, paymentId } = await stay('processing');
    await become(id, 'cancelled');
    answers({ status: 'paid', paymentId: 'pay_7' });
    await charge(paymentId, { retry: 1 });
    await charge(paymentId, { retry: 2 });
    const { payments } = await getStayStatus(still, id);
    expect(payments[1]).toMatchObject({ status: 'paid', gatewayPaymentId: 'pay_7', refundAmount: 70_000 });
    expect(still.jobs.taken()).toEqual([['payment.refund', { paymentId }]]);
  });

  test('is void when nothing was charged, and the guest is not notified', async () => {
    const { id, paymentId } = await stay('processing');
    await become(id, 'cancelled');
    answers({ status: 'declined' });
    await charge(paymentId, { retry: 1 });
    expect([await getPaid(id), still.jobs.taken()]).toEqual([['scheduled', 'void', 'scheduled'], []]);
  });

  test('is refunded when the stay is cancelled during the charge', async () => {
    const { id, paymentId } = await stay('processing');
    answers({ status: 'paid', paymentId: 'pay_7' }, () => become(id, 'cancelled'));
    await charge(paymentId);
    expect((await getStayStatus(still, id)).payments[1]).toMatchObject({
      status: 'paid',
      refundAmount: 70_000,
    });
    expect(still.jobs.taken()).toEqual([['payment.refund', { paymentId }]]);
  });
});
