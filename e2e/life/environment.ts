import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { paymentWebhookPath } from '../../contract/operations.ts';
import { freePort } from '../support/freePort.ts';
import { openOtherChannel } from './otherChannel.ts';
import { TestSite } from './site.ts';
import { openStripeAccount } from './simulatedStripe.ts';
import { Time } from './time.ts';

/** Stays that were booked on the other channel. */
const foreignAddress = [{ from: '2031-04-22', to: '2031-04-25' }];

/** A host's site, its Stripe account and another channel, each in a separate process, with a shared clock. */
export async function openEnvironment(info: TestInfo) {
  const time = new Time('2031-02-10T12:00:00Z');
  const [port, otherChannel] = await Promise.all([freePort(), openOtherChannel(foreignAddress)]);
  const stripe = await openStripeAccount(`http://127.0.0.1:${port}${paymentWebhookPath}`);
  await stripe.moveClock(time.ahead);
  const folder = await mkdtemp(join(tmpdir(), 'estadia-life-'));
  const settings = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    CALENDAR_HOSTS: otherChannel.host,
    LANGUAGES: 'en',
  };
  const site = new TestSite({ port, folder, time, settings });
  return {
    time,
    stripe,
    otherChannel,
    site,
    /** The host's machine is off while time passes. */
    async moveTo(instant: string) {
      await site.stop();
      time.moveTo(instant);
      await stripe.moveClock(time.ahead);
      await site.start();
    },
    async close() {
      await Promise.all([site.close(), stripe.close(), otherChannel.close()]);
      if (info.status !== info.expectedStatus) await info.attach('log', { path: join(folder, 'log') });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;
