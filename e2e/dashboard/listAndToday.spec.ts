import { dashboardPage, dashboardPages, reservationTaskAddress } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { emptyPage, firstPage } from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import { addresses } from '../support/calls.ts';
import type { Attention } from '../../contract/dashboard/today.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { newToday, quietToday } from '../../machines/dashboard/today/today.samples.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { openDashboard } from './openDashboard.ts';

const opening = { language: 'en', session: ownerSession } as const;

test('Back from a reservation returns to the same search, whose filters are removed at once', async ({
  page,
}) => {
  const hostStub = await openDashboard({ page, address: dashboardPages.reservations, ...opening });
  const main = page.getByRole('main');
  const search = page.getByLabel(words('dashboard.reservations.search'), { exact: true });
  const [{ guestName, number }] = firstPage.reservations as [(typeof firstPage.reservations)[0]];
  await hostStub.answerWith('listReservations', emptyPage);
  await expect(main).toContainText(words('dashboard.reservations.none.text'));
  await search.fill('marie');
  await page.getByRole('button', { name: words('dashboard.reservations.find') }).click();
  await hostStub.answerWith('listReservations', firstPage);
  await page.getByRole('link', { name: guestName }).click();
  await expect(page).toHaveURL(new RegExp(number));

  await page.goBack();
  await expect(page).toHaveURL(/search=marie/);
  await expect(search).toHaveValue('marie');
  await hostStub.answerWith('listReservations', firstPage);
  await expect(main).toContainText(guestName);

  const remove = page.getByRole('button', { name: words('dashboard.reservations.clear') });
  await remove.click();
  await hostStub.answerWith('listReservations', emptyPage);
  await expect(page).toHaveURL(new RegExp(`${dashboardPages.reservations}$`));
  await expect(main).toContainText(words('dashboard.reservations.none.text'));
  await expect(search).toHaveValue('');
  // The keyboard of a phone stays closed.
  await expect(main.locator('summary', { hasText: words('dashboard.reservations.filters') })).toBeFocused();
  await expect(remove).toHaveCount(0);
});

test('the table of reservations has each date, number and status on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hostStub = await openDashboard({
    page,
    address: dashboardPages.reservations,
    language: 'de',
    session: ownerSession,
  });
  const [one] = firstPage.reservations;
  const reservations = Array.from({ length: 4 }, (_, at) => ({
    ...one!,
    status: 'awaiting_payment',
    number: `FYR3-FCY${at}`,
    startDate: '2027-12-30',
    endDate: '2028-01-02',
    collectedBy: at === 0 ? 'Booking.com' : null,
  }));
  await hostStub.answerWith('listReservations', { ...firstPage, reservations });
  const cells = page.getByRole('table').locator('td');
  await expect(cells).toHaveCount(36);
  const getWrapped = () =>
    cells.evaluateAll((all) =>
      all
        // Names and the sentence about a channel may wrap.
        .filter((_, at) => at % 9 !== 0 && at !== 6)
        .filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { lineHeight } = getComputedStyle(cell);
          return range.getBoundingClientRect().height > 1.6 * Number.parseFloat(lineHeight);
        })
        .map(({ textContent }) => textContent),
    );
  expect(await getWrapped()).toEqual([]);
  const table = page.getByRole('table').locator('..');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await getWrapped()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('an empty day says that nobody comes or goes, and that nothing else is to be done', async ({ page }) => {
  // The first page requests what it shows while its code loads.
  const requested = page.waitForRequest(addresses.loadToday);
  await page.route(/\/assets\/dashboard-[^/]*\.js$/, async (route) => {
    await requested;
    await route.continue();
  });
  const hostStub = await openDashboard({ page, address: dashboardPage, ...opening });
  await hostStub.answerWith('loadToday', quietToday);
  const main = page.getByRole('main');
  for (const part of ['arrivals', 'departures', 'inHouse'] as const)
    await expect(main).toContainText(words(`dashboard.today.${part}.none`));
  await expect(main).toContainText('Nothing else to do');
  expect(hostStub.requests).toHaveLength(1);
});

const { number, guest, startDate, endDate, money } = sampleReservation;
const unpaid: Extract<Attention, { kind: 'unpaid' }> = {
  kind: 'unpaid',
  urgency: 'late',
  number,
  unitId: 'casa-do-limoeiro',
  guestName: guest!.name!,
  startDate,
  endDate,
  why: 'overdue',
  amount: money!.outstanding,
  dueDate: '2027-02-17',
  action: 'recordPayment',
};

test('a task about money leads to the form for the payment, and Back from there to the tasks', async ({
  page,
}) => {
  const hostStub = await openDashboard({ page, address: dashboardPage, ...opening });
  const main = page.getByRole('main');
  await hostStub.answerWith('loadToday', { ...quietToday, attention: [unpaid] });
  const record = words('dashboard.reservation.action.recordPayment');
  await main.getByRole('link', { name: new RegExp(`^Record .*${unpaid.guestName}$`) }).click();
  await hostStub.answerWith('loadReservationDesk', sampleReservation);
  await expect(main.getByRole('heading', { name: record })).toBeVisible();
  await expect(page).toHaveURL(reservationTaskAddress(number, 'recordPayment'));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${dashboardPage}$`));
});

test('the first step on a new site leads to the examples in the first window of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = { ...ownerSession, isSandbox: true };
  const hostStub = await openDashboard({ page, address: dashboardPage, ...opening, session });
  await hostStub.answerWith('loadToday', newToday);
  const fill = words('dashboard.examples.fill');
  await page.getByRole('link', { name: fill }).click();
  const button = (await page.getByRole('button', { name: fill }).boundingBox())!;
  const bar = (await page.getByRole('navigation').boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});
