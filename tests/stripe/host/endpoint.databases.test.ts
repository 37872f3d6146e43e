import { beforeEach, describe, expect, test } from 'vitest';
import { createKeys } from '../../../server/host/keys/keys.ts';
import { createEndpointCheck } from '../../../server/host/payments/checkEndpoint.ts';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import { openStripe } from '../../../server/stripe/index.ts';
import { handledEvents } from '../../../server/stripe/webhook.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { openManualHost, type ManualHost } from '../../support/manualHost.ts';
import { createEndpoint } from '../../support/stripe/objects.ts';
import type { RunningStripe } from '../../support/stripe/startStripe.ts';
import { openTestStripe, testWebhookAddress } from '../support/testStripe.ts';

const movedAddress = 'https://new.stay.test/api/1/payment/webhook';
const [formerKey, newKey] = [
  'a key of the tests, long enough to be one',
  'the next key, long enough to be one',
];

let host: ManualHost;
let stripe: RunningStripe;
beforeEach(async () => {
  host = await openManualHost();
  ({ stripe } = await openTestStripe());
});

/** A process of the site, which creates the endpoint unless it has a signing secret. */
function startProcess({
  webhookAddress = testWebhookAddress,
  webhookSecrets = undefined as readonly string[] | undefined,
  keys = createKeys(formerKey),
} = {}) {
  const { url: apiUrl, secretKey } = stripe;
  const { lines, log } = createTestLog();
  const gateway = openStripe({ apiUrl, secretKey, isTest: true, webhookSecrets, webhookAddress });
  const context = { ...host.context, gateway, keys, log };
  const time = { now: 0 };
  const check = createEndpointCheck(() => time.now);
  return {
    check: () => check(context),
    /** Checks as a process does that has just been started. */
    restart: () => createEndpointCheck()(context),
    receive: (request: Request) => receiveWebhook(context, request),
    lines,
    time,
  };
}

const endpoints = () => [...stripe.account.endpoints.values()];
const readStored = () => host.db.selectFrom('webhookEndpoint').select(['id', 'secret']).execute();

/** Sends an event as Stripe signs it for an endpoint, and returns the status of the answer. */
async function sendEvent(process: ReturnType<typeof startProcess>, endpointId = endpoints()[0]!.id) {
  const body = JSON.stringify({ id: 'evt_1', type: 'payout.paid', livemode: false, data: { object: {} } });
  const secret = stripe.account.signingSecrets.get(endpointId)!;
  const headers = { 'stripe-signature': stripe.notices.sign(body, secret) };
  const request = new Request(testWebhookAddress, { method: 'POST', body, headers });
  return (await process.receive(request)).status;
}

describe('a site with a key of Stripe and no signing secret', () => {
  test('creates its endpoint with all events, and accepts what Stripe signs for it', async () => {
    const process = startProcess();
    await process.check();
    expect(endpoints()).toMatchObject([
      { url: testWebhookAddress, enabled_events: [...handledEvents], status: 'enabled' },
    ]);
    expect(await sendEvent(process)).toBe(200);
    const other = createEndpoint(stripe.account, testWebhookAddress, ['*']);
    expect(await sendEvent(process, other.id)).toBe(400);
  });

  test('stores the signing secret encrypted, and logs it nowhere', async () => {
    const process = startProcess();
    await process.check();
    const [secret] = stripe.account.signingSecrets.values();
    const [stored] = await readStored();
    expect(stored?.id).toBe(endpoints()[0]!.id);
    expect(stored?.secret).not.toContain(secret);
    expect(process.lines.join('\n')).not.toContain(secret);
  });

  test('accepts no event before it has created its endpoint', async () => {
    const { id } = createEndpoint(stripe.account, testWebhookAddress, ['*']);
    expect(await sendEvent(startProcess(), id)).toBe(400);
  });

  test('changes nothing after a restart, and asks Stripe once a day', async () => {
    await startProcess().check();
    const before = endpoints();
    const process = startProcess();
    stripe.calls.length = 0;
    await process.check();
    process.time.now += 86_399_999;
    await process.check();
    expect(stripe.calls).toEqual(['GET /v1/webhook_endpoints']);
    process.time.now += 1;
    await process.check();
    expect(stripe.calls).toHaveLength(2);
    expect(endpoints()).toEqual(before);
  });

  test('has one endpoint when several processes create it at the same moment', async () => {
    const processes = Array.from({ length: 4 }, () => startProcess());
    await Promise.all(processes.map(({ check }) => check()));
    expect(endpoints()).toHaveLength(1);
    for (const process of processes) expect(await sendEvent(process)).toBe(200);
  });

  test.each([
    ['a new address', movedAddress, {}],
    ['missing events', testWebhookAddress, { enabled_events: ['charge.updated'] }],
    ['an endpoint that was disabled', testWebhookAddress, { status: 'disabled' }],
  ])('corrects its endpoint, which keeps its secret: %s', async (_, url, change) => {
    await startProcess().check();
    const { id } = endpoints()[0]!;
    Object.assign(endpoints()[0]!, change);
    const process = startProcess({ webhookAddress: url });
    await process.check();
    expect(endpoints()).toMatchObject([{ id, url, enabled_events: [...handledEvents], status: 'enabled' }]);
    expect(await sendEvent(process)).toBe(200);
  });

  test('keeps an endpoint whose events have another version of the API', async () => {
    await startProcess().check();
    const [endpoint] = endpoints();
    endpoint!.api_version = '2019-12-03';
    const process = startProcess();
    await process.check();
    expect(endpoints()).toEqual([endpoint]);
    expect(await sendEvent(process)).toBe(200);
  });

  test('creates its endpoint again after somebody deleted it at Stripe', async () => {
    const process = startProcess();
    await process.check();
    stripe.account.endpoints.clear();
    await process.restart();
    expect(endpoints()).toHaveLength(1);
    expect(await sendEvent(process)).toBe(200);
  });

  test('replaces its endpoint after the secret was lost with the key, also at another address', async () => {
    await startProcess().check();
    const [former] = endpoints();
    const process = startProcess({ keys: createKeys(newKey), webhookAddress: movedAddress });
    expect(await sendEvent(process)).toBe(400);
    await process.check();
    expect(endpoints()).toMatchObject([{ url: movedAddress }]);
    expect(endpoints()[0]!.id).not.toBe(former!.id);
    expect(await sendEvent(process)).toBe(200);
  });

  test('replaces its endpoint after its database was lost, and keeps the others', async () => {
    await startProcess().check();
    const [former] = endpoints();
    const byHand = createEndpoint(stripe.account, testWebhookAddress, ['*']);
    const { metadata } = former!;
    const ofAnotherSite = createEndpoint(stripe.account, movedAddress, ['*'], { metadata });
    const inLiveMode = createEndpoint(stripe.account, testWebhookAddress, ['*'], {
      metadata,
      livemode: true,
    });
    await host.db.deleteFrom('webhookEndpoint').execute();
    const process = startProcess();
    await process.check();
    const { id } = (await readStored())[0]!;
    expect(endpoints().map((endpoint) => endpoint.id)).toEqual([
      byHand.id,
      ofAnotherSite.id,
      inLiveMode.id,
      id,
    ]);
    expect(await sendEvent(process, id)).toBe(200);
  });

  test('deletes a former endpoint at the next check if Stripe did not answer', async () => {
    await startProcess().check();
    const process = startProcess({ keys: createKeys(newKey) });
    stripe.fail(/^DELETE/, 'error', 2);
    await process.check();
    expect(endpoints()).toHaveLength(2);
    await process.restart();
    expect(endpoints()).toHaveLength(1);
    expect(await sendEvent(process)).toBe(200);
  });

  test('tries again after ten minutes, and says which permission a restricted key lacks', async () => {
    const process = startProcess();
    stripe.fail(/^POST .*webhook_endpoints$/, 'forbidden');
    await process.check();
    expect(process.lines.join('\n')).toMatch(
      /Give the restricted key write access to Webhook Endpoints, or .*set STRIPE_WEBHOOK_SECRET/,
    );
    expect(process.lines.join('\n')).not.toContain(stripe.secretKey);
    process.time.now += 599_999;
    await process.check();
    expect(endpoints()).toEqual([]);
    process.time.now += 1;
    await process.check();
    expect(endpoints()).toHaveLength(1);
  });
});

test('a site with a signing secret in its settings manages no endpoint', async () => {
  await startProcess().check();
  const before = endpoints();
  stripe.calls.length = 0;
  const { id } = createEndpoint(stripe.account, testWebhookAddress, ['*']);
  const process = startProcess({ webhookSecrets: [stripe.account.signingSecrets.get(id)!] });
  await process.check();
  expect(stripe.calls).toEqual([]);
  expect(endpoints()).toHaveLength(before.length + 1);
  expect(await sendEvent(process, id)).toBe(200);
  expect(await sendEvent(process, before[0]!.id)).toBe(400);
});
