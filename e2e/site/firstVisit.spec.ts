import { expect, test } from '../support/test.ts';

test('a first visit of a property asks the host for its taken nights alone, in less than a kilobyte', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const availability = page.waitForResponse(/\/availability$/, { timeout: 20_000 });
  await page.goto('/en/monte-da-figueira');
  const answer = await availability;
  const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
  expect(responseBodySize + responseHeadersSize).toBeLessThan(1_000);
  expect(asked).toEqual(['/api/1/rental-unit/monte-da-figueira/availability']);
});
