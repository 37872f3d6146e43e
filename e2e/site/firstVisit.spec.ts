import { expect, test } from '../support/test.ts';

test('requests only the taken nights on the first visit of a property, in less than a kilobyte', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|token)/.test(pathname)) requests.push(pathname);
  });
  const availability = page.waitForResponse(/\/availability$/);
  await page.goto('/en/monte-da-figueira');
  const answer = await availability;
  await expect(page.locator('[data-machine=booking]').getByRole('application')).toBeVisible();
  const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
  expect(responseBodySize + responseHeadersSize).toBeLessThan(1_000);
  expect(requests).toEqual(['/token', '/api/1/rental-unit/monte-da-figueira/availability']);
});
