import { beforeEach, describe, expect, test } from 'vitest';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import type { PaymentStatus, ReservationTable } from '../../server/host/store/schema.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay, getStayStatus } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(new Date('2031-05-07T12:00:00Z'));
});

async function owing(
  dueDate: string,
  payment: PaymentStatus = 'scheduled',
  status: ReservationTable['status'] = 'confirmed',
  unitId = 'casa',
) {
  const id = await createStay(still, {
    now: 0,
    later: [{ dueDate, amount: 70_000 }],
    status,
    about: { unitId },
  });
  const { payments } = await getStayStatus(still, id);
  await still.db.updateTable('payment').set({ status: payment }).where('reservationId', '=', id).execute();
  return { id, paymentId: payments[0]!.id };
}
const getPaid = async (id: string) => (await getStayStatus(still, id)).paid;

describe('an instalment', () => {
  test.each([
    ['2031-05-07', 'confirmed', true],
    ['2031-05-01', 'completed', true],
    ['2031-05-08', 'confirmed', false],
    ['2031-05-07', 'awaiting_payment', false],
    ['2031-05-07', 'cancelled', false],
  ] as const)(
    'an instalment of %s, of a stay that is %s, is charged on 7 May: %s',
    async (dueDate, status, isDue) => {
      const { id, paymentId } = await owing(dueDate, 'scheduled', status);
      await enqueueDueCharges(still.context);
      await enqueueDueCharges(still.context);
      expect(await getPaid(id)).toEqual([isDue ? 'processing' : 'scheduled']);
      expect(still.jobs.taken()).toEqual(isDue ? [['payment.charge', { paymentId }]] : []);
    },
  );

  test.each(['processing', 'paid', 'failed', 'refunded', 'void'] as const)(
    'an instalment that is %s is left unchanged',
    async (status) => {
      const { id } = await owing('2031-05-07', status);
      await enqueueDueCharges(still.context);
      expect([await getPaid(id), still.jobs.taken()]).toEqual([[status], []]);
    },
  );

  test('several processes start an instalment once', async () => {
    const { paymentId } = await owing('2031-05-07');
    await Promise.all([enqueueDueCharges(still.context), enqueueDueCharges(still.context)]);
    expect(still.jobs.taken()).toEqual([['payment.charge', { paymentId }]]);
  });

  test.each([
    ['Pacific/Kiritimati', '2031-05-06T10:00:00Z'],
    ['Europe/Lisbon', '2031-05-06T23:00:00Z'],
    ['Pacific/Pago_Pago', '2031-05-07T11:00:00Z'],
    [undefined, '2031-05-07T00:00:00Z'],
  ])('falls due at midnight in %s, by UTC where its property is gone', async (timeZone, midnight) => {
    const { id } = await owing('2031-05-07');
    const known = [...still.context.content.units].map(
      ([unit, content]) => [unit, { ...content, timeZone: timeZone! }] as const,
    );
    const units = new Map(timeZone === undefined ? [] : known);
    const context = { ...still.context, content: { ...still.context.content, units } };
    const at = Date.parse(midnight);
    await still.clock.stopAt(new Date(at - 1));
    await enqueueDueCharges(context);
    expect(await getPaid(id)).toEqual(['scheduled']);
    await still.clock.stopAt(new Date(at));
    await enqueueDueCharges(context);
    expect(await getPaid(id)).toEqual(['processing']);
  });

  test('waits for the next run after 200 that fell due before it, not after those that are paid', async () => {
    const { id } = await owing('2031-05-07');
    const earlier = await owing('2031-05-06', 'paid', 'confirmed', 'next');
    const row = await still.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', earlier.paymentId)
      .executeTakeFirstOrThrow();
    const many = (status: PaymentStatus) =>
      Array.from({ length: 200 }, (_, index) => ({
        ...row,
        id: `${status}-${index}`,
        position: (status === 'paid' ? 1000 : 2000) + index,
        status,
      }));
    await still.db.insertInto('payment').values(many('paid')).execute();
    await still.db.insertInto('payment').values(many('scheduled')).execute();
    await enqueueDueCharges(still.context);
    expect(still.jobs.taken()).toHaveLength(200);
    expect(await getPaid(id)).toEqual(['scheduled']);
    await enqueueDueCharges(still.context);
    expect(await getPaid(id)).toEqual(['processing']);
  });
});
