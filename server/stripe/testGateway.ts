import type { Stripe } from 'stripe';
import type { ChargeResult } from '../host/ports/gateway.ts';
import { charge } from './charge.ts';
import { getAnswer } from './failures.ts';
import { createGateway } from './gateway.ts';
import { getSavedCard } from './savedCard.ts';

/** One step of a rehearsal with its result. */
export interface GatewayStep {
  step: string;
  isAsExpected: boolean;
  happened: string;
}

type Work = () => Promise<{ isAsExpected: boolean; happened: string }>;

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

async function tried(step: string, work: Work): Promise<GatewayStep> {
  try {
    return { step, ...(await work()) };
  } catch (error) {
    return { step, isAsExpected: false, happened: error instanceof Error ? error.message : String(error) };
  }
}

const describeResult = (result: ChargeResult) =>
  result.status === 'paid' ? `paid as ${result.paymentId}` : result.status;

/** Returns the steps in order, for one new customer. */
function createSteps(stripe: Stripe, customer: string): [step: string, work: Work][] {
  const run = crypto.randomUUID();
  const gateway = createGateway(stripe);
  const kept = { card: '', payment: '' };
  const chargeCard = (savedCard: string, name: string, amount = 1_000) =>
    charge(stripe, {
      savedCard,
      amount: euros(amount),
      description: 'Rehearsal',
      idempotencyKey: `rehearsal:${run}:${name}`,
    });
  const attached = async (token: string) => {
    const { id } = await getAnswer(stripe.paymentMethods.attach(token, { customer }));
    return getSavedCard(customer, id)!;
  };
  const opened = async (mode: 'payment' | 'setup') => {
    const { id, url } = await gateway.openSession({
      reservationId: run,
      number: 'REHEARSAL',
      mode,
      amount: mode === 'payment' ? euros(1_000) : undefined,
      keepsCard: true,
      description: 'Rehearsal',
      guestEmail: 'rehearsal@example.com',
      language: 'en',
      returnUrl: 'https://example.com/',
      expiresAt: new Date(Date.now() + 30 * 60_000),
      idempotencyKey: `rehearsal:${run}:${mode}`,
    });
    await gateway.expireSession(id);
    const { status } = await gateway.readSession(id);
    return { isAsExpected: status === 'expired', happened: `${id} at ${new URL(url).host}, then ${status}` };
  };

  return [
    ['open and end a checkout with a payment', () => opened('payment')],
    ['open and end a checkout that saves a card', () => opened('setup')],
    [
      'save a card for later charges',
      async () => {
        const { id, status, payment_method } = await getAnswer(
          stripe.setupIntents.create({
            customer,
            payment_method: 'pm_card_visa',
            confirm: true,
            usage: 'off_session',
            allowed_payment_method_types: ['card'],
          }),
        );
        kept.card = getSavedCard(customer, payment_method) ?? '';
        return { isAsExpected: status === 'succeeded', happened: `${id} ${status}` };
      },
    ],
    [
      'charge 10.00 € to it without its holder',
      async () => {
        const result = await chargeCard(kept.card, 'charge');
        if (result.status === 'paid') kept.payment = result.paymentId;
        return { isAsExpected: result.status === 'paid', happened: describeResult(result) };
      },
    ],
    [
      'repeat the charge with the same key: Stripe charges once',
      async () => {
        const result = await chargeCard(kept.card, 'charge');
        return {
          isAsExpected: result.status === 'paid' && result.paymentId === kept.payment,
          happened: describeResult(result),
        };
      },
    ],
    [
      'refund 4.00 € of it',
      async () => {
        const idempotencyKey = `rehearsal:${run}:refund`;
        const { id } = await gateway.refund({ paymentId: kept.payment, amount: euros(400), idempotencyKey });
        const state = await gateway.readPayment(kept.payment);
        const refund = state?.refunds.find((one) => one.id === id);
        return {
          isAsExpected: refund?.amount.amount === 400 && refund.key === idempotencyKey,
          happened: `${id} ${refund?.status ?? 'is not listed'}`,
        };
      },
    ],
    [
      'recognise a card that is declined later',
      async () => {
        const result = await chargeCard(await attached('pm_card_chargeCustomerFail'), 'declined');
        return { isAsExpected: result.status === 'declined', happened: describeResult(result) };
      },
    ],
    [
      'recognise a card whose bank requires a confirmation',
      async () => {
        const result = await chargeCard(await attached('pm_card_authenticationRequired'), 'asks');
        return {
          isAsExpected: result.status === 'authentication-required',
          happened: describeResult(result),
        };
      },
    ],
  ];
}

/**
 * Rehearses everything that can happen to a payment, with Stripe's test cards. Its payments remain in the account; its
 * customer is deleted.
 */
export async function* testGateway(stripe: Stripe): AsyncGenerator<GatewayStep> {
  const made = await getAnswer(stripe.customers.create({ metadata: { rehearsal: 'yes' } }));
  try {
    for (const [step, work] of createSteps(stripe, made.id)) yield await tried(step, work);
  } finally {
    await stripe.customers.del(made.id).catch(() => undefined);
  }
}
