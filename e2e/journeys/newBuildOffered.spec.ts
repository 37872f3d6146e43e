import { siteVersionMachine } from '../../machines/siteVersion/siteVersion.machine.ts';
import { elapseDelay, delaysPass, holdDelays } from '../support/heldDelays.ts';
import { inDays } from '../support/hostApi.ts';
import { showPageAgain } from '../support/showPageAgain.ts';
import { words } from '../support/words.ts';
import {
  expect,
  expectNewBuild,
  offer,
  press,
  returnUntilOffered,
  test,
  updating,
  followVersion,
} from './newBuild.ts';
test.use({ home: 'days' });

const { idleTimeBeforeReload } = siteVersionMachine.implementations.delays as {
  idleTimeBeforeReload: number;
};

/** The interval for checking whether something is still running, in milliseconds. */
const checkInterval = 200;

test('checks for a new build each time the tab is shown, until there is one', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 90, nights: 3 });
  await followVersion(page);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/health')) checks += 1;
  });
  // The next check starts only after the previous one has ended.
  const returnAndCount = async (times: number) => {
    const before = checks;
    await expect(async () => {
      await showPageAgain(page);
      expect(checks - before).toBeGreaterThanOrEqual(times);
    }).toPass();
  };
  await page.route('**/health', (route) => route.abort('connectionfailed'));
  await returnAndCount(2);
  await page.unroute('**/health');
  await returnAndCount(2);
  await expect(offer(page)).toBeHidden();

  const answer = Promise.withResolvers<void>();
  await page.route('**/health', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await returnAndCount(1);
  site.update();
  await guest.pickOtherCheckOut(inDays(95));
  await expect(offer(page)).toBeVisible();
  answer.resolve();
});

test('offers the new build when a prefetched file is gone', async ({ page, site }) => {
  await page.goto(`${site.url}/en`);
  await followVersion(page);
  site.update();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: words('legal.privacy') }).hover();
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(page, 'version.update');
  await expectNewBuild(page);
  await expect(page).toHaveURL(`${site.url}/en`);
});

test('asks before an update that would discard a message', async ({ page, site }) => {
  await holdDelays(page, idleTimeBeforeReload);
  await page.goto(`${site.url}/en/days/contact`);
  const message = page.locator('[data-machine=contact] [name=message]');
  await followVersion(page);
  await message.click();
  await message.fill('Is there a cot?');
  site.update();
  await returnUntilOffered(page);
  const stays = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await press(page, 'version.update');
  expect(await stays).toBe('beforeunload');
  await expect(updating(page)).toBeVisible();
  await elapseDelay(page, idleTimeBeforeReload);
  await expect(updating(page)).toBeHidden();
  await expect(offer(page)).toBeHidden();
  await expect(message).toHaveValue('Is there a cot?');
});

test('continues to the gateway while an update is pending, and offers the update again', async ({
  page,
  guest,
  site,
}) => {
  await holdDelays(page, checkInterval);
  // The browser starts to navigate, and does not arrive.
  await page.route('**/sandbox/checkout/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 100, nights: 3 });
  await guest.order();
  await followVersion(page);
  const leaves = page.waitForRequest('**/sandbox/checkout/*');
  await guest.submitMailedCode();
  await leaves;
  site.update();
  await returnUntilOffered(page);
  await press(page, 'version.update');
  await expect(updating(page)).toBeVisible();
  await expect
    .poll(
      async () => {
        await delaysPass(page, checkInterval);
        return updating(page).isVisible();
      },
      { intervals: [20] },
    )
    .toBe(false);
  await expect(offer(page)).toBeVisible();
  await guest.expectState('redirecting.underWay');
});
