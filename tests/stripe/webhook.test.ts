import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { WebhookRefused } from '../../server/host/ports/gateway.ts';
import { testWebhookSecret } from '../support/stripe/startStripe.ts';
import { stripeOfTest } from './support/stripeOfTest.ts';

const body = (type = 'checkout.session.completed') =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
  });

const signed = (payload: string, secret = testWebhookSecret, age = 0) =>
  new Headers({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - age,
    }),
  });

describe('a notice of Stripe', () => {
  test('says which session changed, and under which id it may come again', async () => {
    const { gateway } = await stripeOfTest();
    const read = await gateway.readWebhook(body(), signed(body()));
    expect(read).toEqual({ id: 'evt_1', sessionId: 'cs_test_1' });
  });

  test.each(['customer.created', 'payout.paid', 'something.new'])('of %s is of no interest', async (type) => {
    const { gateway } = await stripeOfTest();
    expect(await gateway.readWebhook(body(type), signed(body(type)))).toBeUndefined();
  });

  test.each([
    ['signed with another secret', body(), signed(body(), 'whsec_ofSomebodyElse0000000')],
    ['changed by one sign', body().replace('cs_test_1', 'cs_test_2'), signed(body())],
    ['of which the same is meant, written otherwise', `${body()}\n`, signed(body())],
    ['signed more than five minutes ago', body(), signed(body(), testWebhookSecret, 310)],
    ['without a signature', body(), new Headers()],
    ['with half a signature', body(), new Headers({ 'stripe-signature': 't=1' })],
  ])('%s is refused', async (_, text, headers) => {
    const { gateway } = await stripeOfTest();
    await expect(gateway.readWebhook(text, headers)).rejects.toThrow(WebhookRefused);
  });

  test('signed some minutes ago is still taken', async () => {
    const { gateway } = await stripeOfTest();
    expect(await gateway.readWebhook(body(), signed(body(), testWebhookSecret, 240))).toBeDefined();
  });
});
