import type { Page } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';
import { choosesLanguage } from '../support/language.ts';
import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import type { Guest } from './guest.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';

test.slow();
// The focused heading must be in the window on a page that scrolls smoothly, too.
test.use({ home: 'history', contextOptions: { reducedMotion: 'no-preference' } });

/** The heading has the focus and is in the window. */
async function isReadFrom({ booking }: Guest, name: string) {
  const head = booking.getByRole('heading', { name, exact: true });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
}

/** The heading of the dates is visually hidden; its section starts near the top of the window. */
async function isReadFromTheDates({ booking }: Guest) {
  await expect(booking.getByRole('heading', { name: words('steps.dates'), exact: true })).toBeFocused();
  const quarter = () =>
    booking.evaluate((element) => element.getBoundingClientRect().top / (window.innerHeight / 4));
  await expect.poll(async () => Math.floor(await quarter()), 'the quarter of the window').toBe(0);
}

/** The history entry names the step. */
async function isNoted(page: Page, step: string) {
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ step });
}

const details = words('form.title');
const code = words('otp.title');

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    const from = device === 'phone' ? 30 : 60;

    test('moves through the steps of a booking with Back and Forward, each focused on its heading', async ({
      guest,
      page,
    }) => {
      await page.goto('/en');
      await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
      await guest.comesToTheForm({ from, nights: 3 });
      await isReadFrom(guest, details);
      await guest.field('firstName').fill('Ana');

      await page.goBack();
      await guest.is('dates.priced');
      await isReadFromTheDates(guest);
      await expect(page).toHaveTitle(/^Casa do Limoeiro: .+ · Estadia$/);
      await expect(guest.field('startDate')).toHaveValue(inDays(from));
      await page.goForward();
      await guest.is('form.editing');
      await isReadFrom(guest, details);
      await expect(page).toHaveTitle(`${details} · Casa do Limoeiro · Estadia`);
      await expect(guest.field('firstName')).toHaveValue('Ana');

      await guest.fillsIn();
      await guest.presses('order.button');
      await guest.is('otp.entering');
      await isReadFrom(guest, code);
      await page.goBack();
      await guest.is('otp.setAside');
      await isReadFrom(guest, words('otp.setAside.title'));
      await expect(page).toHaveTitle(`${words('otp.setAside.title')} · Casa do Limoeiro · Estadia`);
      await guest.reads(guest.email);
      await page.goForward();
      await guest.is('otp.entering');
      await isReadFrom(guest, code);
      expect(page.url()).not.toMatch(/otp|form|token|@/);

      await page.goBack();
      await page.goBack();
      await expect(page).not.toHaveURL(({ pathname }) => pathname === `/en/${guest.unit}`);
    });

    test('focuses the heading of the dates after “Choose other dates” and “Change the address”', async ({
      guest,
      page,
    }) => {
      await guest.comesToTheForm({ from: from + 10, nights: 3 });
      await guest.fillsIn();
      await guest.presses('form.otherDates');
      await guest.is('dates.priced');
      await isReadFromTheDates(guest);
      // The entry before it is the page from which the guest came.
      await isNoted(page, 'dates');
      await guest.presses('booking.begin');
      await guest.presses('order.button');
      await guest.is('otp.entering');
      await guest.presses('otp.changeAddress');
      await guest.is('dates.priced');
      await isReadFromTheDates(guest);
    });
  });
}

test('keeps the history of a booking through a reload, another page and another language', async ({
  guest,
  page,
}) => {
  await guest.comesToTheForm({ from: 90, nights: 3 });
  await guest.is('form.editing');
  await page.reload();
  await guest.is('form.editing');
  await isNoted(page, 'form');
  await page.goBack();
  await guest.is('dates.priced');
  await page.goForward();
  await guest.is('form.editing');

  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(guest.booking).toHaveCount(0);
  await page.goBack();
  await guest.is('form.editing');
  await page.goBack();
  await guest.is('dates.priced');
  await page.goForward();
  await guest.is('form.editing');

  await choosesLanguage(page, 'Deutsch');
  await guest.isAtTheProperty('de');
  await guest.is('form.editing');
  await isNoted(page, 'form');
  await page.goBack();
  await guest.is('dates.priced');
  await guest.isAtTheProperty('de');
});

test('returns from the gateway to the pending payment with Back, and leaves the booking with another Back', async ({
  guest,
  page,
}) => {
  await page.goto('/en');
  await guest.comesToTheGateway({ from: 100, nights: 3 });
  await page.goBack();
  await guest.isAtTheProperty();
  await guest.is('resuming.unpaid');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await guest.isAtTheProperty();
  await guest.is('resuming.unpaid');
  await guest.presses('resuming.payNow');
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the photo viewer with Back or its button, and stays on the property', async ({
    guest,
    page,
  }) => {
    await page.goto('/en');
    await guest.opensTheProperty();
    const viewer = page.getByRole('dialog');
    const photo = page.locator('main a:has(img)').first();
    // Before that, the link opens the photo itself.
    await comesAlive(page);
    await photo.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await guest.isAtTheProperty();
    await expect(photo).toBeFocused();
    await page.goForward();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await isNoted(page, 'dates');
    await page.goBack();
    await expect(page).toHaveURL('/en');
  });

  test('focuses the heading of a new page, and the link that was followed after Back', async ({ page }) => {
    await page.goto('/en');
    await comesAlive(page);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});
