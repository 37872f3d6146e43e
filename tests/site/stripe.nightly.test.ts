import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from '../../contract/operations.ts';
import { createTestFolder } from '../support/folders.ts';
import { startStripe } from '../support/stripe/startStripe.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess } from './support/process.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

test('a site that sends e-mails and uses a test key shows no ratings to search engines', async () => {
  const port = await findFreePort();
  const { end, waitForOutput } = startProcess(process.execPath, [join(root, 'server/main.ts')], {
    settings: {
      PORT: String(port),
      DATA_DIR: await createTestFolder(),
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123',
      STRIPE_API_URL: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  onTestFinished(end);
  await waitForOutput(/is ready/);
  await waitForOutput(/Payments: Stripe could not be reached/);
  const page = await (await fetch(`http://127.0.0.1:${port}/en/casa-do-limoeiro`)).text();
  const structuredData = ['"VacationRental"', '"aggregateRating"'].filter((what) => page.includes(what));
  expect(structuredData).toEqual(['"VacationRental"']);
});

test('a site with live keys of Stripe receives its webhook events, and has no own checkout', async () => {
  const port = await findFreePort();
  const site = `http://127.0.0.1:${port}`;
  const stripe = await startStripe({ webhookUrl: `${site}${apiBase}/payment/webhook` });
  onTestFinished(() => stripe.close());
  stripe.notices.hold();
  const { end, waitForOutput, output } = startProcess(process.execPath, [join(root, 'server/main.ts')], {
    settings: {
      PORT: String(port),
      DATA_DIR: await createTestFolder(),
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
  onTestFinished(end);
  await waitForOutput(/is ready/);
  expect(output()).toContain('Stripe with a test key: no money moves');

  stripe.notices.send('something.new', { id: 'x', object: 'thing' });
  const [notice] = stripe.notices.getEvents();
  expect(await stripe.notices.deliver(notice!)).toBe(200);
  expect(await stripe.notices.deliver(notice!, 600)).toBe(400);
  const unsigned = await fetch(`${site}${apiBase}/payment/webhook`, { method: 'POST', body: notice!.body });
  expect(unsigned.status).toBe(400);

  expect((await fetch(`${site}/sandbox/checkout/cs_1`)).status).toBe(404);
  expect((await fetch(`${site}/sandbox/mailbox`)).status).toBe(200);
  expect(output()).not.toContain(stripe.secretKey);
  expect(output()).not.toContain(stripe.webhookSecret);
});
