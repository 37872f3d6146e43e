import type { Page } from '@playwright/test';
import { cards } from '../journeys/guest.ts';
import { expect, test } from '../journeys/journey.ts';
import type { Call } from '../support/calls.ts';
import { HostStub } from '../support/hostStub.ts';

const getCode = (part: string) => new RegExp(`/assets/${part}-[\\w-]+\\.js$`);

/** Holds the answer to one call until the test releases it. */
async function holdCall(page: Page, call: Call): Promise<HostStub> {
  const hostStub = new HostStub();
  await hostStub.intercept(page, [call]);
  return hostStub;
}

const expectFetched = (page: Page, ...parts: string[]) =>
  Promise.all(parts.map((part) => page.waitForRequest(getCode(part))));

test('prefetches the code of the price while the request runs', async ({ guest, page }) => {
  const hostStub = await holdCall(page, 'previewPrice');
  const fetched = expectFetched(page, 'firstPriceParts', 'Policies');
  await guest.openProperty();
  await guest.pickDates({ from: 200, nights: 3 });
  await guest.expectState('dates.pricing');
  await fetched;
  await guest.expectState('dates.pricing');
  await hostStub.answer('previewPrice');
  await guest.expectState('dates.priced');
});

test('prefetches the code of the confirmation while the payment is checked', async ({ guest, page }) => {
  await guest.openGateway({ from: 210, nights: 3 });
  const hostStub = await holdCall(page, 'recallReservation');
  const fetched = expectFetched(page, 'SuccessScreens');
  await guest.payByCard(cards.works);
  await guest.expectState('resuming.asking');
  await fetched;
  await guest.expectState('resuming.asking');
  await hostStub.answer('recallReservation');
  await guest.expectConfirmation();
});

test('prefetches the photo viewer when the pointer is on a photo', async ({ guest, page }) => {
  await guest.openProperty();
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  // The page hydrates in parts, so the pointer moves until it is noticed.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator('main a:has(img)').first().hover();
    expect(requests).toContainEqual(expect.stringMatching(getCode('PhotoViewer')));
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('prefetches the page of a property when the pointer is on its link', async ({ page }) => {
  const [path, call] = ['/en/casa-do-limoeiro', '/api/1/rental-unit/casa-do-limoeiro'];
  await page.goto('/en');
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  const link = page.locator(`main a[href="${path}"]`).first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(requests).toContain(call);
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-machine=booking]')).toBeVisible();
  expect(requests.filter((one) => one === call)).toHaveLength(1);
});
