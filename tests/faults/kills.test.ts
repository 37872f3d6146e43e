import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckoutSession, Hold } from '../../contract/reservation.ts';
import { builtSite } from '../site/support/builtSite.ts';
import { isWhole, seed } from './support/scale.ts';
import { openMortalSite, type MortalSite } from './support/site.ts';
import { steps } from './support/steps.ts';

await builtSite();

const inTime = { timeout: 120_000, interval: 100 };

/** What was mailed. A mail that was on its way may come twice, which its id tells whoever receives it. */
async function kindsMailed({ mails }: MortalSite): Promise<string[]> {
  const ids = new Set((await mails()).map(({ messageId = '' }) => messageId));
  return [...ids].map((id) => id.slice(1).split('.')[0]!).sort();
}

/** A guest who books, pays and calls the stay off, and who asks again with the same key where no answer came. */
async function aWholeStay(site: MortalSite) {
  const { bookings, payAt } = site;
  const wish = bookings.wish('casa', 40);
  const { body: hold } = await bookings.post<Hold>('/reservation', wish, { key: 'hold' });
  const otp = await bookings.passwordOf({ wish });
  expect((await bookings.verify(hold.id, otp, { key: 'code' })).status).toBe(200);
  const { body: session } = await bookings.post<CheckoutSession>(
    '/payment',
    { reservationId: hold.id },
    { key: 'checkout' },
  );
  await payAt(session.url);
  const status = async () => (await bookings.read(hold)).body.status;
  await expect.poll(status, inTime).toBe('confirmed');
  // What is no longer true when a mail's turn comes is not mailed.
  await expect.poll(() => kindsMailed(site), inTime).toEqual(['confirmed', 'hostConfirmed', 'otp']);
  const { body: seen } = await bookings.read(hold);
  const refund = seen.cancellation.refundNow.total.amount;
  const cancelled = await bookings.cancel(hold, refund, { key: 'cancel' });
  expect([cancelled.status, cancelled.body.refund.total.amount]).toEqual([200, refund]);
  return { hold, wish, refund, paid: seen.quote.total.amount };
}

interface Charge {
  amount: { amount: number };
  refunded: number;
}

/** What the gateway took, and what it gave back of each. */
async function moneyIn({ dataDir }: MortalSite) {
  const folder = join(dataDir, 'sandbox', 'payments');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const charges = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Charge),
  );
  return charges.map(({ amount, refunded }) => [amount.amount, refunded]);
}

// Which of them each `npm test` tries is another one each time.
const tried = isWhole ? steps : [steps[seed % steps.length]!];

test.for(tried)(
  'a process that dies when $name takes nothing along, and does nothing twice',
  { timeout: 400_000 },
  async (step, { annotate }) => {
    const site = await openMortalSite({ step: step.name });
    const { hold, refund, paid } = await aWholeStay(site);
    await expect.poll(() => moneyIn(site), inTime).toEqual([[paid, refund]]);
    const news = ['cancelled', 'confirmed', 'hostCancelled', 'hostConfirmed', 'otp'];
    await expect.poll(() => kindsMailed(site), inTime).toEqual(news);
    expect(await site.troubledJobs()).toEqual([]);
    expect(site.deaths).toHaveLength(1);
    await annotate(`ready again after ${site.deaths[0]!.secondsToReady.toFixed(1)} s`);
    expect((await site.bookings.read(hold)).body.status).toBe('cancelled');
    expect(await moneyIn(site)).toEqual([[paid, refund]]);
    const again = await site.bookings.post<Hold>('/reservation', site.bookings.wish('casa', 40), {
      key: 'next',
    });
    expect(again.status).toBe(201);
  },
);
