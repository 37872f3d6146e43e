import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentWebhookPath } from '../../contract/operations.ts';
import { openMailbox } from '../../tests/support/mailbox.ts';
import { openOtherChannel } from '../life/otherChannel.ts';
import { openStripeAccount } from '../life/simulatedStripe.ts';
import { TestSite } from '../life/site.ts';
import { freePort } from '../support/freePort.ts';
import { inDays } from '../support/hostApi.ts';

/**
 * A site without anything of its own that other machines can reach, and its set-up link; next to it a mail server, an
 * account of Stripe, and another channel with a booking.
 */
export async function openEmptySite() {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-first-run-'));
  const port = await freePort();
  const [mailbox, channel, stripe] = await Promise.all([
    openMailbox(),
    openOtherChannel([{ from: inDays(30), to: inDays(33) }]),
    openStripeAccount(`http://127.0.0.1:${port}${paymentWebhookPath}`),
  ]);
  const site = new TestSite({
    port,
    folder,
    time: { ahead: 0 },
    settings: {
      HOST: '0.0.0.0',
      LANGUAGES: 'en,pt',
      STRIPE_API_URL: stripe.url,
      CALENDAR_HOSTS: channel.host,
    },
  });
  await mkdir(site.content);
  await site.start();
  const [link = ''] = /\/host\/setup#token=\S+/.exec(await site.runCommand('access', 'link')) ?? [];
  return {
    site,
    link,
    mailbox,
    channel,
    stripe,
    close: async () => {
      await Promise.all([site.close(), stripe.close(), channel.close()]);
      mailbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
