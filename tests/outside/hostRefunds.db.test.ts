import { describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { refreshDuePayments } from '../../server/host/payments/gatewayPayments.ts';
import { refundPart } from '../../server/host/payments/refundPayment.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import type { Language } from '../../contract/values/language.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';
import { createStay, getStayStatus, openCheckout, payWithCard } from './support/stays.ts';

const today = getDate(new Date(), 'Europe/Lisbon');
const reason = 'The heating did not work.\nWe are sorry.';

/** A booked stay of 1,000.00 that was paid with two payments: 300.00, then 400.00 and 300.00. */
async function paidStay(environment: TestEnvironment, locale: Language = 'en') {
  const later = [
    { dueDate: today, amount: 40_000 },
    { dueDate: '2031-05-01', amount: 30_000 },
  ];
  const id = await createStay(environment, { later, locale, refundPercentage: 50 });
  const session = await openCheckout(environment, id);
  await payWithCard(environment, session.id, testCards.success.number);
  await environment.deliverAll();
  await enqueueDueCharges(environment.context);
  await environment.waitForJobs();
  return id;
}

const readMoney = async (environment: TestEnvironment, id: string) => {
  const payments = await environment.db
    .selectFrom('gatewayPayment')
    .select('id')
    .where('reservationId', '=', id)
    .execute();
  const states = await Promise.all(
    payments.map((payment) => environment.context.gateway.readPayment(payment.id)),
  );
  const refunds = states.flatMap((state) => state!.refunds.map(({ amount }) => amount.amount));
  return { refunds, moved: refunds.reduce((sum, amount) => sum + amount, 0) };
};

const refund = (environment: TestEnvironment, reservation: string, amount: number, about: object = {}) =>
  runCommand(environment.context, 'reservations.refund', { reservation, amount, reason, ...about });
const preview = (environment: TestEnvironment, reservation: string, amount?: number) =>
  runCommand(environment.context, 'reservations.previewRefund', { reservation, amount });
const show = (environment: TestEnvironment, reservation: string) =>
  runCommand(environment.context, 'reservations.show', { reservation });
const getError = (result: Promise<unknown>) => result.then(String, (error: Error) => error.message);

describe('a refund by the host', () => {
  test('is shown first, goes back to the latest payment first, and is explained to the guest', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment, 'de');
    const { payments } = await getStayStatus(environment, id);
    const offered = await preview(environment, id, 50_000);
    expect(offered).toMatchObject({
      paid: { amount: 70_000 },
      refunded: { amount: 0 },
      refundable: { amount: 70_000 },
      parts: [
        { dueDate: today, amount: { amount: 40_000 }, gatewayPaymentId: payments[1]!.gatewayPaymentId },
        { amount: { amount: 10_000 }, gatewayPaymentId: payments[0]!.gatewayPaymentId },
      ],
    });
    expect((await readMoney(environment, id)).moved).toBe(0);

    const made = await refund(environment, id, 50_000, { expectedRefundable: 70_000 });
    expect(made).toMatchObject({ amount: { amount: 50_000 }, parts: offered.parts, repeated: false });
    await environment.waitForJobs();
    expect(await readMoney(environment, id)).toMatchObject({ moved: 50_000 });
    const status = await getStayStatus(environment, id);
    expect(status).toMatchObject({ status: 'confirmed', paid: ['paid', 'refunded', 'scheduled'] });
    expect(status.payments.map(({ returnedAmount }) => returnedAmount)).toEqual([10_000, 40_000, 0]);

    const [mail] = await environment.mails();
    expect(mail).toMatchObject({ to: 'maria@guests.test', language: 'de' });
    expect(mail!.subject).toContain('Eine Erstattung');
    expect(mail!.text).toContain('> The heating did not work.\n> We are sorry.');
    expect(mail!.text).toContain('500,00');
  });

  test('appears in the reservation and its history, and the sum shown is the sum moved', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    await refund({ ...environment, context: { ...environment.context, actor: 'Ana' } as never }, id, 12_345);
    await environment.waitForJobs();
    await refreshDuePayments(environment.context);
    const { payments, history, cancellation } = await show(environment, id);
    const shown = payments.reduce((sum, { refunded }) => sum + (refunded?.amount ?? 0), 0);
    expect([shown, (await readMoney(environment, id)).moved]).toEqual([12_345, 12_345]);
    // The policy refunds half of what remains.
    expect(cancellation.refundNow.total.amount).toBe(28_828);
    expect(history.map(({ kind, by, text, amount }) => [kind, by, text, amount?.amount])).toEqual(
      expect.arrayContaining([
        ['refunded', 'Ana', reason, 12_345],
        ['refundAtGateway', null, 'succeeded', 12_345],
        ['mail', null, 'refunded', undefined],
        ['paid', null, null, 30_000],
        ['paid', null, null, 40_000],
      ]),
    );
  });

  test('never exceeds what was paid, however many refunds are made at once', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    expect(await getError(preview(environment, id, 70_001))).toContain('At most 700.00 EUR of reservation');
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => refund(environment, id, 20_000)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(60_000);
    expect(await getError(refund(environment, id, 10_001))).toContain('600.00 EUR is refunded already');
    await refund(environment, id, 10_000);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(70_000);
    expect((await getStayStatus(environment, id)).paid).toEqual(['refunded', 'refunded', 'scheduled']);
  });

  test('is rejected if the refundable amount is not the one that was shown', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    expect(await getError(refund(environment, id, 100, { expectedRefundable: 69_999 }))).toContain(
      'has changed in the meantime',
    );
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(0);
  });

  test('is made once for one key', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    const made = await Promise.all(
      Array.from({ length: 3 }, () => refund(environment, id, 50_000, { key: 'once' })),
    );
    expect(made.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(new Set(made.map(({ refundId }) => refundId)).size).toBe(1);
    expect(made[1]!.parts).toEqual(made[0]!.parts);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(50_000);
  });

  test('is completed after a crash before the answer is stored, and moves no money twice', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await createStay(environment, { now: 30_000 });
    const session = await openCheckout(environment, id);
    await payWithCard(environment, session.id, testCards.success.number);
    await environment.deliverAll();
    await refund(environment, id, 10_000);
    const { id: partId } = await environment.db
      .selectFrom('hostRefundPart')
      .select('id')
      .executeTakeFirstOrThrow();
    const dying = {
      ...environment.context,
      gateway: {
        ...environment.context.gateway,
        refund: async (request: Parameters<typeof environment.context.gateway.refund>[0]) => {
          await environment.context.gateway.refund(request);
          throw new Error('killed');
        },
      },
    };
    await expect(refundPart(dying, partId)).rejects.toThrow('killed');
    // The money has moved and is not recorded; the reservation shows it already.
    expect((await readMoney(environment, id)).moved).toBe(10_000);
    expect((await preview(environment, id)).refundable.amount).toBe(20_000);
    await environment.work();
    await environment.waitForJobs();
    await refundPart(environment.context, partId);
    expect((await readMoney(environment, id)).refunds).toEqual([10_000]);
    expect((await preview(environment, id)).refundable.amount).toBe(20_000);
  });

  test('becomes refundable again if it fails at the gateway', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    await refund(environment, id, 10_000);
    await environment.waitForJobs();
    const { context } = environment;
    const failing = {
      ...context,
      gateway: {
        ...context.gateway,
        readPayment: async (payment: string) => {
          const state = (await context.gateway.readPayment(payment))!;
          return { ...state, refunds: state.refunds.map((one) => ({ ...one, status: 'failed' as const })) };
        },
      },
    };
    await refreshDuePayments(failing);
    expect(await preview(environment, id)).toMatchObject({
      refunded: { amount: 0 },
      refundable: { amount: 70_000 },
    });
    await environment.waitForJobs();
    expect((await environment.mails()).some(({ to }) => to !== 'maria@guests.test')).toBe(true);
  });

  test('and a later cancellation together refund what was paid', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    await refund(environment, id, 33_333);
    const cancelled = await runCommand(environment.context, 'reservations.cancel', {
      reservation: id,
      refund: 'full',
    });
    expect(cancelled.refund.total.amount).toBe(70_000 - 33_333);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(70_000);
    expect((await show(environment, id)).cancellation.refundNow.total.amount).toBe(70_000);
    expect(await getError(refund(environment, id, 1))).toContain('At most 0.00 EUR');
  });

  test('is possible after a cancellation that refunded less', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    const cancelled = await runCommand(environment.context, 'reservations.cancel', {
      reservation: id,
      refund: 12_301,
    });
    expect(cancelled).toMatchObject({ refund: { percentage: 17.57, total: { amount: 12_301 } } });
    expect(await preview(environment, id)).toMatchObject({ refundable: { amount: 70_000 - 12_301 } });
    await refund(environment, id, 20_000);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(32_301);
    const { cancellation, payments } = await show(environment, id);
    expect(cancellation.refundNow.total.amount).toBe(32_301);
    expect(payments.reduce((sum, { refunded }) => sum + (refunded?.amount ?? 0), 0)).toBe(32_301);
  });
});

describe('a cancellation with an amount', () => {
  test('refunds the amount, and is rejected if more than the paid amount would be refunded', async () => {
    const environment = await openEnvironment();
    const id = await paidStay(environment);
    const cancel = (amount: number) =>
      runCommand(environment.context, 'reservations.cancel', { reservation: id, refund: amount });
    expect(await getError(cancel(70_001))).toContain('higher than the 700.00 EUR that can be refunded');
    expect(await getError(cancel(-1))).toContain('refund: ');
    await cancel(70_000);
    await environment.waitForJobs();
    expect((await readMoney(environment, id)).moved).toBe(70_000);
    expect((await show(environment, id)).history.map(({ kind }) => kind)).toContain('cancelledByHost');
  });
});
