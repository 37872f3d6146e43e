import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { WebhookRejection } from '../../server/host/ports/gateway.ts';
import { openStripe } from '../../server/stripe/index.ts';
import { handledEvents } from '../../server/stripe/webhook.ts';
import { testWebhookSecret } from '../support/stripe/startStripe.ts';
import { openTestStripe, testWebhookAddress } from './support/testStripe.ts';

const session = { id: 'cs_test_1', object: 'checkout.session' };
const getEvent = (type: string, object: unknown, more: object = {}) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: false, data: { object }, ...more });
const body = (type = 'checkout.session.completed') => getEvent(type, session);

const seconds = () => Math.floor(Date.now() / 1000);
const mac = (payload: string, time: number, secret = testWebhookSecret) =>
  createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
const withSignature = (signature: string) => new Headers({ 'stripe-signature': signature });
const signed = (payload: string, secret = testWebhookSecret, age = 0) =>
  withSignature(Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds() - age }));

/** The gateway without a connection, which reading an event never needs. */
const gatewayWith = (about: Partial<Parameters<typeof openStripe>[0]> = {}) =>
  openStripe({
    apiUrl: 'http://127.0.0.1:1',
    secretKey: 'sk_test_0123456789abcdef0123',
    isTest: true,
    webhookSecrets: [testWebhookSecret],
    webhookAddress: testWebhookAddress,
    ...about,
  });

describe('a webhook event of Stripe', () => {
  test('says which session changed, and under which id it may come again', async () => {
    const { gateway } = await openTestStripe();
    const read = await gateway.readWebhook(body(), signed(body()));
    expect(read).toEqual({ id: 'evt_1', sessionId: 'cs_test_1' });
  });

  test.each(['customer.created', 'payout.paid', 'something.new'])(
    'an event of type %s is ignored',
    async (type) => {
      expect(await gatewayWith().readWebhook(body(type), signed(body(type)))).toBeUndefined();
    },
  );

  test.each([
    ['signed with another secret', body(), signed(body(), 'whsec_ofSomebodyElse0000000')],
    ['changed by one character', body().replace('cs_test_1', 'cs_test_2'), signed(body())],
    ['written differently with the same meaning', `${body()}\n`, signed(body())],
    ['signed more than five minutes ago', body(), signed(body(), testWebhookSecret, 310)],
    ['signed more than five minutes in the future', body(), signed(body(), testWebhookSecret, -310)],
    ['signed an hour in the future', body(), signed(body(), testWebhookSecret, -3_600)],
    ['without a signature', body(), new Headers()],
    ['without a body', '', signed('')],
  ])('%s is refused', async (_, text, headers) => {
    await expect(gatewayWith().readWebhook(text, headers)).rejects.toThrow(WebhookRejection);
  });

  const now = seconds();
  test.each([
    '',
    't=1',
    'v1=',
    't=,v1=',
    `t=${now}`,
    `t=${now},v1=`,
    `t=${now},v1`,
    `t=${now},v1=,v1=`,
    `t=${now},v1=zz`,
    `t=${now},v1=${'é'.repeat(64)}`,
    `t=${now},v1=${'0'.repeat(64)}`,
    `t=${now},v1=${'0'.repeat(64)},v1=${'f'.repeat(64)}`,
    `t=${now},v1=${'0'.repeat(15_000)}`,
    `t=${now},${Array.from({ length: 2_000 }, () => 'v1=00').join(',')}`,
    `t=${now},v0=${mac(body(), now)}`,
    `t=${now}${'0'.repeat(300)},v1=${mac(body(), now)}`,
    `t=-1,v1=${mac(body(), -1)}`,
    `t=NaN,v1=${mac(body(), Number.NaN)}`,
    `t=Infinity,v1=${mac(body(), Number.POSITIVE_INFINITY)}`,
    `t=${now + 3_600},t=${now},v1=${mac(body(), now)}`,
    't==,,=v1=,',
    '{"t":1}',
  ])('an event with the signature header %j is rejected', async (signature) => {
    const headers = { get: () => signature } as unknown as Headers;
    await expect(gatewayWith().readWebhook(body(), headers)).rejects.toThrow(WebhookRejection);
  });

  test.each([
    'nonsense',
    'null',
    'true',
    '0',
    '"evt_1"',
    '[]',
    `[${body()}]`,
    '{}',
    '{',
    '{"id":"evt_a","type":"checkout.session.completed"}',
    '{"id":"evt_a","type":"checkout.session.completed","data":null}',
    '{"id":"evt_a","type":"checkout.session.completed","data":[]}',
    '{"id":"evt_a","type":"checkout.session.completed","data":{}}',
    getEvent('checkout.session.completed', null),
    getEvent('checkout.session.completed', []),
    getEvent('checkout.session.completed', 'cs_test_1'),
    getEvent('checkout.session.completed', {}),
    getEvent('checkout.session.completed', { id: 5 }),
    getEvent('checkout.session.completed', { id: '' }),
    getEvent('checkout.session.completed', { id: 'cs_\0' }),
    getEvent('checkout.session.completed', { id: '../customers' }),
    getEvent('checkout.session.completed', { id: 'c'.repeat(256) }),
    getEvent('charge.refunded', { id: 'ch_1', payment_intent: 7 }),
    getEvent('charge.refunded', { id: 'ch_1', payment_intent: 'pi_\0' }),
    getEvent('checkout.session.completed', session, { id: null }),
    getEvent('checkout.session.completed', session, { id: 'evt_\0' }),
    getEvent('checkout.session.completed', session, { type: 5 }),
    getEvent('checkout.session.completed', session, { livemode: 'no' }),
    getEvent('checkout.session.completed', session, { account: {} }),
    getEvent('checkout.session.completed', session, { object: 'v2.core.event' }),
  ])('rejects a signed event that reads %s', async (text) => {
    await expect(gatewayWith().readWebhook(text, signed(text))).rejects.toThrow(WebhookRejection);
  });

  test.each([240, -240])('signed %d seconds ago is accepted', async (age) => {
    expect(await gatewayWith().readWebhook(body(), signed(body(), testWebhookSecret, age))).toBeDefined();
  });

  test('an event with two signatures is accepted if one of them is valid', async () => {
    const [time, other] = [seconds(), mac(body(), seconds(), 'whsec_replacedBefore00000')];
    for (const pair of [
      [other, mac(body(), time)],
      [mac(body(), time), other],
    ]) {
      const headers = withSignature(`t=${time},v1=${pair[0]},v1=${pair[1]}`);
      expect(await gatewayWith().readWebhook(body(), headers)).toBeDefined();
    }
  });

  test('an event is accepted with either of two secrets while the endpoint’s secret is rotated', async () => {
    const next = 'whsec_replacesTheFormer0000';
    const gateway = gatewayWith({ webhookSecrets: [testWebhookSecret, next] });
    for (const secret of [testWebhookSecret, next]) {
      expect(await gateway.readWebhook(body(), signed(body(), secret))).toBeDefined();
    }
    const other = signed(body(), 'whsec_ofSomebodyElse0000000');
    await expect(gateway.readWebhook(body(), other)).rejects.toThrow(WebhookRejection);
  });

  test.each([
    [true, true, /live mode, but STRIPE_SECRET_KEY is a key in test mode.*STRIPE_WEBHOOK_SECRET/],
    [false, false, /test mode, but STRIPE_SECRET_KEY is a key in live mode.*STRIPE_WEBHOOK_SECRET/],
  ])('an event of the other mode than the key is rejected: livemode %s', async (livemode, isTest, why) => {
    const text = getEvent('checkout.session.completed', session, { livemode });
    await expect(gatewayWith({ isTest }).readWebhook(text, signed(text))).rejects.toThrow(why);
    expect(await gatewayWith({ isTest: !isTest }).readWebhook(text, signed(text))).toBeDefined();
  });

  test('an event of another account is ignored', async () => {
    const text = getEvent('checkout.session.completed', session, { account: 'acct_other' });
    expect(await gatewayWith().readWebhook(text, signed(text))).toBeUndefined();
  });
});

test('the documentation lists the events of an endpoint that a host creates', async () => {
  const page = await readFile(new URL('../../docs/operating/payments.md', import.meta.url), 'utf8');
  const [, paragraph = ''] = page.split('**A webhook by hand.**');
  const [listed = ''] = paragraph.split('Other events are ignored.');
  expect([...listed.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name)).toEqual([
    ...handledEvents,
  ]);
});
