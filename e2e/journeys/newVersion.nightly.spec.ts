import { anotherBuild } from '../support/anotherBuild.ts';
import { openProxy, type ProxyRules } from '../support/proxy.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { waitForOfflineCopy } from './storedData.ts';
test.use({ home: 'offline', serviceWorkers: 'allow', allowsFailedCalls: true });

test('keeps an open page working when a new version starts', async ({ page, book, baseURL }) => {
  const { on } = await book(80);
  const way: ProxyRules = {};
  const site = await openProxy(baseURL!, way);
  try {
    const { pathname, hash } = new URL(on.link, site.url);
    await page.goto(site.url + pathname + hash);
    await on.is('reservation', 'open.current');
    await waitForOfflineCopy(page);
    const before = await page.evaluate(() => caches.keys());

    Object.assign(way, anotherBuild);
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const next = registration.installing ?? registration.waiting;
      if (!next) return;
      await new Promise<void>((done) => {
        const look = () => next.state === 'activated' && done();
        next.addEventListener('statechange', look);
        look();
      });
    });

    // The open page has loaded everything that it needs.
    await on.press('cancellation', 'cancellation.begin');
    await on.is('cancellation', 'confirming');
    await on.press('cancellation', 'cancellation.keep');

    // The next page is of the new version: it is requested once.
    await page.getByRole('link', { name: 'Estadia', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/en`);
    await expect(page.getByRole('heading', { level: 1, name: words('landing.title') })).toBeVisible();
    expect(await page.content()).toContain('/assets/b/entry-client-b-');

    // The new version stores the reservation again, and deletes the copy of the previous one.
    await page.goto(site.url + pathname + hash);
    await on.is('reservation', 'open.current');
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([before[0]!.replace('entry-client-', 'entry-client-b-')]);
  } finally {
    await site.close();
  }
  await page.reload();
  await on.is('reservation', 'kept.offline');
});
