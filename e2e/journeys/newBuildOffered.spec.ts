import { siteVersionMachine } from '../../machines/siteVersion/siteVersion.machine.ts';
import { delayPasses, delaysPass, holdDelays } from '../support/heldDelays.ts';
import { inDays } from '../support/hostApi.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
import { words } from '../support/words.ts';
import {
  expect,
  isOfTheNewBuild,
  offer,
  presses,
  returnsToTheOffer,
  test,
  updating,
  versionIsFollowed,
} from './newBuild.ts';

test.slow();
test.use({ home: 'days' });

const { idleTimeBeforeReload } = siteVersionMachine.implementations.delays as {
  idleTimeBeforeReload: number;
};

/** The interval for checking whether something is still running, in milliseconds. */
const glance = 200;

test('checks for a new build each time the tab is shown, until there is one', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 90, nights: 3 });
  await versionIsFollowed(page);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/health')) asked += 1;
  });
  // The next check starts only after the previous one has ended.
  const returnsAndAsks = async (times: number) => {
    const before = asked;
    await expect(async () => {
      await isShownAgain(page);
      expect(asked - before).toBeGreaterThanOrEqual(times);
    }).toPass();
  };
  await page.route('**/health', (route) => route.abort('connectionfailed'));
  await returnsAndAsks(2);
  await page.unroute('**/health');
  await returnsAndAsks(2);
  await expect(offer(page)).toBeHidden();

  const answer = Promise.withResolvers<void>();
  await page.route('**/health', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await returnsAndAsks(1);
  site.update();
  await guest.picksAnotherCheckOut(inDays(95));
  await expect(offer(page)).toBeVisible();
  answer.resolve();
});

test('offers the new build when a prefetched file is gone', async ({ page, site }) => {
  await page.goto(`${site.url}/en`);
  await versionIsFollowed(page);
  site.update();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: words('legal.privacy') }).hover();
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await presses(page, 'version.update');
  await isOfTheNewBuild(page);
  await expect(page).toHaveURL(`${site.url}/en`);
});

test('asks before an update that would discard a message', async ({ page, site }) => {
  await holdDelays(page, idleTimeBeforeReload);
  await page.goto(`${site.url}/en/days/contact`);
  const message = page.locator('[data-machine=contact] [name=message]');
  await versionIsFollowed(page);
  await message.click();
  await message.fill('Is there a cot?');
  site.update();
  await returnsToTheOffer(page);
  const stays = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await presses(page, 'version.update');
  expect(await stays).toBe('beforeunload');
  await expect(updating(page)).toBeVisible();
  await delayPasses(page, idleTimeBeforeReload);
  await expect(updating(page)).toBeHidden();
  await expect(offer(page)).toBeHidden();
  await expect(message).toHaveValue('Is there a cot?');
});

test('continues to the gateway while an update is pending, and offers the update again', async ({
  page,
  guest,
  site,
}) => {
  await holdDelays(page, glance);
  // The browser starts to navigate, and does not arrive.
  await page.route('**/sandbox/checkout/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 100, nights: 3 });
  await guest.orders();
  await versionIsFollowed(page);
  const leaves = page.waitForRequest('**/sandbox/checkout/*');
  await guest.sendsTheCode();
  await leaves;
  site.update();
  await returnsToTheOffer(page);
  await presses(page, 'version.update');
  await expect(updating(page)).toBeVisible();
  await expect
    .poll(
      async () => {
        await delaysPass(page, glance);
        return updating(page).isVisible();
      },
      { intervals: [20] },
    )
    .toBe(false);
  await expect(offer(page)).toBeVisible();
  await guest.is('redirecting.underWay');
});
