import { describe, expect, test } from 'vitest';
import { GatewayUnreachable } from '../../server/host/ports/gateway.ts';
import { createPaidStay } from '../support/createPaidStay.ts';
import { stripeCards } from '../support/stripe/cards.ts';
import { getGateway, onlySession, sessionRequest, openTestStripe } from './support/testStripe.ts';

describe('a guest who pays at Stripe', () => {
  test('sees the payments in their language, and returns to the site, paid or not', async () => {
    const { stripe, gateway } = await openTestStripe();
    const request = sessionRequest();
    const opened = await gateway.openSession(request);
    const session = onlySession(stripe);
    expect(opened).toEqual({ id: session.id, url: session.url, expiresAt: request.expiresAt });
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 30_000,
      currency: 'eur',
      locale: 'pt',
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
    });
    const page = await (await fetch(opened.url)).text();
    expect(page).toContain('Casa · 14 – 17 May 2031 · ES-7K2M9Q');
    expect(page).toContain('<html lang="pt">');
  });

  test.each([
    ['https://stay.test/media/casa/a.jpg', ['https://stay.test/media/casa/a.jpg']],
    ['http://localhost:3000/media/casa/a.jpg', []],
  ])('sees the photo of the property if Stripe can load it: %s', async (address, images) => {
    const { gateway } = await openTestStripe();
    const stay = createPaidStay({ photo: { address, alt: 'The terrace' } });
    const { url } = await gateway.openSession(sessionRequest({ stay }));
    const page = await (await fetch(url)).text();
    expect([...page.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual(images);
  });

  test('is known to Stripe by their e-mail address and the id of the stay only', async () => {
    const { stripe, gateway } = await openTestStripe();
    const request = sessionRequest({ keepsCard: true });
    await gateway.openSession(request);
    const { id, metadata, customer_email } = onlySession(stripe);
    expect(metadata).toEqual({ reservation: request.reservationId });
    expect(customer_email).toBe('maria@guests.test');
    stripe.pay(id);
    const [payment] = stripe.account.payments.values();
    expect(payment).toMatchObject({ metadata: { reservation: request.reservationId }, shipping: null });
  });

  test('leaves a saved card only if later payments are due', async () => {
    const { stripe, gateway } = await openTestStripe();
    const paid = async (keepsCard: boolean) => {
      const { id } = await gateway.openSession(sessionRequest({ keepsCard }));
      stripe.pay(id);
      return gateway.readSession(id);
    };
    expect((await paid(false)).savedCard).toBeUndefined();
    expect((await paid(true)).savedCard).toMatch(/^cus_\w+\/pm_\w+$/);
    expect(stripe.account.customers.size).toBe(1);
  });

  test('saves a card if nothing is due now', async () => {
    const { stripe, gateway } = await openTestStripe();
    const { id } = await gateway.openSession(
      sessionRequest({ mode: 'setup', amount: undefined, keepsCard: true }),
    );
    expect(onlySession(stripe)).toMatchObject({ mode: 'setup', amount_total: null });
    stripe.pay(id);
    const state = await gateway.readSession(id);
    expect(state).toMatchObject({ status: 'complete', mode: 'setup', paymentId: undefined });
    expect(state.savedCard).toMatch(/^cus_\w+\/pm_\w+$/);
    expect(stripe.account.charges.size).toBe(0);
  });

  test('has one session for repeated requests, also after a lost answer of Stripe', async () => {
    const { stripe, gateway } = await openTestStripe();
    stripe.fail(/^POST .*sessions$/, 'unheard', 2);
    const request = sessionRequest();
    await expect(gateway.openSession(request)).rejects.toThrow(GatewayUnreachable);
    const opened = await gateway.openSession(request);
    expect(await gateway.openSession(request)).toEqual(opened);
    expect(onlySession(stripe).id).toBe(opened.id);
  });

  test('is not redirected with the key of another request', async () => {
    const { gateway } = await openTestStripe();
    const request = sessionRequest();
    await gateway.openSession(request);
    const other = gateway.openSession({ ...request, amount: { amount: 29_900, currency: 'EUR' } });
    await expect(other).rejects.toThrow(/idempotent requests can only be used with the same parameters/);
  });
});

describe('the status of a session', () => {
  test.each([
    ['nobody has paid yet', 'open', {}],
    ['a card was declined', 'failed', { card: stripeCards.pm_card_visa_chargeDeclined }],
    [
      'the guest declined at their bank',
      'failed',
      { card: stripeCards.pm_card_authenticationRequired, approves: false },
    ],
    ['the bank has not been answered', 'open', { card: stripeCards.pm_card_authenticationRequired }],
    [
      'the guest approved at their bank',
      'complete',
      { card: stripeCards.pm_card_authenticationRequired, approves: true },
    ],
    ['it was paid', 'complete', { card: stripeCards.pm_card_visa }],
  ] as const)('is read with %s: %s', async (_, status, done) => {
    const { stripe, gateway } = await openTestStripe();
    const { id } = await gateway.openSession(sessionRequest());
    if ('card' in done) stripe.pay(id, done.card);
    if ('approves' in done) stripe.answerBank(id, done.approves);
    const state = await gateway.readSession(id);
    expect(state.status).toBe(status);
    const payments = [...stripe.account.payments.values()].filter(
      (payment) => payment.status === 'succeeded',
    );
    expect([state.paymentId].filter((paid) => paid !== undefined)).toEqual(payments.map((paid) => paid.id));
  });

  test('is complete after a declined card and another one', async () => {
    const { stripe, gateway } = await openTestStripe();
    const { id } = await gateway.openSession(sessionRequest());
    stripe.pay(id, stripeCards.pm_card_visa_chargeDeclined);
    stripe.pay(id);
    expect((await gateway.readSession(id)).status).toBe('complete');
    expect(stripe.account.charges.size).toBe(1);
  });

  test('is processing after a delayed payment, and then complete or over', async () => {
    const { stripe, gateway } = await openTestStripe();
    const { id } = await gateway.openSession(sessionRequest());
    stripe.pay(id);
    const { account } = stripe;
    const session = account.sessions.get(id)!;
    const payment = account.payments.get(session.payment_intent as string)!;
    const getStatusAt = async (status: typeof payment.status) => {
      account.sessions.set(id, { ...session, payment_status: 'unpaid' });
      account.payments.set(payment.id, { ...payment, status });
      return gateway.readSession(id);
    };
    expect(await getStatusAt('processing')).toMatchObject({ status: 'processing', paymentId: undefined });
    expect(await getStatusAt('requires_payment_method')).toMatchObject({
      status: 'expired',
      paymentId: undefined,
    });
  });

  test('is expired at Stripe too, which would have kept it for half an hour more', async () => {
    const { stripe, gateway } = await openTestStripe();
    const { id, expiresAt } = await gateway.openSession(sessionRequest());
    const secondsLeft = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
    stripe.clock.ahead = secondsLeft - 5;
    expect((await gateway.readSession(id)).status).toBe('open');
    stripe.clock.ahead = secondsLeft + 1;
    expect((await gateway.readSession(id)).status).toBe('expired');
    expect(onlySession(stripe).status).toBe('expired');
    stripe.pay(id);
    expect(stripe.account.charges.size).toBe(0);
  });

  test.each([2, 30])(
    'begins open with %i minutes left, although Stripe requires half an hour',
    async (minutes) => {
      const { gateway } = await openTestStripe();
      const expiresAt = new Date(Date.now() + minutes * 60_000);
      expect((await gateway.openSession(sessionRequest({ expiresAt }))).expiresAt).toEqual(expiresAt);
    },
  );

  test('stays paid when it is cancelled a moment later', async () => {
    const { stripe, gateway } = await openTestStripe();
    const { id } = await gateway.openSession(sessionRequest());
    stripe.pay(id);
    await gateway.expireSession(id);
    expect((await gateway.readSession(id)).status).toBe('complete');
  });

  test('is over after a cancellation, also after a second one', async () => {
    const { gateway } = await openTestStripe();
    const { id } = await gateway.openSession(sessionRequest());
    await gateway.expireSession(id);
    await gateway.expireSession(id);
    expect((await gateway.readSession(id)).status).toBe('expired');
  });
});

describe('the errors for an operator', () => {
  test('name the setting to correct when Stripe rejects the key, and never the key', async () => {
    const { stripe } = await openTestStripe();
    const gateway = getGateway({ ...stripe, secretKey: 'sk_test_ofSomebodyElse00000' });
    const error = await gateway.openSession(sessionRequest()).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(String(error)).toContain('STRIPE_SECRET_KEY');
    expect(String(error)).not.toMatch(/sk_test|maria/);
  });

  test('include an unreachable Stripe, or its answer', async () => {
    const { stripe, gateway } = await openTestStripe();
    stripe.fail(/sessions/, 'error', 2);
    await expect(gateway.openSession(sessionRequest())).rejects.toThrow(/Stripe answered 500/);
    stripe.fail(/sessions/, 'unanswered', 2);
    await expect(gateway.openSession(sessionRequest())).rejects.toThrow(/Stripe could not be reached: /);
  });
});
