import type { Page } from '@playwright/test';
import { openContractMock } from '../support/contractMock.ts';
import { preventIdle } from '../support/preventIdle.ts';
import { openFrontendSite } from '../support/frontendSite.ts';
import { Guest } from './guest.ts';
import { openOtherBrowser, expect, expectPhoto, test as base } from './journey.ts';

interface Example {
  body: { startDate: string; endDate: string };
  answer: { url: string; holdExpiresAt: string };
}

/** The examples of a call in the OpenAPI document. */
async function getExample(site: string, path: string): Promise<Example> {
  interface Media {
    content: { 'application/json': { example: never } };
  }
  interface Document {
    paths: Record<string, { post: { requestBody: Media; responses: Record<string, Media> } }>;
  }
  const { paths } = (await (await fetch(`${site}/api/1/openapi.json`)).json()) as Document;
  const { requestBody, responses } = paths[path]!.post;
  const success = Object.values(responses).find(({ content }) => content['application/json']);
  return {
    body: requestBody.content['application/json'].example,
    answer: success!.content['application/json'].example,
  };
}

const test = base.extend<{ page: Page }>({
  page: async ({ browser, baseURL }, use) => {
    const host = await openContractMock(baseURL!);
    const { url } = (await getExample(baseURL!, '/payment')).answer;
    const site = await openFrontendSite({ API_URL: host.url, GATEWAY_HOSTS: new URL(url).host });
    const page = await openOtherBrowser(browser, { baseURL: site.url });
    await page.route(url, (route) => route.fulfill({ body: 'the gateway' }));
    await use(page);
    await page.context().close();
    await site.close();
    await host.close();
  },
});

test('books up to the gateway with a mock made from the OpenAPI document alone', async ({
  page,
  hostApi,
  baseURL,
}) => {
  const reservation = await getExample(baseURL!, '/reservation');
  const { answer } = await getExample(baseURL!, '/payment');
  // The holds in the examples have expired long ago.
  await page.clock.install({ time: Date.parse(reservation.answer.holdExpiresAt) - 600_000 });
  const guest = new Guest({ page, hostApi, unit: 'casa-do-limoeiro', email: 'maria@example.com' });

  await preventIdle(page);
  // The only property of the site is its first page.
  await page.goto('/en');
  await expect(page).toHaveURL('/en/casa-do-limoeiro');
  const first = page.locator('#photos img').first();
  await first.scrollIntoViewIfNeeded();
  await expectPhoto(first);
  await guest.typeDatesBetween(reservation.body.startDate, reservation.body.endDate);
  await guest.expectState('dates.priced');
  await guest.order();
  await guest.submitCode('123456');
  await expect(page).toHaveURL(answer.url);
});
