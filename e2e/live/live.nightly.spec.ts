import type { Page } from '@playwright/test';
import { product } from '../../scripts/atlas.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { expiry } from '../support/expiry.ts';
import { freePort } from '../support/freePort.ts';
import { inDays } from '../support/hostApi.ts';
import { expect as expects, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { serveLive } from './serve.ts';

const expect = expects.configure({ timeout: 120_000 });
// One site, with one restart, serves all tests.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ allowsFailedCalls: true });
const restartTimeout = { timeout: 300_000 };
let live: Awaited<ReturnType<typeof serveLive>>;
test.beforeAll(async () => {
  live = await serveLive(product, await freePort());
});
test.afterAll(() => live.close());

/** Opens a page of the site in the frame of the view. */
const openInFrame = (page: Page, path: string) =>
  page.locator('#site').evaluate((frame, address) => {
    (frame as HTMLIFrameElement).src = address;
  }, new URL(path, live.url).href);

/** A guest with chosen dates, in the frame of the view. */
async function askForDates(page: Page, from: number) {
  await page.goto(live.url);
  const site = page.frameLocator('#site');
  await expect(site.locator('[data-machine=landing]')).toBeVisible();
  await openInFrame(page, `/en/casa-do-limoeiro?from=${inDays(from)}&to=${inDays(from + 3)}&guests=2`);
  const booking = site.locator('[data-machine=booking]');
  await expect(booking).toHaveAttribute('data-state', 'dates.priced');
  const field = (name: string) => booking.locator(`[name=${name}]`);
  const fillIn = async (email: string) => {
    await booking.getByRole('button', { name: words('booking.begin') }).click();
    await field('firstName').fill('Zéphyrine');
    await field('lastName').fill('Silva');
    await field('email').fill(email);
    await field('phonePrefix').selectOption('PT');
    await field('phone').fill('912 345 678');
  };
  const order = () => booking.getByRole('button', { name: words('order.button') }).click();
  return {
    site,
    booking,
    field,
    fillIn,
    order,
    chart: page.getByRole('group', { name: 'Diagram' }),
  };
}

test('shows the state that the server rendered, and a note if the page runs no journey', async ({ page }) => {
  await page.goto(live.url);
  const chart = page.getByRole('group', { name: 'Diagram' });
  await expect(chart.locator('[data-node=ready]')).toHaveClass(/lit/);
  const machines = page.getByRole('navigation', { name: 'Running machines' });
  // A background machine does not replace the machine on the screen.
  await expect(machines.getByRole('button', { name: 'Client auth' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(machines.getByRole('button', { name: 'Landing' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, { within: ['body'], without: '#site' });

  const site = page.frameLocator('#site');
  await site.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
  await expect(page.locator('#address')).toHaveText('/en/casa-do-limoeiro');
  // The page that was left can be returned to.
  await expect(machines.getByRole('button', { name: 'Landing' })).toHaveAttribute('aria-pressed', 'false');

  await openInFrame(page, '/en/privacy');
  const note = page.getByText(/This page runs no journey .+ Go back to a property/);
  await expect(note).toBeVisible();
  await expect(machines.getByRole('button', { name: 'Legal text' })).toHaveAttribute('aria-pressed', 'true');
  await expect(chart.locator('[data-node=ready]')).toHaveClass(/lit/);
  await openInFrame(page, '/en/casa-do-limoeiro');
  await expect(note).toBeHidden();
});

test('highlights the current states in the live view, simulates failures and shows no typed text', async ({
  page,
}) => {
  const { site, booking, field, chart } = await askForDates(page, 35);
  await expect(chart.locator('[data-node="dates.priced"]')).toHaveClass(/lit/);
  await expect(page.getByRole('list', { name: 'Current states' })).toContainText('Dates › Priced');
  const address = page.locator('#address');
  await expect(address).toHaveText(/guests=2$/);

  await page.getByRole('button', { name: 'host unavailable' }).click();
  await site.getByRole('button', { name: words('stay.moreGuests') }).click();
  await expect(chart.locator('[data-node="dates.notPriced"]')).toHaveClass(/lit/);
  await expect(chart.locator('.arrow.lit')).toHaveCount(1);
  await expect(address).toHaveText(/guests=3$/);
  const eventList = page.getByRole('list', { name: /^Events, newest/ });
  await expect(eventList).toContainText('requests the price of the stay, without holding the nights');
  await expect(eventList).not.toContainText('previewPrice');
  await page.getByRole('button', { name: 'host unavailable' }).click();
  await booking.getByRole('button', { name: words('action.tryAgain') }).click();
  await expect(chart.locator('[data-node="dates.priced"]')).toHaveClass(/lit/);

  await booking.getByRole('button', { name: words('booking.begin') }).click();
  await field('firstName').fill('Zéphyrine');
  await expect(eventList.getByText('the guest types').first()).toBeVisible();
  await expect(eventList).toContainText('text of 9');
  await expect(page.locator('body')).not.toContainText('Zéphyrine');
  await expectAccessible(page, { within: ['body'], without: '#site' });

  await page.getByRole('button', { name: 'advance by 1 hour' }).click();
  await expect(page.getByRole('status')).toHaveText('1 h later', restartTimeout);
  // The previous page is being left.
  await expect(async () => {
    const now = await site.locator('body').evaluate(() => Date.now());
    expect(now - Date.now()).toBeGreaterThan(3_500_000);
  }).toPass();
  await expect(booking).toHaveAttribute('data-state', 'form.editing');
});

test('raises real prices, shows the mailbox and reports a declined card at once', async ({ page }) => {
  const { site, booking, field, fillIn, order, chart } = await askForDates(page, 65);
  await expect(site.locator('body')).toContainText('€465.00');
  await fillIn('zephyrine@example.com');
  const raisePrices = page.getByRole('button', { name: 'prices rise by 10 %' });
  await raisePrices.click();
  await expect(raisePrices).toBeEnabled(restartTimeout);
  await order();
  await expect(booking).toHaveAttribute('data-state', 'form.termsChanged');
  await expect(booking).toContainText('€507.00');
  await order();
  await expect(booking).toHaveAttribute('data-state', 'otp.entering');

  await page.getByRole('radio', { name: 'the mailbox' }).check();
  const mails = page.frameLocator('#side-page');
  await mails.getByRole('link', { name: 'zephyrine@example.com' }).first().click();
  const code = await mails.frameLocator('iframe').locator('.code').innerText();
  await page.getByRole('radio', { name: 'the page' }).check();
  await expect(page.locator('#side-page')).toBeHidden();

  await page.getByRole('button', { name: 'card declined' }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('pending: card declined');
  await field('otp').fill(code);
  await site.locator('[name=number]').fill('4242 4242 4242 4242');
  await site.locator('[name=expiry]').fill(expiry);
  await site.locator('[name=cvc]').fill('123');
  await site.locator('[name=name]').fill('Ana Silva');
  await expect(page.getByText(/This is the page of the payment gateway/)).toBeVisible();
  await site.locator('form.card button[type=submit]').click();
  await expect(status).not.toContainText('pending');
  await expect(page.getByRole('list', { name: /^Events, newest/ })).toContainText(
    'Environment card declined',
  );
  await site.getByRole('link', { name: words('sandbox.checkout.cancel') }).click();
  await expect(chart.locator('[data-node="resuming.declined"]')).toHaveClass(/lit/);
  await expect(page.getByText(/This is the page of the payment gateway/)).toBeHidden();
});
