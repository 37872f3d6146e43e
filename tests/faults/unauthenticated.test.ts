import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiBase, operations, paymentWebhookPath } from '../../contract/operations.ts';
import { tokenPath } from '../../contract/schemas/token.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import { signatureHeader, signBody, webhookSecret } from '../../server/sandbox/gateway/signature.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { openStripe } from '../../server/stripe/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { testWebhookSecret } from '../support/stripe/startStripe.ts';
import { openTestHost, secretKey, siteClient } from '../support/testHost.ts';
import { openTestSite } from '../site/support/site.ts';
import { selectScale, seed } from '../support/scale.ts';

const publicUrl = 'https://stay.test';
const many = selectScale(300, 1_000);

const gets = [
  '/',
  '/en',
  '/en/casa',
  '/en/casa/success',
  '/en/reservation/x',
  '/health',
  '/ready',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/images/640/casa/1.webp',
  '/calendars/casa/x.ics',
  '/media/casa/x.webp',
  '/assets/x.js',
  '/sandbox/mailbox',
  '/sandbox/mailbox/messages.json',
  '/sandbox/checkout/cs_1',
  `${apiBase}/rental-unit/casa`,
];
const posts = [
  tokenPath,
  '/token',
  paymentWebhookPath,
  '/sandbox/checkout/cs_1/pay',
  '/sandbox/checkout/cs_1/challenge',
  '/sandbox/mailbox',
  ...Object.values(operations).flatMap((operation) =>
    operation.method === 'post' ? [apiBase + operation.path] : [],
  ),
];

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ',',
    '=',
    '*',
    '0',
    '-1',
    'null',
    'bytes=0-',
    'v1=',
    't=,v1=',
    '%00',
    'x'.repeat(4_000),
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  fc.integer().map((number) => `t=${Math.floor(Date.now() / 1000)},v1=${number}`),
);
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Booking-Id',
  'Content-Type',
  'Cookie',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Stripe-Signature',
  'X-Forwarded-For',
  signatureHeader,
];
const headers = fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 6 });

const json = fc.oneof(
  fc.constantFrom('null', '[]', '{}', '{', '""', '{"id":"evt_1"}', '{"data":{"object":null}}'),
  fc.json(),
);
const body = fc.oneof(
  json,
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  fc.webQueryParameters(),
);

const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
);

/** Signs a body as one of the two gateways does. */
const signatures = {
  none: () => ({}),
  stripe: (text: string) => {
    const time = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', testWebhookSecret).update(`${time}.${text}`).digest('hex');
    return { 'Stripe-Signature': `t=${time},v1=${mac}` };
  },
  sandbox: (text: string) => ({ [signatureHeader]: signBody(webhookSecret(secretKey), text, new Date()) }),
};

test('no request of anybody breaks the site, whatever its headers and its body are', async () => {
  const host = await openTestHost(['casa']);
  const { log, lines } = createTestLog();
  const sandbox = await openSandbox({
    dataDir: await createTestFolder(),
    publicUrl,
    productName: 'Estadia',
    isLocal: true,
    secretKey,
    webhookUrl: publicUrl + paymentWebhookPath,
    log,
  });
  const stripe = openStripe({
    apiUrl: 'http://127.0.0.1:1',
    secretKey: 'sk_test_0123456789abcdef0123',
    isTest: true,
    webhookSecrets: [testWebhookSecret],
    webhookAddress: publicUrl + paymentWebhookPath,
  });
  // The webhook is read as either gateway reads it.
  host.gateway.readWebhook = (text, given) =>
    (given.has(signatureHeader) ? sandbox.gateway : stripe).readWebhook(text, given) as never;
  const { ask, log: siteLog } = await openTestSite({
    backend: embeddedBackend(host, publicUrl),
    publicUrl,
    sandbox,
    listed: ['casa'],
    ownCredentials: siteClient,
  });

  const isAnswered = async (path: string, init: RequestInit) => {
    const { status } = await ask(path, init);
    // Not ready is an answer of its own.
    expect(status, `${init.method} ${path}`).toBeLessThan(path.startsWith('/ready') ? 504 : 500);
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...gets), query, headers, async (path, queryText, given) => {
      await isAnswered(path + queryText, { method: 'GET', headers: given });
    }),
    { numRuns: many, seed },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), headers, body, async (path, given, sent) => {
      await isAnswered(path, { method: 'POST', headers: given, body: sent });
    }),
    { numRuns: many, seed },
  );
  await fc.assert(
    fc.asyncProperty(json, fc.constantFrom(...Object.values(signatures)), async (text, sign) => {
      await isAnswered(paymentWebhookPath, { method: 'POST', headers: sign(text), body: text });
    }),
    { numRuns: many, seed },
  );
  const errors = [...lines, ...siteLog, ...host.logged().split('\n')].filter((line) =>
    line.includes('"level":50'),
  );
  expect(errors).toEqual([]);
  await sandbox.close();
  await host.close();
});
