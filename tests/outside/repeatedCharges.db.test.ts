import { describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import type { ChargeRequest, ChargeResult } from '../../server/host/ports/gateway.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';
import { createStay, getStayStatus, openCheckout, payWithCard } from './support/stays.ts';

const today = getDate(new Date(), 'Europe/Lisbon');

/** A booked stay whose second instalment was declined. */
async function owingStay(environment: TestEnvironment) {
  const id = await createStay(environment, { later: [{ dueDate: today, amount: 40_000 }] });
  const session = await openCheckout(environment, id);
  await payWithCard(environment, session.id, testCards.laterDecline.number);
  await environment.deliverAll();
  await enqueueDueCharges(environment.context);
  await environment.waitForJobs();
  expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'failed']);
  return id;
}

/** Makes the gateway answer charges in this way; returns the idempotency keys of the requests. */
function answerCharges(environment: TestEnvironment, result: ChargeResult) {
  const keys: string[] = [];
  environment.context.gateway.charge = (request: ChargeRequest) => {
    keys.push(request.idempotencyKey);
    return Promise.resolve(result);
  };
  return keys;
}

const charge = (environment: TestEnvironment, reservation: string) =>
  runCommand(environment.context, 'reservations.charge', { reservation });
const getError = (result: Promise<unknown>) => result.then(String, (error: Error) => error.message);

describe('a failed charge that the host repeats', () => {
  test('is a new request to the gateway, and the guest learns that it was paid', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const keys = answerCharges(environment, { status: 'paid', paymentId: 'pay_again' });
    const offered = await runCommand(environment.context, 'reservations.previewCharge', { reservation: id });
    expect(offered).toMatchObject({
      amount: { amount: 40_000 },
      instalments: [{ dueDate: today, failure: 'declined' }],
    });
    expect(await charge(environment, id)).toEqual(offered);
    await environment.waitForJobs();
    const { paid, payments } = await getStayStatus(environment, id);
    expect(paid).toEqual(['paid', 'paid']);
    expect(keys).toEqual([`charge:${payments[1]!.id}:1`]);
    expect((await environment.mails())[0]!.subject).toContain('has arrived');
    expect(await getError(charge(environment, id))).toContain('No instalment');
  });

  test('is refused if the amount is no longer what the host saw', async () => {
    const environment = await openEnvironment();
    const reservation = await owingStay(environment);
    const seen = { reservation, expectedAmount: 39_999 };
    expect(await getError(runCommand(environment.context, 'reservations.charge', seen))).toContain(
      'The amount has changed',
    );
    expect((await getStayStatus(environment, reservation)).paid).toEqual(['paid', 'failed']);
  });

  test('fails again with another e-mail, and can be repeated with another key', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const keys = answerCharges(environment, { status: 'declined' });
    for (const attempt of [1, 2]) {
      await charge(environment, id);
      await environment.waitForJobs();
      const { paid, payments } = await getStayStatus(environment, id);
      expect(paid).toEqual(['paid', 'failed']);
      expect(keys.at(-1)).toBe(`charge:${payments[1]!.id}:${attempt}`);
    }
    const subjects = (await environment.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('did not go through'))).toHaveLength(3);
  });

  test('keeps its key if the gateway was not reached, because it may have charged the card', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    await environment.db
      .updateTable('payment')
      .set({ chargeFailure: 'unreachable' })
      .where('status', '=', 'failed')
      .execute();
    const keys = answerCharges(environment, { status: 'paid', paymentId: 'pay_again' });
    await charge(environment, id);
    await environment.waitForJobs();
    expect(keys).toEqual([`charge:${(await getStayStatus(environment, id)).payments[1]!.id}`]);
  });

  test('is rejected while the guest pays by hand', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const { payments } = await getStayStatus(environment, id);
    const session = await openCheckout(environment, id);
    await environment.db
      .insertInto('checkoutInstalment')
      .values({ reservationId: id, attempt: 2, paymentId: payments[1]!.id })
      .execute();
    expect(session.id).not.toBe('');
    expect(await getError(charge(environment, id))).toContain('has opened the payment page');
    expect((await getStayStatus(environment, id)).paid).toEqual(['paid', 'failed']);
  });

  test('is refunded as a surplus if the guest has paid by hand during the charge', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const { payments } = await getStayStatus(environment, id);
    environment.context.gateway.charge = async () => {
      await environment.db
        .updateTable('payment')
        .set({ status: 'paid', gatewayPaymentId: 'pay_by_hand' })
        .where('id', '=', payments[1]!.id)
        .execute();
      return { status: 'paid', paymentId: 'pay_again' };
    };
    const refunds: unknown[] = [];
    environment.context.gateway.readPayment = (paymentId) =>
      Promise.resolve({
        id: paymentId,
        chargeId: undefined,
        amount: { amount: 40_000, currency: 'EUR' },
        fee: undefined,
        refunds: [],
        disputes: [],
      });
    environment.context.gateway.refund = (request) => {
      refunds.push(request);
      return Promise.resolve({ id: 're_1' });
    };
    await charge(environment, id);
    await environment.waitForJobs();
    expect((await getStayStatus(environment, id)).payments[1]!.gatewayPaymentId).toBe('pay_by_hand');
    expect(refunds).toMatchObject([{ paymentId: 'pay_again', amount: { amount: 40_000 } }]);
  });

  test('is rejected for a cancelled stay, and without a saved card', async () => {
    const environment = await openEnvironment();
    const id = await owingStay(environment);
    const change = (values: { savedCard?: null; status?: 'cancelled' }) =>
      environment.db.updateTable('reservation').set(values).where('id', '=', id).execute();
    await change({ savedCard: null });
    expect(await getError(charge(environment, id))).toContain('No card is saved');
    await change({ status: 'cancelled' });
    expect(await getError(charge(environment, id))).toContain('is cancelled: nothing more is charged');
  });
});
