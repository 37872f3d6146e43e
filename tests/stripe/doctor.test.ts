import { describe, expect, test } from 'vitest';
import { paymentWebhookPath } from '../../contract/operations.ts';
import { checkGateway, findGatewayProblem } from '../../server/commands/doctor/gateway.ts';
import { testGateway } from '../../server/commands/doctor/rehearsal.ts';
import { readConfig } from '../../server/config/index.ts';
import { openStripe, openStripeDiagnostics } from '../../server/stripe/index.ts';
import { handledEvents } from '../../server/stripe/webhook.ts';
import { createInstallation, runCommand } from '../commands/support/site.ts';
import { createEndpoint } from '../support/stripe/objects.ts';
import type { RunningStripe } from '../support/stripe/startStripe.ts';
import { openTestStripe } from './support/testStripe.ts';

const onTheInternet = {
  PUBLIC_URL: 'https://stay.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.example',
};
const getSettings = ({ secretKey, webhookSecret, url }: RunningStripe) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: url,
});
/** Creates the endpoint of a site that has no signing secret in its settings. */
const createOwnEndpoint = ({ url: apiUrl, secretKey }: RunningStripe) =>
  openStripe({
    apiUrl,
    secretKey,
    isTest: true,
    webhookSecrets: undefined,
    webhookAddress: onTheInternet.PUBLIC_URL + paymentWebhookPath,
  }).endpoints!.create();

const open = (account: Parameters<typeof openStripeDiagnostics>[0]) =>
  Promise.resolve(openStripeDiagnostics(account));

describe('doctor', () => {
  const judge = (stripe: RunningStripe, more: Record<string, string> = {}) =>
    checkGateway(readConfig({ ...onTheInternet, ...getSettings(stripe), ...more }), open);

  test('makes a request with the key, and names the setting to correct when Stripe rejects it', async () => {
    const { stripe } = await openTestStripe();
    const STRIPE_SECRET_KEY = 'sk_test_ofSomebodyElse00000';
    const finding = await judge(stripe, { STRIPE_SECRET_KEY });
    expect(finding).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining('does not accept STRIPE_SECRET_KEY'),
      fix: expect.stringContaining('STRIPE_SECRET_KEY'),
    });
    expect(JSON.stringify(finding)).not.toContain('ofSomebodyElse');
  });

  test('fails when Stripe would report no payments, and warns of missing events', async () => {
    const { stripe } = await openTestStripe();
    expect(await judge(stripe)).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining('/payment/webhook'),
    });
    const url = onTheInternet.PUBLIC_URL + paymentWebhookPath;
    createEndpoint(stripe.account, url, handledEvents.slice(1));
    expect(await judge(stripe)).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining('checkout.session.completed'),
    });
    stripe.account.endpoints.clear();
    createEndpoint(stripe.account, url, handledEvents);
    expect(await judge(stripe)).toMatchObject({
      outcome: 'warning',
      fix: expect.stringContaining('live key'),
    });
    stripe.account.endpoints.clear();
    createEndpoint(stripe.account, url, ['*']);
    expect(await judge(stripe)).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining('test key'),
    });
  });

  test('fails when the endpoint of the site is in another mode than the key', async () => {
    const { stripe } = await openTestStripe();
    createEndpoint(stripe.account, onTheInternet.PUBLIC_URL + paymentWebhookPath, handledEvents, {
      livemode: true,
    });
    expect(await judge(stripe)).toMatchObject({
      outcome: 'failed',
      found: expect.stringMatching(/endpoint at .* belongs to another mode than test mode/),
      fix: expect.stringMatching(/in the test mode .*STRIPE_WEBHOOK_SECRET/),
    });
  });

  test('fails when the account of a live key may not take payments yet', async () => {
    const { stripe } = await openTestStripe({ secretKey: 'sk_live_standInForStripe000000' });
    const url = onTheInternet.PUBLIC_URL + paymentWebhookPath;
    createEndpoint(stripe.account, url, handledEvents, { livemode: true });
    const config = readConfig({ ...onTheInternet, ...getSettings(stripe), STRIPE_API_URL: undefined });
    const settings = { ...config, stripe: { ...config.stripe!, apiUrl: stripe.url } };
    expect(await checkGateway(settings, open)).toMatchObject({ outcome: 'ok' });
    stripe.account.mayCharge = false;
    expect(await checkGateway(settings, open)).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining('acct_standIn cannot accept payments'),
    });
  });

  test('fails when STRIPE_WEBHOOK_SECRET is set later, and only the endpoint of the site exists', async () => {
    const { stripe } = await openTestStripe();
    const url = onTheInternet.PUBLIC_URL + paymentWebhookPath;
    const { id } = await createOwnEndpoint(stripe);
    expect(await judge(stripe)).toMatchObject({
      outcome: 'failed',
      fix: expect.stringMatching(/^Remove STRIPE_WEBHOOK_SECRET/),
    });
    createEndpoint(stripe.account, url, handledEvents);
    expect(await judge(stripe)).toMatchObject({ outcome: 'warning', found: expect.stringContaining(id) });
  });

  test('checks the endpoint that the site created, if no signing secret is set', async () => {
    const { stripe } = await openTestStripe();
    const own = (more?: Parameters<typeof findGatewayProblem>[3]) => {
      const settings = { ...onTheInternet, ...getSettings(stripe), STRIPE_WEBHOOK_SECRET: undefined };
      const config = readConfig(settings);
      return more === undefined
        ? checkGateway(config, open)
        : findGatewayProblem(config, config.stripe!, open, more);
    };
    const url = onTheInternet.PUBLIC_URL + paymentWebhookPath;
    const byHand = createEndpoint(stripe.account, url, ['*']);
    expect(await own('starting')).toBeUndefined();
    expect(await own()).toMatchObject({ outcome: 'failed', found: expect.stringContaining(url) });

    const { id } = await createOwnEndpoint(stripe);
    expect(await own()).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining(byHand.id),
      fix: expect.stringContaining('Delete it'),
    });
    stripe.account.endpoints.delete(byHand.id);
    expect(await own()).toMatchObject({ outcome: 'warning', found: expect.stringMatching(/test key/) });
    stripe.account.endpoints.get(id)!.enabled_events = ['charge.updated'];
    expect(await own()).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining('checkout.session.completed'),
      fix: expect.stringContaining('Restart the site'),
    });
    stripe.fail(/^GET .*webhook_endpoints$/, 'forbidden');
    expect(await own()).toMatchObject({
      outcome: 'failed',
      fix: expect.stringMatching(/write access to Webhook Endpoints.*STRIPE_WEBHOOK_SECRET/),
    });
  });

  test('doctor reminds of the old signing secret after a rotation', async () => {
    const { stripe } = await openTestStripe();
    const both = `${stripe.webhookSecret},whsec_fedcba98765432100123`;
    const settings = { ...getSettings(stripe), STRIPE_WEBHOOK_SECRET: both };
    expect(await checkGateway(readConfig(settings), open)).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining('two signing secrets'),
      fix: expect.stringContaining('Remove the old one'),
    });
  });

  test('doctor accepts a test key on this machine', async () => {
    const { stripe } = await openTestStripe();
    expect(await checkGateway(readConfig(getSettings(stripe)), open)).toMatchObject({ outcome: 'ok' });
  });
});

describe('doctor --gateway', () => {
  test('tests every payment step, line by line, and leaves no customer', async () => {
    const { stripe } = await openTestStripe();
    const { code, out } = await runCommand(await createInstallation(), ['doctor', '--gateway'], {
      settings: getSettings(stripe),
    });
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(8);
    expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(8);
    expect(out).toMatch(/refund 4\.00 € of it: re_\w+ succeeded/);
    const charges = [...stripe.account.charges.values()];
    expect(charges.map(({ amount, amount_refunded }) => [amount, amount_refunded])).toEqual([[1_000, 400]]);
    expect(stripe.account.customers.size).toBe(0);
  });

  test('fails with a report of each difference', async () => {
    const { stripe } = await openTestStripe();
    stripe.fail(/^POST .*refunds$/, 'error', 2);
    const { code, out } = await runCommand(await createInstallation(), ['doctor', '--gateway'], {
      settings: getSettings(stripe),
    });
    expect(code).toBe(1);
    expect(out).toMatch(/failed +rehearsal +refund 4\.00 € of it: Stripe answered 500/);
  });

  test.each([
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef0123',
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123',
        SMTP_URL: 'smtps://mail.example',
      },
      /live key/,
    ],
    [{}, /No gateway/],
  ])('moves neither real money nor zero: %o', async (settings, why) => {
    const opened: unknown[] = [];
    const steps = testGateway(readConfig(settings), (account) => {
      opened.push(account);
      return open(account);
    });
    await expect(steps.next()).rejects.toThrow(why);
    expect(opened).toEqual([]);
  });
});
