import { expect, test } from 'vitest';
import type { CheckoutSession, Hold } from '../../contract/schemas/hold.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { seed } from '../support/scale.ts';
import { readBalances } from './support/money.ts';
import { openKillableSite, type KillableSite } from './support/site.ts';
import { steps } from './support/steps.ts';

await requireBuild();

const inTime = { interval: 100 };

/** The delivered e-mails. An e-mail may be delivered twice with the same id. */
async function kindsMailed({ mails }: KillableSite): Promise<string[]> {
  const ids = new Set((await mails()).map(({ messageId = '' }) => messageId));
  return [...ids].map((id) => id.slice(1).split('.')[0]!).sort();
}

/** A guest who books, pays and calls the stay off, and who asks again with the same key where no answer came. */
async function aWholeStay(site: KillableSite) {
  const { bookings, payAt } = site;
  const wish = bookings.wish('casa', 40);
  const { body: hold } = await bookings.post<Hold>('/reservation', wish, { key: 'hold' });
  const held = performance.now();
  const otp = await bookings.getPassword({ wish });
  const codeAfter = (performance.now() - held) / 1000;
  expect((await bookings.verify(hold.id, otp, { key: 'code' })).status).toBe(200);
  const { body: session } = await bookings.post<CheckoutSession>(
    '/payment',
    { reservationId: hold.id },
    { key: 'checkout' },
  );
  await payAt(session.url);
  const status = async () => (await bookings.read(hold)).body.status;
  await expect.poll(status, inTime).toBe('confirmed');
  // An e-mail that is outdated when it is due is not sent.
  await expect.poll(() => kindsMailed(site), inTime).toEqual(['confirmed', 'hostConfirmed', 'otp']);
  const { body: seen } = await bookings.read(hold);
  const refund = seen.cancellation.refundNow.total.amount;
  const cancelled = await bookings.cancel(hold, refund, { key: 'cancel' });
  expect([cancelled.status, cancelled.body.refund.total.amount]).toEqual([200, refund]);
  return { hold, refund, codeAfter, paid: seen.quote.total.amount };
}

// Each night tries other steps.
const tried = Array.from({ length: 8 }, (_, index) => steps[(seed + index) % steps.length]!);

test.for(tried)(
  'a process that is killed at $name loses nothing, and repeats nothing',
  async (step, { annotate }) => {
    const site = await openKillableSite({ step: step.name });
    const { hold, refund, paid, codeAfter } = await aWholeStay(site);
    await expect.poll(() => readBalances(site.place), inTime).toEqual([[paid, refund]]);
    const news = ['cancelled', 'confirmed', 'hostCancelled', 'hostConfirmed', 'otp'];
    await expect.poll(() => kindsMailed(site), inTime).toEqual(news);
    await expect.poll(() => site.troubledJobs(), inTime).toEqual([]);
    await expect.poll(() => site.deaths, inTime).toHaveLength(1);
    const ready = site.deaths[0]!.secondsToReady.toFixed(1);
    await annotate(`ready again after ${ready} s; the code came after ${codeAfter.toFixed(1)} s`);
    expect((await site.bookings.read(hold)).body.status).toBe('cancelled');
    expect(await readBalances(site.place)).toEqual([[paid, refund]]);
    const again = await site.bookings.post<Hold>('/reservation', site.bookings.wish('casa', 40), {
      key: 'next',
    });
    expect(again.status).toBe(201);
  },
);
