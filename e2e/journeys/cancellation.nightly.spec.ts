import type { Reservation } from '../../contract/schemas/reservation.ts';
import { ReservationPage } from '../reservation/page.ts';
import { openOtherBrowser, expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'calling-off' });

const halfRefund = '€232.50';

const cancelled = /is cancelled$/;

test('cancels a stay once when two tabs cancel it', async ({ guest, context, book, hostApi, unit }) => {
  const { on, number } = await book(40);
  const tabs = [on, new ReservationPage({ page: await context.newPage(), link: on.link })];
  for (const tab of tabs) {
    await tab.open();
    await tab.press('cancellation', 'cancellation.begin');
  }
  const answers = tabs.map((tab) => tab.page.waitForResponse(calls.cancel));
  await Promise.all(tabs.map((tab) => tab.press('cancellation', 'cancellation.confirm')));
  const refunds = await Promise.all(answers.map(async (answer) => (await (await answer).json()) as object));
  expect(refunds[0]).toEqual(refunds[1]);
  for (const tab of tabs) {
    await tab.is('cancellation', 'cancelled');
    await expect(tab.of('cancellation')).toContainText('Your refund€465.00');
  }
  await hostApi.waitForMail(guest.email, cancelled);
  await hostApi.reserve(unit, `next.${guest.email}`, 40);
  await hostApi.otpFor(`next.${guest.email}`);
  const heading = `Your reservation ${number} is cancelled`;
  const sentMails = (await hostApi.mails()).filter(({ subject }) => subject === heading);
  expect(sentMails).toHaveLength(1);
});

test.describe('a refund that is lower than shown', () => {
  test.use({ allowsFailedCalls: true });

  test('cancels nothing until the guest has seen the new refund', async ({ page, book, hostApi }) => {
    const { on } = await book(5);
    const withFullRefund = ({ cancellation, ...reservation }: Reservation): Reservation => ({
      ...reservation,
      cancellation: {
        ...cancellation,
        refundNow: { percentage: 100, total: { amount: 465_00, currency: 'EUR' } },
      },
    });
    await page.route(
      calls.readReservation,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: withFullRefund((await answer.json()) as Reservation),
        });
      },
      { times: 1 },
    );
    await on.open();
    await on.press('cancellation', 'cancellation.begin');
    await expect(on.of('cancellation')).toContainText('Your refund€465.00');
    const refused = page.waitForResponse(calls.cancel);
    await on.press('cancellation', 'cancellation.confirm');
    expect((await refused).status()).toBe(409);
    await on.is('cancellation', 'termsChanged');
    await expect(on.of('cancellation').getByRole('status')).toContainText('Something has changed');
    await expect(on.of('cancellation')).toContainText(`Your refund${halfRefund}`);
    expect((await hostApi.read(on.link)).status).toBe('confirmed');

    await on.press('cancellation', 'cancellation.confirm');
    await on.is('cancellation', 'cancelled');
    await expect(on.of('cancellation')).toContainText(`Your refund${halfRefund}`);
  });
});

test('changes nothing when a mail scanner opens every link with its scripts', async ({
  guest,
  browser,
  request,
  book,
  hostApi,
}) => {
  const { on } = await book(60);
  const scanner = await openOtherBrowser(browser);
  const before = await hostApi.read(on.link);

  const opened = new ReservationPage({ page: scanner, link: on.link });
  const sent: string[] = [];
  scanner.on('request', (call) => sent.push(`${call.method()} ${new URL(call.url()).pathname}`));
  await opened.open();
  await opened.is('reservation', 'open.current');
  const links = await scanner
    .locator('a[href]')
    .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map(({ href }) => href));
  const { html } = await hostApi.waitForMail(guest.email, /is confirmed$/);
  const mailed = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, href]) => href!);
  expect(mailed.length).toBeGreaterThan(0);
  for (const link of [...links, ...mailed].filter((href) => href.startsWith('http://localhost'))) {
    const { pathname, search, hash } = new URL(link);
    expect((await request.get(pathname + search)).ok(), pathname).toBe(true);
    await scanner.goto(pathname + search + hash);
  }
  // Both tabs show the question only.
  const harmless = new Set(['POST /token', 'POST /api/1/reservation/guests/draft/read']);
  expect(sent.filter((call) => !call.startsWith('GET') && !harmless.has(call))).toEqual([]);
  await scanner.context().close();
  expect(await hostApi.read(on.link)).toEqual(before);
});
