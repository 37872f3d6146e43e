import { expect, test } from '../journeys/journey.ts';

const codeOf = (part: string) => new RegExp(`/assets/${part}-[\\w-]+\\.js$`);

test('what a price is told with is fetched while the host is still asked for it', async ({ guest, page }) => {
  const isTold = Promise.withResolvers<void>();
  await page.route('**/price-preview', async (route) => {
    await isTold.promise;
    await route.continue();
  });
  const fetched = ['FirstPrice', 'Policies'].map((part) => page.waitForRequest(codeOf(part)));
  await guest.opensTheProperty();
  await guest.picksDates({ from: 200, nights: 3 });
  await guest.is('dates.pricing');
  await Promise.all(fetched);
  await guest.is('dates.pricing');
  isTold.resolve();
  await guest.is('dates.priced');
});

test('the viewer of photos is fetched once a pointer is on one of them', async ({ guest, page }) => {
  await guest.opensTheProperty();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  // The page comes alive in pieces: whoever points there before goes on pointing.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator('main a:has(img)').first().hover();
    expect(asked).toContainEqual(expect.stringMatching(codeOf('Lightbox')));
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
