import type { Page, Route } from '@playwright/test';
import { anotherBuild } from '../support/anotherBuild.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openProxy, type ProxyRules } from '../support/proxy.ts';
import { words } from '../support/words.ts';
import { expect, test as base } from './journey.ts';

/** The site behind a proxy that the test controls, and how often the page was requested. */
const test = base.extend<{ site: { url: string; way: ProxyRules }; loads: () => number }>({
  site: async ({ baseURL }, use) => {
    const way: ProxyRules = {};
    const { url, close } = await openProxy(baseURL!, way);
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
test.use({ home: 'days', allowsFailedCalls: true });

/** Some files of the site are missing. */
const withoutFile = (file: string): ProxyRules => ({
  redirect: (path) => (path.includes(`/${file}-`) ? 404 : path),
});

const findNotice = (page: Page) => page.getByRole('alert').filter({ hasText: words('notLoaded.text') });

test('reloads the page once when a new version removed the code of a step, and continues there', async ({
  page,
  guest,
  site,
  loads,
}) => {
  // The file is prefetched, and would be loaded before the other version starts.
  Object.assign(site.way, withoutFile('FormScreens'));
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 30, nights: 3 });
  Object.assign(site.way, anotherBuild);
  await guest.press('booking.begin');
  await guest.expectState('form.editing');
  await guest.fillForm();
  expect(await page.content()).toContain('/assets/b/entry-client-b-');
  expect(loads()).toBe(2);
  await expect(findNotice(page)).toBeHidden();
  await guest.press('order.button');
  await guest.expectState('otp.entering');
});

test('loads a step again when its styles failed to load', async ({ page, guest, site }) => {
  const styles = /\/assets\/FormScreens-.*\.css$/;
  Object.assign(site.way, { redirect: (path) => (styles.test(path) ? 404 : path) } satisfies ProxyRules);
  await page.goto(`${site.url}/en/days`);
  const lostStyles = page.waitForResponse(styles);
  await guest.chooseDates({ from: 35, nights: 3 });
  await lostStyles;
  await expect(page.locator('link[data-failed][href*="/FormScreens-"]')).toHaveCount(1);
  Object.assign(site.way, { redirect: undefined });
  await guest.press('booking.begin');
  await guest.expectState('form.editing');
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
  Object.assign(site.way, withoutFile('FormScreens'));
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 40, nights: 3 });
  await guest.press('booking.begin');
  await expect(findNotice(page)).toBeVisible();
  expect(loads()).toBe(2);
  Object.assign(site.way, { redirect: undefined });
  await page.getByRole('link', { name: words('notLoaded.again') }).click();
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toBeVisible();
});

test('opens a reservation after a reload when its scripts did not load at first', async ({
  page,
  book,
  site,
}) => {
  Object.assign(site.way, withoutFile('entry-client'));
  const { on } = await book(110);
  await page.goto(site.url + on.link);
  await expect(findNotice(page)).toBeVisible();
  Object.assign(site.way, { redirect: undefined });
  await page.getByRole('link', { name: words('notLoaded.again') }).click();
  await on.is('reservation', 'open.current');
});

test('reloads a page that is older than the files of the site', async ({ page, guest, loads }) => {
  const serveOldPage = async (route: Route) => {
    const answer = await route.fetch();
    const { etag: _, ...headers } = answer.headers();
    const body = (await answer.text()).replaceAll(/\/entry-client-(?=[\w-]+\.js)/g, '/entry-client-old-');
    await route.fulfill({ status: 200, headers, body });
  };
  await page.route('**/en/days', serveOldPage, { times: 1 });
  await page.goto('/en/days');
  await expect.poll(loads).toBe(2);
  await waitForHydration(page);
  await guest.chooseDates({ from: 50, nights: 3 });
});

test('does not reload a page with an unsent message, and explains what to do', async ({
  page,
  site,
  loads,
}) => {
  Object.assign(site.way, withoutFile('openBrowserApi'));
  await page.goto(`${site.url}/en/days/contact`);
  const contact = page.locator('[data-machine=contact]');
  await contact.locator('[name=name]').fill('Ana Silva');
  await contact.locator('[name=email]').fill('ana@example.com');
  await contact.locator('[name=phonePrefix]').selectOption('PT');
  await contact.locator('[name=phone]').fill('912 345 678');
  await contact.locator('[name=message]').fill('Is there a cot?');
  await contact.getByRole('button', { name: words('contact.send') }).click();
  await expect(findNotice(page)).toBeVisible();
  await expect(contact.locator('[name=message]')).toHaveValue('Is there a cot?');
  expect(loads()).toBe(1);
});
