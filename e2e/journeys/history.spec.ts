import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { chooseLanguage } from '../support/language.ts';
import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import type { Guest } from './guest.ts';
import { expect, test } from './journey.ts';
// The focused heading must be in the window on a page that scrolls smoothly, too.
test.use({ home: 'history', contextOptions: { reducedMotion: 'no-preference' } });

/** The heading has the focus and is in the window. */
async function expectHeadingFocus({ booking }: Guest, name: string) {
  const head = booking.getByRole('heading', { name, exact: true });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
}

/** The heading of the dates is visually hidden; its section starts near the top of the window. */
async function expectDatesFocus({ booking }: Guest) {
  await expect(booking.getByRole('heading', { name: words('steps.dates'), exact: true })).toBeFocused();
  const readQuarter = () =>
    booking.evaluate((element) => element.getBoundingClientRect().top / (window.innerHeight / 4));
  await expect.poll(async () => Math.floor(await readQuarter()), 'the quarter of the window').toBe(0);
}

/** The history entry names the step. */
async function expectHistoryEntry(page: Page, step: string) {
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
      await guest.openForm({ from, nights: 3 });
      await expectHeadingFocus(guest, details);
      await guest.field('firstName').fill('Ana');

      await page.goBack();
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
      await expect(page).toHaveTitle(/^Casa do Limoeiro: .+ · Estadia$/);
      await expect(guest.field('startDate')).toHaveValue(inDays(from));
      await page.goForward();
      await guest.expectState('form.editing');
      await expectHeadingFocus(guest, details);
      await expect(page).toHaveTitle(`${details} · Casa do Limoeiro · Estadia`);
      await expect(guest.field('firstName')).toHaveValue('Ana');

      await guest.fillForm();
      await guest.press('order.button');
      await guest.expectState('otp.entering');
      await expectHeadingFocus(guest, code);
      await page.goBack();
      await guest.expectState('otp.setAside');
      await expectHeadingFocus(guest, words('otp.setAside.title'));
      await expect(page).toHaveTitle(`${words('otp.setAside.title')} · Casa do Limoeiro · Estadia`);
      await guest.expectTexts(guest.email);
      await page.goForward();
      await guest.expectState('otp.entering');
      await expectHeadingFocus(guest, code);
      expect(page.url()).not.toMatch(/otp|form|token|@/);

      await page.goBack();
      await page.goBack();
      await expect(page).not.toHaveURL(({ pathname }) => pathname === `/en/${guest.unit}`);
    });

    test('focuses the heading of the dates after “Choose other dates” and “Change the address”', async ({
      guest,
      page,
    }) => {
      await guest.openForm({ from: from + 10, nights: 3 });
      await guest.fillForm();
      await guest.press('form.otherDates');
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
      // The entry before it is the page from which the guest came.
      await expectHistoryEntry(page, 'dates');
      await guest.press('booking.begin');
      await guest.press('order.button');
      await guest.expectState('otp.entering');
      await guest.press('otp.changeAddress');
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
    });
  });
}

test('keeps the history of a booking through a reload, another page and another language', async ({
  guest,
  page,
}) => {
  await guest.openForm({ from: 90, nights: 3 });
  await guest.expectState('form.editing');
  await page.reload();
  await guest.expectState('form.editing');
  await expectHistoryEntry(page, 'form');
  await page.goBack();
  await guest.expectState('dates.priced');
  await page.goForward();
  await guest.expectState('form.editing');

  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(guest.booking).toHaveCount(0);
  await page.goBack();
  await guest.expectState('form.editing');
  await page.goBack();
  await guest.expectState('dates.priced');
  await page.goForward();
  await guest.expectState('form.editing');

  await chooseLanguage(page, 'Deutsch');
  await guest.expectProperty('de');
  await guest.expectState('form.editing');
  await expectHistoryEntry(page, 'form');
  await page.goBack();
  await guest.expectState('dates.priced');
  await guest.expectProperty('de');
});

test('returns from the gateway to the pending payment with Back, and leaves the booking with another Back', async ({
  guest,
  page,
}) => {
  await page.goto('/en');
  await guest.openGateway({ from: 100, nights: 3 });
  await page.goBack();
  await guest.expectProperty();
  await guest.expectState('resuming.unpaid');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await guest.expectProperty();
  await guest.expectState('resuming.unpaid');
  await guest.payNow();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the photo viewer with Back or its button, and stays on the property', async ({
    guest,
    page,
  }) => {
    await page.goto('/en');
    await guest.openProperty();
    const viewer = page.getByRole('dialog');
    const photo = page.locator('main a:has(img)').first();
    // Before that, the link opens the photo itself.
    await waitForHydration(page);
    await photo.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await guest.expectProperty();
    await expect(photo).toBeFocused();
    await page.goForward();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expectHistoryEntry(page, 'dates');
    await page.goBack();
    await expect(page).toHaveURL('/en');
  });

  test('focuses the heading of a new page, and the link that was followed after Back', async ({ page }) => {
    await page.goto('/en');
    await waitForHydration(page);
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
