import { describe, expect, test } from 'vitest';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { chargeInstalment } from '../../server/host/payments/chargeInstalment.ts';
import { getDate } from '../../server/host/pricing/calendar.ts';
import { testCards, type TestCardName } from '../../server/sandbox/gateway/cards.ts';
import { createStay, openCheckout, payWithCard, getStayStatus } from './support/stays.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';

async function bookedStay(environment: TestEnvironment, dueDate: string, card: TestCardName = 'success') {
  const id = await createStay(environment, { later: [{ dueDate, amount: 70_000 }] });
  const session = await openCheckout(environment, id);
  await payWithCard(environment, session.id, testCards[card].number);
  await environment.deliverAll();
  await environment.waitForJobs();
  return id;
}

const inZone = (timeZone: string) =>
  openEnvironment({ change: ({ property }) => void (property.timeZone = timeZone) });

describe.each(['Pacific/Kiritimati', 'Europe/Lisbon', 'Pacific/Pago_Pago'])(
  'in %s, an instalment',
  (zone) => {
    test('charges the saved card on the due date', async () => {
      const environment = await inZone(zone);
      const id = await bookedStay(environment, getDate(new Date(), zone));
      await enqueueDueCharges(environment.context);
      await environment.waitForJobs();
      const { paid, payments } = await getStayStatus(environment, id);
      expect(paid).toEqual(['paid', 'paid']);
      expect(payments[1]!.gatewayPaymentId).not.toBe(payments[0]!.gatewayPaymentId);
    });

    test('does not charge the day before', async () => {
      const environment = await inZone(zone);
      const id = await bookedStay(environment, getDate(new Date(Date.now() + 86_400_000), zone));
      await enqueueDueCharges(environment.context);
      await environment.waitForJobs();
      expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'scheduled']);
    });
  },
);

describe('an instalment that fell due', () => {
  const today = getDate(new Date(), 'Europe/Lisbon');

  test('several processes charge an instalment once', async () => {
    const environment = await openEnvironment();
    const id = await bookedStay(environment, today);
    await Promise.all([
      enqueueDueCharges(environment.context),
      enqueueDueCharges(environment.context),
      enqueueDueCharges(environment.context),
    ]);
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid']);
    const { rows } = await environment.pool.query(`select id from pgboss.job where name = 'payment.charge'`);
    expect(rows).toHaveLength(1);
  });

  test.each(['laterDecline', 'authentication'] as const)(
    'the card "%s" makes the instalment fail',
    async (card) => {
      const environment = await openEnvironment();
      const id = await createStay(environment, { later: [{ dueDate: today, amount: 70_000 }] });
      const session = await openCheckout(environment, id);
      await payWithCard(environment, session.id, testCards[card].number);
      await environment.ask(`/sandbox/checkout/${session.id}/challenge`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'approve' }),
      });
      await environment.deliverAll();
      await enqueueDueCharges(environment.context);
      await environment.waitForJobs();
      expect(await getStayStatus(environment, id)).toMatchObject({
        status: 'confirmed',
        paid: ['paid', 'failed'],
      });
      expect(environment.log.join('')).toContain('instalment not charged');
    },
  );

  test('the charge is repeated when the gateway does not answer', async () => {
    const environment = await openEnvironment();
    const id = await bookedStay(environment, today);
    environment.faults.gateway = 1;
    await enqueueDueCharges(environment.context);
    await expect.poll(() => environment.log.join('')).toContain('will be retried');
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'processing']);
    await environment.runRetriesNow();
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'paid']);
  });

  test('nothing is charged once the stay was cancelled', async () => {
    const environment = await openEnvironment();
    const id = await bookedStay(environment, today);
    await environment.db
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await environment.db
      .updateTable('payment')
      .set({ status: 'processing' })
      .where('reservationId', '=', id)
      .where('dueNow', '=', false)
      .execute();
    const { payments } = await getStayStatus(environment, id);
    await environment.db
      .transaction()
      .execute((trx) => environment.jobs.enqueue(trx, 'payment.charge', { paymentId: payments[1]!.id }));
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'void']);
  });

  const callOff = ({ db }: TestEnvironment, id: string) =>
    db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();

  /** The world with a gateway that does something between taking the money and saying so. */
  function interrupted(
    environment: TestEnvironment,
    duringCharge: () => Promise<void>,
  ): TestEnvironment['context'] {
    const { gateway } = environment.context;
    const charge: typeof gateway.charge = async (request) => {
      const result = await gateway.charge(request);
      await duringCharge();
      return result;
    };
    return { ...environment.context, gateway: { ...gateway, charge } };
  }

  const begunPayment = async (environment: TestEnvironment, id: string) => {
    const { payments } = await getStayStatus(environment, id);
    const [, later] = payments;
    await environment.db
      .updateTable('payment')
      .set({ status: 'processing' })
      .where('id', '=', later!.id)
      .execute();
    return later!.id;
  };

  test('goes back in full when the stay is called off while it is charged', async () => {
    const environment = await openEnvironment();
    const id = await bookedStay(environment, today);
    const paymentId = await begunPayment(environment, id);
    const context = interrupted(environment, async () => void (await callOff(environment, id)));
    await chargeInstalment(context, { paymentId }, { retry: 0, last: false });
    await environment.waitForJobs();
    const { payments } = await getStayStatus(environment, id);
    expect(payments[1]).toMatchObject({ status: 'refunded', refundAmount: 70_000 });
  });

  test('goes back in full when it was charged unheard and the stay called off since', async () => {
    const environment = await openEnvironment();
    const id = await bookedStay(environment, today);
    const paymentId = await begunPayment(environment, id);
    const unanswered = interrupted(environment, () => Promise.reject(new Error('the line is dead')));
    await expect(chargeInstalment(unanswered, { paymentId }, { retry: 0, last: false })).rejects.toThrow(
      'dead',
    );
    await callOff(environment, id);
    await chargeInstalment(environment.context, { paymentId }, { retry: 1, last: false });
    await environment.waitForJobs();
    const { payments } = await getStayStatus(environment, id);
    expect(payments[1]).toMatchObject({ status: 'refunded', refundAmount: 70_000 });
  });
});
