import { splitLink } from '../support/hostApi.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { canPressEverything } from '../support/inTheWindow.ts';
import { openSiteInFront } from '../support/siteInFront.ts';
import { getTranslations } from '../support/voice.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { isKept, leftOvers, nothing } from './kept.ts';

test.slow();
test.use({ home: 'offline', serviceWorkers: 'allow', letsCallsFail: true });

test('a reservation that was open once opens without a connection, says since when, and is fetched anew', async ({
  page,
  context,
  booked,
}) => {
  const { on, number } = await booked(20);
  await on.opens();
  await on.is('reservation', 'open.current');
  await isKept(page);

  await context.setOffline(true);
  await page.goto('about:blank');
  await on.opens();
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
  // However high what says the age is, it covers no control.
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.getByRole('status').evaluate(({ style }) => style.setProperty('min-height', '10rem'));
  const padding = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  await expect.poll(padding).toBeGreaterThan(160);
  await canPressEverything(page);

  // The address as the tab has it, without the private part, and another tab with it.
  await page.reload();
  await on.is('reservation', 'kept.offline');
  const other = await context.newPage();
  await other.goto(on.link.replace(/#.*/, ''));
  await expect(other.locator('[data-machine=reservation]')).toHaveAttribute('data-state', 'kept.offline');
  await other.close();

  // The site's start, where it stands among a device's apps.
  await page.goto('/en');
  await on.is('reservation', 'kept.offline');
  await context.setOffline(false);
  await on.is('reservation', 'open.current');
  await expect(shown.getByRole('button', { name: words('cancellation.begin') })).toBeVisible();
});

test('it opens while the site is away altogether, and every line of it is as it was', async ({
  page,
  booked,
}) => {
  const { on } = await booked(30);
  const site = await openSiteInFront({});
  const link = site.url + new URL(on.link, site.url).pathname + new URL(on.link, site.url).hash;
  try {
    await page.goto(link);
    await on.is('reservation', 'open.current');
    await isKept(page);
  } finally {
    await site.close();
  }
  await page.goto(link);
  await on.is('reservation', 'kept.offline');
  await expect(on.of('reservation').getByRole('heading', { level: 1 })).toBeVisible();
});

test('no other page, no price and no free night comes from what is kept: where they were, it is said that there is no connection', async ({
  page,
  context,
  unit,
  booked,
}) => {
  const { on } = await booked(40);
  await on.opens();
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const paths = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return paths.flat().map((url) => new URL(url).pathname);
  });
  const pages = kept.filter((path) => !path.startsWith('/assets/') && !path.startsWith('/offline-'));
  expect(pages).toEqual([new URL(page.url()).pathname]);
  await page.goto(`/en/${unit}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(true);
  const { text } = getTranslations('de');
  const year = new Date().getFullYear() + 1;
  for (const path of [`/de/${unit}`, `/de?from=${year}-05-03&to=${year}-05-06&guests=2`]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(503);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(text('problem.unreachable.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: text('problem.unreachable.title') })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toMatch(/€|\d/);
  }
  await keepsNobodyOut(page);
  await page.getByRole('link', { name: text('offline.reservation') }).click();
  await on.is('reservation', 'kept.offline');

  // Without a connection the other page can only be asked for again, and comes with the connection.
  await page.goto(`/en/${unit}`);
  await context.setOffline(false);
  await page.getByRole('link', { name: words('action.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();
});

test('a reservation that is cancelled is forgotten by the device', async ({ page, context, booked }) => {
  const { on } = await booked(50);
  await on.opens();
  await isKept(page);
  const { token } = splitLink(on.link);
  expect((await leftOvers(page)).kept).toContain(token);
  await on.presses('cancellation', 'cancellation.begin');
  await on.presses('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
  await expect.poll(() => leftOvers(page)).toEqual(nothing);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test('who shares a device removes it there, and it is not kept again until they say so', async ({
  page,
  booked,
}) => {
  const { on } = await booked(60);
  const { token } = splitLink(on.link);
  await on.opens();
  await isKept(page);
  await on.presses('reservation', 'keeping.stop');
  await expect.poll(async () => (await leftOvers(page)).workers).toBe(0);
  expect((await leftOvers(page)).caches).toEqual([]);
  expect(JSON.stringify(await leftOvers(page))).not.toMatch(new RegExp(`${token}|Ana`));
  await page.goto('about:blank');
  await on.opens();
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText('No copy of this page is kept on this device.');
  expect((await leftOvers(page)).workers).toBe(0);
  await on.presses('reservation', 'keeping.resume');
  await isKept(page);
});

test('a link that is withdrawn takes what was kept under it along', async ({ page, booked }) => {
  const { on } = await booked(70);
  await on.opens();
  await isKept(page);
  await page.route(/\/api\/1\/reservation\/[^/]+\/[^/]+$/, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'https://estadia.dev/problems/not-found',
        title: 'Not found',
        status: 404,
      }),
    }),
  );
  await page.reload();
  await on.is('reservation', 'notFound');
  await expect.poll(() => leftOvers(page)).toEqual(nothing);
});

test('a stay that is over is forgotten by the device with the next page of the site', async ({
  page,
  unit,
  booked,
}) => {
  const { on } = await booked(90);
  await on.opens();
  await isKept(page);
  await page.clock.install({ time: Date.now() + 120 * 86_400_000 });
  await page.goto(`/en/${unit}`);
  await expect.poll(() => leftOvers(page)).toEqual(nothing);
});
