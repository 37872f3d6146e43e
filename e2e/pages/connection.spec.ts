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
  await page.route('**/health', (route) => {
    asked += 1;
    return isAway ? route.abort('connectionfailed') : route.continue();
  });
  const lost = page.getByText(words('connection.lost'));
  // What follows the connection comes when the browser is idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(lost).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => asked).toBe(1);
  await expect(lost).toBeVisible();
  isAway = false;
  await delayPasses(page, siteIsAskedAgain);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  expect(asked).toBe(2);
});
