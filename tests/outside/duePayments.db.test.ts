import { beforeEach, expect, test, vi } from 'vitest';
import { refreshDuePayments } from '../../server/host/payments/gatewayPayments.ts';
import type { PaymentGateway } from '../../server/host/ports/gateway.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay } from './support/stays.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date('2033-07-01T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let still: ManualHost;
let reservationId: string;
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
  reservationId = await createStay(still, { status: 'confirmed' });
});

const record = (
  ids: readonly string[],
  about: { createdAt: Date; checkedAt: Date | null; fee: number | null },
) =>
  still.db
    .insertInto('gatewayPayment')
    .values(ids.map((id) => ({ id, reservationId, ...about })))
    .execute();

/** Runs the task, and returns the payments that it reads from the gateway. */
async function readPayments(readPayment: PaymentGateway['readPayment'] = () => Promise.resolve(undefined)) {
  const spy = vi.fn<PaymentGateway['readPayment']>(readPayment);
  const gateway = Object.assign(Object.create(still.gateway) as PaymentGateway, { readPayment: spy });
  await refreshDuePayments({ ...still.context, gateway });
  return spy.mock.calls.map(([id]) => id).toSorted();
}

test('a payment without a fee is due hourly for 30 days, and another one daily for 180 days', async () => {
  await record(['new'], { createdAt: now, checkedAt: null, fee: null });
  await record(['no fee yet'], { createdAt: before(day), checkedAt: before(hour), fee: null });
  await record(['no fee, checked'], { createdAt: before(day), checkedAt: before(hour - 1), fee: null });
  await record(['no fee for long'], { createdAt: before(31 * day), checkedAt: before(day - 1), fee: null });
  await record(['with a fee'], { createdAt: before(100 * day), checkedAt: before(day), fee: 100 });
  await record(['with a fee, checked'], {
    createdAt: before(100 * day),
    checkedAt: before(day - 1),
    fee: 100,
  });
  await record(['old'], { createdAt: before(200 * day), checkedAt: before(21 * day), fee: 100 });
  expect(await readPayments()).toEqual(['new', 'no fee yet', 'with a fee']);
  expect(await readPayments()).toEqual([]);
});

test('all payments that are due are read in one run', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `payment-${String(index).padStart(3, '0')}`);
  await record(ids, { createdAt: before(40 * day), checkedAt: before(2 * day), fee: 100 });
  expect(await readPayments()).toEqual(ids);
});

test('a run ends after a batch that the gateway did not answer', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `payment-${index}`);
  await record(ids, { createdAt: before(40 * day), checkedAt: before(2 * day), fee: 100 });
  expect(await readPayments(() => Promise.reject(new Error('the gateway is down')))).toHaveLength(50);
});
