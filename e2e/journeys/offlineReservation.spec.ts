import { expectUncoveredControls } from '../support/visibility.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { goOffline, waitForOfflineCopy } from './storedData.ts';

test.use({ home: 'offline', serviceWorkers: 'allow', allowsFailedCalls: true });

test('opens a stored reservation without a connection, shows its age and refreshes it later', async ({
  page,
  context,
  book,
}) => {
  const { on, number } = await book(20);
  await on.open();
  await on.is('reservation', 'open.current');
  await waitForOfflineCopy(page);

  await goOffline(context);
  await page.goto('about:blank');
  await on.open();
  await on.is('reservation', 'kept.offline');
  const shown = on.of('reservation');
  await expect(shown).toContainText(number);
  await expect(shown.getByRole('status')).toContainText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/);
  await expect(shown).toContainText('Guests can be registered as soon as there is a connection.');
  await expect(shown.getByRole('button', { name: words('cancellation.begin') })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: words('success.registerLink') })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: words('reservation.addToCalendar') })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
  await shown.getByRole('button', { name: words('action.tryAgain') }).click();
  await on.is('reservation', 'kept.offline');
  await expect(shown.getByRole('heading', { level: 1 })).toBeFocused();
  // The notice about the age covers no control, however tall it is.
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.getByRole('status').evaluate(({ style }) => style.setProperty('min-height', '10rem'));
  const padding = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  await expect.poll(padding).toBeGreaterThan(160);
  await expectUncoveredControls(page);

  // The address in the tab without the token, opened in another tab.
  await page.reload();
  await on.is('reservation', 'kept.offline');
  const other = await context.newPage();
  await other.goto(on.link.replace(/#.*/, ''));
  await expect(other.locator('[data-machine=reservation]')).toHaveAttribute('data-state', 'kept.linkNeeded');
  await expect(other.locator('[data-machine=reservation]')).toContainText(number);
  await other.close();

  // The start page of the installed site.
  await page.goto('/en');
  await on.is('reservation', 'kept.offline');
  await context.setOffline(false);
  await on.is('reservation', 'open.current');
  await on.unfold('cancellation');
  await expect(shown.getByRole('button', { name: words('cancellation.begin') })).toBeVisible();
});
