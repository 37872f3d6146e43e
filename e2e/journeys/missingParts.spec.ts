import type { Page, Route } from '@playwright/test';
import { anotherBuild } from '../support/anotherBuild.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { openWayTo, type Way } from '../support/wayTo.ts';
import { words } from '../support/words.ts';
import { expect, test as base } from './journey.ts';

base.slow();

/** The site behind a proxy that the test controls, and how often the page was requested. */
const test = base.extend<{ site: { url: string; way: Way }; loads: () => number }>({
  site: async ({ baseURL }, use) => {
    const way: Way = {};
    const { url, close } = await openWayTo(baseURL!, way);
    await use({ url, way });
    await close();
  },
  loads: async ({ page }, use) => {
    let times = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) times += 1;
    });
    await use(() => times);
  },
});
test.use({ home: 'days', letsCallsFail: true });

/** Some files of the site are missing. */
const without = (file: string): Way => ({ leads: (path) => (path.includes(`/${file}-`) ? 404 : path) });

const told = (page: Page) => page.getByRole('alert').filter({ hasText: words('notLoaded.text') });

test('reloads the page once when a new version removed the code of a step, and continues there', async ({
  page,
  guest,
  site,
  loads,
}) => {
  // The file is prefetched, and would be loaded before the other version starts.
  Object.assign(site.way, without('FormScreens'));
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 30, nights: 3 });
  Object.assign(site.way, anotherBuild);
  await guest.presses('booking.begin');
  await guest.is('form.editing');
  await guest.fillsIn();
  expect(await page.content()).toContain('/assets/b/entry-client-b-');
  expect(loads()).toBe(2);
  await expect(told(page)).toBeHidden();
  await guest.presses('order.button');
  await guest.is('otp.entering');
});

test('loads a step again when its styles failed to load', async ({ page, guest, site }) => {
  const styles = /\/assets\/FormScreens-.*\.css$/;
  Object.assign(site.way, { leads: (path) => (styles.test(path) ? 404 : path) } satisfies Way);
  await page.goto(`${site.url}/en/days`);
  const lost = page.waitForResponse(styles);
  await guest.choosesDates({ from: 35, nights: 3 });
  await lost;
  await expect(page.locator('link[data-failed][href*="/FormScreens-"]')).toHaveCount(1);
  Object.assign(site.way, { leads: undefined });
  await guest.presses('booking.begin');
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toBeVisible();
  const read = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(read).toContainEqual(expect.stringMatching(styles));
});

test('shows a notice when a reload does not help, and continues after a manual reload', async ({
  page,
  guest,
  site,
  loads,
}) => {
  Object.assign(site.way, without('FormScreens'));
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 40, nights: 3 });
  await guest.presses('booking.begin');
  await expect(told(page)).toBeVisible();
  expect(loads()).toBe(2);
  Object.assign(site.way, { leads: undefined });
  await page.getByRole('link', { name: words('notLoaded.again') }).click();
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toBeVisible();
});

test('opens a reservation after a reload when its scripts did not load at first', async ({
  page,
  booked,
  site,
}) => {
  Object.assign(site.way, without('entry-client'));
  const { on } = await booked(110);
  await page.goto(site.url + on.link);
  await expect(told(page)).toBeVisible();
  Object.assign(site.way, { leads: undefined });
  await page.getByRole('link', { name: words('notLoaded.again') }).click();
  await on.is('reservation', 'open.current');
});

test('reloads a page that is older than the files of the site', async ({ page, guest, loads }) => {
  const old = async (route: Route) => {
    const answer = await route.fetch();
    const { etag: _, ...headers } = answer.headers();
    const body = (await answer.text()).replaceAll(/\/entry-client-(?=[\w-]+\.js)/g, '/entry-client-old-');
    await route.fulfill({ status: 200, headers, body });
  };
  await page.route('**/en/days', old, { times: 1 });
  await page.goto('/en/days');
  await expect.poll(loads).toBe(2);
  await comesAlive(page);
  await guest.choosesDates({ from: 50, nights: 3 });
});

test('does not reload a page with an unsent message, and explains what to do', async ({
  page,
  site,
  loads,
}) => {
  Object.assign(site.way, without('openBrowserApi'));
  await page.goto(`${site.url}/en/days/contact`);
  const contact = page.locator('[data-machine=contact]');
  await contact.locator('[name=name]').fill('Ana Silva');
  await contact.locator('[name=email]').fill('ana@example.com');
  await contact.locator('[name=phonePrefix]').selectOption('PT');
  await contact.locator('[name=phone]').fill('912 345 678');
  await contact.locator('[name=message]').fill('Is there a cot?');
  await contact.getByRole('button', { name: words('contact.send') }).click();
  await expect(told(page)).toBeVisible();
  await expect(contact.locator('[name=message]')).toHaveValue('Is there a cot?');
  expect(loads()).toBe(1);
});
