import type { Page } from '@playwright/test';
import type { Availability } from '../../contract/schemas/availability.ts';
import { waitForHydration } from '../support/hydration.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { HostStub } from '../support/hostStub.ts';
import { preventIdle } from '../support/preventIdle.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';

test.use({ allowsFailedCalls: true });

const withTakenNights = (first: number) => (known: Availability) => ({
  ...known,
  unavailable: [{ start: inDays(first), end: inDays(first + 2), reason: 'booked' as const }],
});

const findBooking = (page: Page) => page.locator('[data-machine=booking]');
const findCalendar = (page: Page) => findBooking(page).getByRole('application');

/** Opens a property in a browser that is never idle. */
async function openProperty(page: Page, language: 'en' | 'de' | 'pt') {
  const hostStub = new HostStub();
  await preventIdle(page);
  await hostStub.intercept(page, ['readAvailability', 'previewPrice']);
  await page.goto(`/${language}/booking-walks`);
  await waitForHydration(page);
  return hostStub;
}

const chooseDates = async (page: Page, first: number) => {
  await page.locator('[name=startDate]').fill(inDays(first));
  await page.locator('[name=endDate]').fill(inDays(first + 3));
};

test('requests taken nights with the first interaction with dates, and again after a conflict', async ({
  page,
}) => {
  const { text } = getTranslator('de');
  const hostStub = await openProperty(page, 'de');
  const calendar = new Calendar(page, 'de');
  expect(hostStub.requests).toEqual([]);
  await expect(findCalendar(page)).toHaveCount(0);

  await page.locator('[name=startDate]').focus();
  await hostStub.waitForRequest('readAvailability', 0);
  await expect(findCalendar(page)).toHaveCount(0);
  await hostStub.answer('readAvailability', withTakenNights(12));
  await expect(findCalendar(page)).toBeVisible();
  const taken = await calendar.turnTo(inDays(12));
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await expect(taken).toHaveAccessibleDescription(text('obstacle.booked'));
  await expect(calendar.day(inDays(15))).not.toHaveAttribute('aria-disabled', 'true');

  await calendar.pick(inDays(15));
  await calendar.pick(inDays(18));
  const requestCount = hostStub.requests.length;
  await hostStub.fail('previewPrice', 'dates-unavailable');
  await expect(findBooking(page).getByRole('alert')).toContainText(text('problem.datesUnavailable.title'));
  await hostStub.waitForRequest('readAvailability', requestCount);
  // The previous nights stay marked.
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  // The answer of the running request may be older than the latest conflict.
  await calendar.pick(inDays(22));
  await calendar.pick(inDays(25));
  const nextRequestCount = hostStub.requests.length;
  await hostStub.fail('previewPrice', 'dates-unavailable');
  await hostStub.waitForRequest('readAvailability', nextRequestCount);
  await hostStub.answer('readAvailability', withTakenNights(15));
  await expect(calendar.day(inDays(15))).toHaveAttribute('aria-disabled', 'true');
  await expect(calendar.day(inDays(12))).not.toHaveAttribute('aria-disabled', 'true');
});

test('accepts typed dates when taken nights cannot be loaded', async ({ page }) => {
  const { text } = getTranslator('pt');
  const hostStub = await openProperty(page, 'pt');
  await page.locator('[name=startDate]').focus();
  await hostStub.fail('readAvailability', 'unreachable');
  // The place of the calendar stays empty.
  await expect(findBooking(page).locator('[aria-hidden=true]:not(svg)')).toHaveCount(0);
  await expect(findCalendar(page)).toHaveCount(0);

  await chooseDates(page, 40);
  await hostStub.answer('previewPrice');
  await expect(findBooking(page).getByRole('button', { name: text('booking.begin') })).toBeEnabled();

  const requestCount = hostStub.requests.length;
  await page.locator('[name=endDate]').fill(inDays(44));
  await hostStub.waitForRequest('previewPrice', requestCount);
  await hostStub.fail('previewPrice', 'dates-unavailable');
  await hostStub.waitForRequest('readAvailability', requestCount);
  await hostStub.answer('readAvailability', withTakenNights(2));
  await expect(findCalendar(page)).toBeVisible();
});

test('requests taken nights again when the connection returns', async ({ page }) => {
  const { text } = getTranslator('de');
  const hostStub = new HostStub();
  await hostStub.intercept(page, ['readAvailability']);
  await page.goto('/de/booking-walks');
  await hostStub.fail('readAvailability', 'unreachable');
  const requestCount = hostStub.requests.length;
  // The machine that follows the connection loads when the browser is idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(page.getByText(text('connection.lost'))).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hostStub.waitForRequest('readAvailability', requestCount);
  await hostStub.answer('readAvailability', withTakenNights(2));
  await expect(findCalendar(page)).toBeVisible();
});

test('prices typed dates after nights were taken', async ({ page }) => {
  const { text } = getTranslator('pt');
  const hostStub = await openProperty(page, 'pt');
  await hostStub.intercept(page, ['createReservation']);
  await page.locator('[name=startDate]').focus();
  await hostStub.fail('readAvailability', 'unreachable');
  await chooseDates(page, 40);
  await hostStub.answer('previewPrice');
  await findBooking(page)
    .getByRole('button', { name: text('booking.begin') })
    .click();
  const typed = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '912 345 678' };
  for (const [name, words] of Object.entries(typed)) {
    await findBooking(page).locator(`[name=${name}]`).fill(words);
  }
  await findBooking(page).locator('[name=phonePrefix]').selectOption('PT');
  await findBooking(page)
    .getByRole('button', { name: text('order.button') })
    .click();
  await hostStub.fail('createReservation', 'dates-unavailable');
  await expect(findBooking(page)).toHaveAttribute('data-state', 'form.datesTaken');
  // The page requests the nights again without an answer.
  await hostStub.fail('readAvailability', 'unreachable');
  const requestCount = hostStub.requests.length;
  await page.locator('[name=endDate]').fill(inDays(44));
  await hostStub.waitForRequest('previewPrice', requestCount);
  await hostStub.answer('previewPrice');
  await expect(findBooking(page)).toHaveAttribute('data-state', 'dates.priced');
});

test('keeps the days of the calendar in place on a phone when a message appears', async ({ page }) => {
  const { text } = getTranslator('de');
  await page.setViewportSize({ width: 390, height: 844 });
  const hostStub = await openProperty(page, 'de');
  const calendar = new Calendar(page, 'de');
  const middleOfAMonth = Array.from({ length: 40 }, (_, days) => days + 5).find((days) =>
    inDays(days).endsWith('-15'),
  )!;
  await page.locator('[name=startDate]').focus();
  await hostStub.answer('readAvailability', withTakenNights(middleOfAMonth));
  const free = await calendar.turnTo(inDays(middleOfAMonth + 7));
  const place = () => free.evaluate((day) => day.getBoundingClientRect().top + window.scrollY);
  await free.hover();
  const before = await place();
  await calendar.day(inDays(middleOfAMonth - 1)).hover();
  await expect(findCalendar(page)).toContainText(text('obstacle.gapTooShort', { nights: 2 }));
  expect(await place()).toBe(before);
});
