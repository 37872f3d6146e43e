import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { delayPasses, holdDelays } from '../support/heldDelays.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const { siteIsAskedAgain } = connectionMachine.implementations.delays as { siteIsAskedAgain: number };

test('a site that stays away is asked again after a while, until it answers', async ({ page }) => {
  await holdDelays(page, siteIsAskedAgain);
  await page.goto('/en/legible');
  await comesAlive(page);
  let asked = 0;
  let isAway = true;
  const firstAnswer = Promise.withResolvers<void>();
  await page.route('**/health', async (route) => {
    asked += 1;
    if (asked === 1) await firstAnswer.promise;
    return isAway ? route.abort('connectionfailed') : route.continue();
  });
  const network = (is: 'online' | 'offline') =>
    page.evaluate((type) => void window.dispatchEvent(new Event(type)), is);
  const lost = page.getByText(words('connection.lost'));
  // What follows the connection comes when the browser is idle.
  await expect(async () => {
    await network('offline');
    await expect(lost).toBeVisible({ timeout: 200 });
  }).toPass();
  await network('online');
  await expect.poll(() => asked).toBe(1);
  // The network goes again before the site has answered: what it says then is heard no more.
  await network('offline');
  firstAnswer.resolve();
  await expect(lost).toBeVisible();
  await network('online');
  await expect.poll(() => asked).toBe(2);
  await expect(lost).toBeVisible();
  isAway = false;
  await delayPasses(page, siteIsAskedAgain);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  expect(asked).toBe(3);
  await network('offline');
  await expect(lost).toBeVisible();
});
