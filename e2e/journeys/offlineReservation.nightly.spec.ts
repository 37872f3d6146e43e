import { splitLink } from '../support/hostApi.ts';
import { expectAccessible } from '../support/axe.ts';
import { openFrontendSite } from '../support/frontendSite.ts';
import { getTranslator } from '../support/translator.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { goOffline, nothingStored, readStoredData, waitForOfflineCopy } from './storedData.ts';

test.use({ home: 'offline', serviceWorkers: 'allow', allowsFailedCalls: true });

test('opens a stored reservation with all its lines while the site is down', async ({ page, book }) => {
  const { on } = await book(30);
  const site = await openFrontendSite({});
  const link = site.url + new URL(on.link, site.url).pathname + new URL(on.link, site.url).hash;
  try {
    await page.goto(link);
    await on.is('reservation', 'open.current');
    await waitForOfflineCopy(page);
  } finally {
    await site.close();
  }
  await page.goto(link);
  await on.is('reservation', 'kept.offline');
  await expect(on.of('reservation').getByRole('heading', { level: 1 })).toBeVisible();
});

test('serves nothing else from the offline copy, and reports the lost connection', async ({
  page,
  context,
  unit,
  book,
}) => {
  const { on } = await book(40);
  await on.open();
  await waitForOfflineCopy(page);
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

  await goOffline(context);
  const { text } = getTranslator('de');
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
  await expectAccessible(page);
  await page.getByRole('link', { name: text('offline.reservation') }).click();
  await on.is('reservation', 'kept.offline');

  // Without a connection the other page can only be requested again, and loads when the connection returns.
  await page.goto(`/en/${unit}`);
  await context.setOffline(false);
  await page.getByRole('link', { name: words('action.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();
});

test('deletes the offline copy of a cancelled reservation', async ({ page, context, book }) => {
  const { on } = await book(50);
  await on.open();
  await waitForOfflineCopy(page);
  const { kept } = await readStoredData(page);
  expect(kept).toContain('Ana');
  expect(kept).not.toContain(splitLink(on.link).token);
  await on.press('cancellation', 'cancellation.begin');
  await on.press('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
  await goOffline(context);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test('deletes the offline copy on request, and stores none until the guest allows it again', async ({
  page,
  book,
}) => {
  const { on } = await book(60);
  const { token } = splitLink(on.link);
  await on.open();
  await waitForOfflineCopy(page);
  await on.press('reservation', 'keeping.stop');
  await expect.poll(async () => (await readStoredData(page)).workers).toBe(0);
  expect((await readStoredData(page)).caches).toEqual([]);
  expect(JSON.stringify(await readStoredData(page))).not.toMatch(new RegExp(`${token}|Ana`));
  await page.goto('about:blank');
  await on.open();
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText('No copy of this page is kept on this device.');
  expect((await readStoredData(page)).workers).toBe(0);
  await on.press('reservation', 'keeping.resume');
  await waitForOfflineCopy(page);
});

test('deletes the offline copy when its link is revoked', async ({ page, book }) => {
  const { on } = await book(70);
  await on.open();
  await waitForOfflineCopy(page);
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
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
});

test('deletes the offline copy of a past stay with the next page', async ({ page, unit, book }) => {
  const { on } = await book(90);
  await on.open();
  await waitForOfflineCopy(page);
  await page.clock.install({ time: Date.now() + 120 * 86_400_000 });
  await page.goto(`/en/${unit}`);
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
});
