import { bookingModel } from '../../machines/booking/booking.model.ts';
import { propertyModel } from '../../machines/property/property.model.ts';
import { runAsHost } from '../support/hostCommand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { inDays } from '../support/hostApi.ts';
import { openSlowConnection } from '../support/slowConnection.ts';
import { recordWaits } from '../support/waits.ts';
import type { MessageId } from '../support/words.ts';
import { cards, Guest } from './guest.ts';
import { openOtherBrowser, expect, test } from './journey.ts';

const size = { width: 390, height: 844 };
const phone = { viewport: size, screen: size, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The timeout for anything on this connection. */
const patience = { timeout: 120_000 };

/** The button after a failed call. */
const retryButtons: Readonly<Record<string, MessageId>> = {
  'dates.notPriced': 'action.tryAgain',
  'form.offline': 'order.button',
  'form.notCreated': 'order.button',
  'otp.notVerified': 'otp.confirm',
  'redirecting.notRedirected': 'action.tryAgain',
};

const atTheGateway = 'at the gateway';

async function readState({ page, booking }: Guest): Promise<string> {
  if (page.url().includes('/sandbox/checkout/')) return atTheGateway;
  return (await booking.getAttribute('data-state', { timeout: 500 })) ?? '';
}

/** Waits for a state, and retries every failed call. */
const waitForState = (guest: Guest, state: string) =>
  expect(async () => {
    const now = await readState(guest);
    const move = retryButtons[now];
    if (move) await guest.button(move).click({ timeout: 500 });
    expect(now).toBe(state);
  }).toPass({ intervals: [100], timeout: 300_000 });

interface Listed {
  number: string;
  status: string;
  guestName: string;
  total: unknown;
}

interface Shown {
  gatewayPayments: { amount: unknown; refunds: unknown[] }[];
}

test('makes one booking with one payment on a slow connection with packet loss and interruptions', async ({
  browser,
  baseURL,
  hostApi,
}, { testId }) => {
  const line = await openSlowConnection({ to: baseURL!, seed: 'line 36336', cuts: /^POST \/api\/1\// });
  const page = await openOtherBrowser(browser, { ...phone, proxy: line.proxy });
  page.setDefaultTimeout(patience.timeout);
  const waits = await recordWaits(page, [bookingModel, propertyModel]);
  const unit = 'casa-do-limoeiro';
  const guest = new Guest({ page, hostApi, unit, email: `${testId}@example.com` });

  await page.goto('/en');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().tap();
  await expect(page.locator('main[aria-busy=true]')).toBeAttached();
  await expect(page).toHaveURL(`/en/${unit}`, patience);

  await guest.pickDates({ from: 45, nights: 3 });
  await waitForState(guest, 'dates.priced');
  await guest.press('booking.begin');
  await guest.fillForm({ lastName: 'Vagar' });
  await guest.press('order.button');
  await waitForState(guest, 'otp.entering');
  await guest.submitMailedCode();
  await waitForState(guest, atTheGateway);
  await guest.payByCard(cards.works);
  await waitForState(guest, 'success.paid');

  expect(line.cut).toEqual([
    'POST /api/1/reservation/price-preview, before the request arrives',
    'POST /api/1/reservation, before the answer arrives',
    'POST /api/1/reservation, before the request arrives',
    'POST /api/1/reservation/otp, before the request arrives',
    'POST /api/1/payment, before the answer arrives',
  ]);
  expect(line.lost()).toBeGreaterThan(5);
  expect(waits.filter(({ isAnnounced }) => !isAnnounced)).toEqual([]);
  const waited = waits.map(({ state }) => state);
  expect(waited).toEqual(
    expect.arrayContaining([
      'property loading',
      'booking dates.pricing',
      'booking form.creating',
      'booking otp.verifying',
      'booking redirecting.underWay',
      'booking resuming.asking',
    ]),
  );
  await page.context().close();
  await line.close();

  const checkIn = inDays(45);
  const listArguments = ['--property', unit, '--from', checkIn, '--to', checkIn, '--status', 'all', '--json'];
  const firstPage = await runAsHost('reservations', 'list', ...listArguments);
  const { reservations: listed } = JSON.parse(firstPage) as { reservations: Listed[] };
  expect(listed).toEqual([expect.objectContaining({ status: 'confirmed', guestName: 'Ana Vagar' })]);
  const { number, total } = listed[0]!;
  const { gatewayPayments } = JSON.parse(await runAsHost('reservations', 'show', number, '--json')) as Shown;
  expect(gatewayPayments).toEqual([expect.objectContaining({ amount: total, refunds: [] })]);
  expect(await hostApi.findCodes(guest.email)).toHaveLength(1);
  const { subject } = await hostApi.waitForMail(guest.email, new RegExp(number));
  const mails = (await hostApi.mails()).filter(({ to }) => to === guest.email);
  expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
});
