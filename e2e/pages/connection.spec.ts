import type { Page } from '@playwright/test';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { addresses } from '../support/calls.ts';
import { waitForHydration } from '../support/hydration.ts';
import { elapseDelay, holdDelays } from '../support/heldDelays.ts';
import { waitForConnectionMachine, network } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const { sitePollInterval } = connectionMachine.implementations.delays as { sitePollInterval: number };

const followers = '**/assets/ShellComponents-*.js';

const findMessage = (page: Page, news: 'connection.lost' | 'connection.returned') =>
  page.getByText(words(news));

test('checks an unreachable site again until it answers', async ({ page }) => {
  await holdDelays(page, sitePollInterval);
  await page.goto('/en/legible');
  await waitForHydration(page);
  let requestCount = 0;
  let isAway = true;
  const firstAnswer = Promise.withResolvers<void>();
  await page.route('**/health', async (route) => {
    requestCount += 1;
    if (requestCount === 1) await firstAnswer.promise;
    return isAway ? route.abort('connectionfailed') : route.continue();
  });
  const lost = findMessage(page, 'connection.lost');
  await waitForConnectionMachine(page);
  await network(page, 'online');
  await expect.poll(() => requestCount).toBe(1);
  // The network is lost again before the site answers: that answer is ignored.
  await network(page, 'offline');
  firstAnswer.resolve();
  await expect(lost).toBeVisible();
  await network(page, 'online');
  await expect.poll(() => requestCount).toBe(2);
  await expect(lost).toBeVisible();
  isAway = false;
  await elapseDelay(page, sitePollInterval);
  await expect(findMessage(page, 'connection.returned')).toBeVisible();
  expect(requestCount).toBe(3);
  await network(page, 'offline');
  await expect(lost).toBeVisible();
});

test.describe('files of the connection notice that did not load', () => {
  test.use({ allowsFailedCalls: true });

  test('are loaded again on the next interaction', async ({ page }) => {
    let isRequested = false;
    await page.route(followers, (route) => {
      isRequested = true;
      return route.abort('connectionfailed');
    });
    await page.goto('/en/legible');
    await waitForHydration(page);
    const missed = page.evaluate(
      () =>
        new Promise<void>((known) => {
          window.addEventListener('vite:preloadError', () => known(), { once: true });
        }),
    );
    await expect(async () => {
      await page.mouse.click(10, 10);
      expect(isRequested).toBe(true);
    }).toPass();
    await missed;
    await page.unroute(followers);
    await expect(async () => {
      await page.mouse.click(10, 10);
      await network(page, 'offline');
      await expect(findMessage(page, 'connection.lost')).toBeVisible({ timeout: 200 });
    }).toPass();
  });
});

test.describe('a health check after a failed call', () => {
  test.use({ allowsFailedCalls: true });

  test('reports a lost network at once', async ({ page }) => {
    await page.route(addresses.readAvailability, (route) => route.abort('connectionfailed'));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/en/legible');
    await waitForHydration(page);
    await page.locator('#booking-startDate').hover();
    await failed;
    await waitForConnectionMachine(page);
    let requestCount = 0;
    const secondAnswer = Promise.withResolvers<void>();
    await page.route('**/health', async (route) => {
      requestCount += 1;
      if (requestCount > 1) await secondAnswer.promise;
      return route.continue();
    });
    // The site answers, but the repeated request for nights fails again, so its connection is doubted.
    await network(page, 'online');
    await expect.poll(() => requestCount).toBe(2);
    await expect(findMessage(page, 'connection.lost')).toBeHidden();
    await network(page, 'offline');
    await expect(findMessage(page, 'connection.lost')).toBeVisible();
    secondAnswer.resolve();
    await expect(findMessage(page, 'connection.lost')).toBeVisible();
  });
});
