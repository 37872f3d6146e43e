import { describe, expect, test } from 'vitest';
import { chargeDue } from '../../server/host/payments/chargeDue.ts';
import { chargeInstalment } from '../../server/host/payments/chargeInstalment.ts';
import { getDate } from '../../server/host/pricing/calendar.ts';
import { testCards, type TestCardName } from '../../server/sandbox/gateway/cards.ts';
import { holdStay, openCheckout, payWith, standing } from './support/stays.ts';
import { openWorld, type World } from './support/world.ts';

async function bookedStay(world: World, dueDate: string, card: TestCardName = 'success') {
  const id = await holdStay(world, { later: [{ dueDate, amount: 70_000 }] });
  const session = await openCheckout(world, id);
  await payWith(world, session.id, testCards[card].number);
  await world.deliverAll();
  await world.jobsDone();
  return id;
}

const inZone = (timeZone: string) =>
  openWorld({ change: ({ property }) => void (property.timeZone = timeZone) });

describe.each(['Pacific/Kiritimati', 'Europe/Lisbon', 'Pacific/Pago_Pago'])(
  'in %s, an instalment',
  (zone) => {
    test('charges the saved card on the due date', async () => {
      const world = await inZone(zone);
      const id = await bookedStay(world, getDate(new Date(), zone));
      await chargeDue(world.context);
      await world.jobsDone();
      const { paid, payments } = await standing(world, id);
      expect(paid).toEqual(['paid', 'paid']);
      expect(payments[1]!.gatewayPaymentId).not.toBe(payments[0]!.gatewayPaymentId);
    });

    test('does not charge the day before', async () => {
      const world = await inZone(zone);
      const id = await bookedStay(world, getDate(new Date(Date.now() + 86_400_000), zone));
      await chargeDue(world.context);
      await world.jobsDone();
      expect((await standing(world, id)).paid).toEqual(['paid', 'scheduled']);
    });
  },
);

describe('an instalment that fell due', () => {
  const today = getDate(new Date(), 'Europe/Lisbon');

  test('several processes charge an instalment once', async () => {
    const world = await openWorld();
    const id = await bookedStay(world, today);
    await Promise.all([chargeDue(world.context), chargeDue(world.context), chargeDue(world.context)]);
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid']);
    const { rows } = await world.pool.query(`select id from pgboss.job where name = 'payment.charge'`);
    expect(rows).toHaveLength(1);
  });

  test.each(['laterDecline', 'authentication'] as const)(
    'the card "%s" makes the instalment fail',
    async (card) => {
      const world = await openWorld();
      const id = await holdStay(world, { later: [{ dueDate: today, amount: 70_000 }] });
      const session = await openCheckout(world, id);
      await payWith(world, session.id, testCards[card].number);
      await world.ask(`/sandbox/checkout/${session.id}/challenge`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'approve' }),
      });
      await world.deliverAll();
      await chargeDue(world.context);
      await world.jobsDone();
      expect(await standing(world, id)).toMatchObject({ status: 'confirmed', paid: ['paid', 'failed'] });
      expect(world.log.join('')).toContain('an instalment could not be charged');
    },
  );

  test('the charge is repeated when the gateway does not answer', async () => {
    const world = await openWorld();
    const id = await bookedStay(world, today);
    world.faults.gateway = 1;
    await chargeDue(world.context);
    await expect.poll(() => world.log.join('')).toContain('will be tried again');
    expect((await standing(world, id)).paid).toEqual(['paid', 'processing']);
    await world.hurryRetries();
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'paid']);
  });

  test('nothing is charged once the stay was cancelled', async () => {
    const world = await openWorld();
    const id = await bookedStay(world, today);
    await world.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await world.db
      .updateTable('payment')
      .set({ status: 'processing' })
      .where('reservationId', '=', id)
      .where('dueNow', '=', false)
      .execute();
    const { payments } = await standing(world, id);
    await world.db
      .transaction()
      .execute((trx) => world.jobs.enqueue(trx, 'payment.charge', { paymentId: payments[1]!.id }));
    await world.jobsDone();
    expect((await standing(world, id)).paid).toEqual(['paid', 'void']);
  });

  const callOff = ({ db }: World, id: string) =>
    db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();

  /** The world with a gateway that does something between taking the money and saying so. */
  function interrupted(world: World, meanwhile: () => Promise<void>): World['context'] {
    const { gateway } = world.context;
    const charge: typeof gateway.charge = async (request) => {
      const result = await gateway.charge(request);
      await meanwhile();
      return result;
    };
    return { ...world.context, gateway: { ...gateway, charge } };
  }

  const begunPayment = async (world: World, id: string) => {
    const { payments } = await standing(world, id);
    const [, later] = payments;
    await world.db.updateTable('payment').set({ status: 'processing' }).where('id', '=', later!.id).execute();
    return later!.id;
  };

  test('goes back in full when the stay is called off while it is charged', async () => {
    const world = await openWorld();
    const id = await bookedStay(world, today);
    const paymentId = await begunPayment(world, id);
    const context = interrupted(world, async () => void (await callOff(world, id)));
    await chargeInstalment(context, paymentId, { retry: 0, last: false });
    await world.jobsDone();
    const { payments } = await standing(world, id);
    expect(payments[1]).toMatchObject({ status: 'refunded', refundAmount: 70_000 });
  });

  test('goes back in full when it was charged unheard and the stay called off since', async () => {
    const world = await openWorld();
    const id = await bookedStay(world, today);
    const paymentId = await begunPayment(world, id);
    const unheard = interrupted(world, () => Promise.reject(new Error('the line is dead')));
    await expect(chargeInstalment(unheard, paymentId, { retry: 0, last: false })).rejects.toThrow('dead');
    await callOff(world, id);
    await chargeInstalment(world.context, paymentId, { retry: 1, last: false });
    await world.jobsDone();
    const { payments } = await standing(world, id);
    expect(payments[1]).toMatchObject({ status: 'refunded', refundAmount: 70_000 });
  });
});
