import type { Page, Route } from '@playwright/test';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { shellMachine } from '../../machines/shell/shell.machine.ts';
import { elapseDelay, holdDelays } from '../support/heldDelays.ts';
import { inDays } from '../support/hostApi.ts';
import { waitForConnectionMachine, network } from '../support/network.ts';
import { words } from '../support/words.ts';
import type { Guest } from './guest.ts';
import { expect, test } from './journey.ts';
import { press, returnUntilOffered } from './newBuild.ts';
test.use({ home: 'days', allowsFailedCalls: true });

const { reloadMayTake: reloadTimeout } = shellMachine.implementations.delays as { reloadMayTake: number };

const { healthCheckInterval } = connectionMachine.implementations.delays as { healthCheckInterval: number };

const form = '**/assets/FormScreens-*.js';
const health = '**/health';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: words('notLoaded.text') });
const lost = (page: Page) => page.getByText(words('connection.lost'));

const block = (page: Page, address: string) =>
  page.route(address, (route) => route.abort('connectionfailed'));

/** Chooses dates, with the code of the next step missing and the shell loaded. */
async function openForm(page: Page, guest: Guest, from: number) {
  await block(page, form);
  await page.goto('/en/days');
  await guest.chooseDates({ from, nights: 3 });
  await waitForConnectionMachine(page);
  await network(page, 'online');
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
}

/** Marks the tab as just reloaded. */
const markReloaded = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() + 3_600_000)));

/** The connection is lost and returns, so that missing code is requested again. */
async function reconnectTo(page: Page) {
  const request = page.waitForRequest(health);
  await network(page, 'offline');
  await network(page, 'online');
  await request;
}

test('loads the missing code of a step when the connection returns', async ({ page, guest }) => {
  await openForm(page, guest, 130);
  await block(page, health);
  await guest.press('booking.begin');
  await expect(lost(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.unroute(health);
  await page.unroute(form);
  await network(page, 'online');
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toBeVisible();
});

test('keeps the notice until the missing code is loaded when a reload did not help', async ({
  page,
  guest,
}) => {
  await openForm(page, guest, 135);
  await markReloaded(page);
  await block(page, health);
  await guest.press('booking.begin');
  await expect(lost(page)).toBeVisible();
  await page.unroute(health);
  await network(page, 'online');
  await expect(notice(page)).toBeVisible();
  // The request fails again; the second failure has happened.
  for (let times = 0; times < 2; times += 1) {
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('FormScreens'));
    await reconnectTo(page);
    await missing;
    await expect(notice(page)).toBeVisible();
  }
  await page.unroute(form);
  await reconnectTo(page);
  await expect(guest.field('firstName')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('does not reload after the guest went to another page', async ({ page, guest }) => {
  await openForm(page, guest, 140);
  const answer = Promise.withResolvers<void>();
  await page.route(health, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const request = page.waitForRequest(health);
  await guest.press('booking.begin');
  await request;
  await page.getByRole('link', { name: words('legal.privacy') }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  const answered = page.waitForResponse(health);
  answer.resolve();
  await answered;
  await expect(notice(page)).toBeHidden();
  await expect(page).toHaveURL(/\/en\/privacy$/);
});

test('loads missing code later when a reload does not finish', async ({ page, guest }) => {
  await holdDelays(page, reloadTimeout);
  await openForm(page, guest, 145);
  await page.route(/\/en\/days(\?|$)/, (route) => route.fulfill({ status: 204 }));
  await guest.press('booking.begin');
  await elapseDelay(page, reloadTimeout);
  await page.unroute(form);
  await reconnectTo(page);
  await expect(guest.field('firstName')).toBeVisible();
});

const newer = { 'Site-Version': 'newer' };

/** The site's answer to health checks that leads the shell to a state. */
const answers = {
  checking: () => new Promise<void>(() => undefined),
  unreachable: (route) => route.abort('connectionfailed'),
  incomplete: (route) => route.fulfill({ status: 500, headers: newer }),
} satisfies Record<string, (route: Route) => Promise<void>>;

type State = keyof typeof answers;

/** Opens a landing page with dates, then another page whose code cannot be loaded: the shell enters a state. */
async function openPageWithoutCode(page: Page, state: State) {
  await holdDelays(page, healthCheckInterval);
  await block(page, '**/assets/legalText-*.js');
  await page.goto(`/en?from=${inDays(40)}&to=${inDays(43)}&guests=2`);
  await waitForConnectionMachine(page);
  await network(page, 'online');
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  let request = 0;
  await page.route(health, (route) => {
    request += 1;
    return answers[state](route);
  });
  await page.getByRole('link', { name: words('legal.privacy') }).click();
  // One request asks for the version, because prefetching failed, and one whether a reload would help.
  if (state === 'checking') await expect.poll(() => request).toBe(2);
  if (state === 'unreachable') await expect(lost(page)).toBeVisible();
  if (state === 'incomplete') await expect(notice(page)).toBeVisible();
  await page.route(health, (route) => route.fulfill({ headers: newer }));
}

for (const state of ['checking', 'unreachable', 'incomplete'] as const)
  test(`reloads a page with dates restored by Back while the shell is in the state ${state}`, async ({
    page,
  }) => {
    await openPageWithoutCode(page, state);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await reloaded;
    await expect(page).toHaveURL(/\/en\?from=/);
  });

for (const state of ['unreachable', 'incomplete'] as const)
  test(`reloads the page for an update while the shell is in the state ${state}`, async ({ page }) => {
    await openPageWithoutCode(page, state);
    await returnUntilOffered(page);
    const reloaded = page.waitForEvent('load');
    await press(page, 'version.update');
    await reloaded;
    await expect(page).toHaveURL(/\/en\?from=/);
  });
