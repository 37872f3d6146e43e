import type { Page } from '@playwright/test';
import type { Availability } from '../../contract/availability.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { isNeverIdle } from '../support/neverIdle.ts';
import { expect, test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';

test.use({ letsCallsFail: true });

const takenFrom = (first: number) => (known: Availability) => ({
  ...known,
  unavailable: [{ start: inDays(first), end: inDays(first + 2), reason: 'booked' as const }],
});

const bookingOn = (page: Page) => page.locator('[data-machine=booking]');
const calendarOn = (page: Page) => bookingOn(page).getByRole('application');

/** Opens a property in a browser that is never idle. */
async function opens(page: Page, language: 'en' | 'de' | 'pt') {
  const hostSide = new HostSide();
  await isNeverIdle(page);
  await hostSide.guard(page, ['readAvailability', 'previewPrice']);
  await page.goto(`/${language}/booking-walks`);
  await comesAlive(page);
  return hostSide;
}

const choosesDates = async (page: Page, first: number) => {
  await bookingOn(page).locator('[name=startDate]').fill(inDays(first));
  await bookingOn(page)
    .locator('[name=endDate]')
    .fill(inDays(first + 3));
};

test('requests taken nights with the first interaction with dates, and again after a conflict', async ({
  page,
}) => {
  const { text } = getTranslations('de');
  const hostSide = await opens(page, 'de');
  const calendar = new Calendar(page, 'de');
  expect(hostSide.questions).toEqual([]);
  await expect(calendarOn(page)).toHaveCount(0);

  await bookingOn(page).locator('[name=startDate]').focus();
  await hostSide.asked('readAvailability', 0);
  await expect(calendarOn(page)).toHaveCount(0);
  await hostSide.answers('readAvailability', takenFrom(12));
  await expect(calendarOn(page)).toBeVisible();
  const taken = await calendar.turnsTo(inDays(12));
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await expect(taken).toHaveAccessibleDescription(text('obstacle.booked'));
  await expect(calendar.day(inDays(15))).not.toHaveAttribute('aria-disabled', 'true');

  await calendar.picks(inDays(15));
  await calendar.picks(inDays(18));
  const asked = hostSide.questions.length;
  await hostSide.fails('previewPrice', 'dates-unavailable');
  await expect(bookingOn(page).getByRole('alert')).toContainText(text('problem.datesUnavailable.title'));
  await hostSide.asked('readAvailability', asked);
  // The previous nights stay marked.
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  // The answer of the running request may be older than the latest conflict.
  await calendar.picks(inDays(22));
  await calendar.picks(inDays(25));
  const askedAgain = hostSide.questions.length;
  await hostSide.fails('previewPrice', 'dates-unavailable');
  await hostSide.asked('readAvailability', askedAgain);
  await hostSide.answers('readAvailability', takenFrom(15));
  await expect(calendar.day(inDays(15))).toHaveAttribute('aria-disabled', 'true');
  await expect(calendar.day(inDays(12))).not.toHaveAttribute('aria-disabled', 'true');
});

test('accepts typed dates when taken nights cannot be loaded', async ({ page }) => {
  const { text } = getTranslations('pt');
  const hostSide = await opens(page, 'pt');
  await bookingOn(page).locator('[name=startDate]').focus();
  await hostSide.fails('readAvailability', 'unreachable');
  // The place of the calendar stays empty.
  await expect(bookingOn(page).locator('[aria-hidden=true]:not(svg)')).toHaveCount(0);
  await expect(calendarOn(page)).toHaveCount(0);

  await choosesDates(page, 40);
  await hostSide.answers('previewPrice');
  await expect(bookingOn(page).getByRole('button', { name: text('booking.begin') })).toBeEnabled();

  const asked = hostSide.questions.length;
  await bookingOn(page).locator('[name=endDate]').fill(inDays(44));
  await hostSide.asked('previewPrice', asked);
  await hostSide.fails('previewPrice', 'dates-unavailable');
  await hostSide.asked('readAvailability', asked);
  await hostSide.answers('readAvailability', takenFrom(2));
  await expect(calendarOn(page)).toBeVisible();
});

test('requests taken nights again when the connection returns', async ({ page }) => {
  const { text } = getTranslations('de');
  const hostSide = new HostSide();
  await hostSide.guard(page, ['readAvailability']);
  await page.goto('/de/booking-walks');
  await hostSide.fails('readAvailability', 'unreachable');
  const asked = hostSide.questions.length;
  // The machine that follows the connection loads when the browser is idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(page.getByText(text('connection.lost'))).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hostSide.asked('readAvailability', asked);
  await hostSide.answers('readAvailability', takenFrom(2));
  await expect(calendarOn(page)).toBeVisible();
});

test('prices typed dates after nights were taken', async ({ page }) => {
  const { text } = getTranslations('pt');
  const hostSide = await opens(page, 'pt');
  await hostSide.guard(page, ['createReservation']);
  await bookingOn(page).locator('[name=startDate]').focus();
  await hostSide.fails('readAvailability', 'unreachable');
  await choosesDates(page, 40);
  await hostSide.answers('previewPrice');
  await bookingOn(page)
    .getByRole('button', { name: text('booking.begin') })
    .click();
  const typed = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '912 345 678' };
  for (const [name, words] of Object.entries(typed)) {
    await bookingOn(page).locator(`[name=${name}]`).fill(words);
  }
  await bookingOn(page).locator('[name=phonePrefix]').selectOption('PT');
  await bookingOn(page)
    .getByRole('button', { name: text('order.button') })
    .click();
  await hostSide.fails('createReservation', 'dates-unavailable');
  await expect(bookingOn(page)).toHaveAttribute('data-state', 'form.datesTaken');
  // The page requests the nights again without an answer.
  await hostSide.fails('readAvailability', 'unreachable');
  const asked = hostSide.questions.length;
  await bookingOn(page).locator('[name=endDate]').fill(inDays(44));
  await hostSide.asked('previewPrice', asked);
  await hostSide.answers('previewPrice');
  await expect(bookingOn(page)).toHaveAttribute('data-state', 'dates.priced');
});

test('keeps the days of the calendar in place on a phone when a message appears', async ({ page }) => {
  const { text } = getTranslations('de');
  await page.setViewportSize({ width: 390, height: 844 });
  const hostSide = await opens(page, 'de');
  const calendar = new Calendar(page, 'de');
  const middleOfAMonth = Array.from({ length: 40 }, (_, days) => days + 5).find((days) =>
    inDays(days).endsWith('-15'),
  )!;
  await bookingOn(page).locator('[name=startDate]').focus();
  await hostSide.answers('readAvailability', takenFrom(middleOfAMonth));
  const free = await calendar.turnsTo(inDays(middleOfAMonth + 7));
  const place = () => free.evaluate((day) => day.getBoundingClientRect().top + window.scrollY);
  await free.hover();
  const before = await place();
  await calendar.day(inDays(middleOfAMonth - 1)).hover();
  await expect(calendarOn(page)).toContainText(text('obstacle.gapTooShort', { nights: 2 }));
  expect(await place()).toBe(before);
});
