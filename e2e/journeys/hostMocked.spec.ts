import type { Page } from '@playwright/test';
import { openMockedHost } from '../support/mockedHost.ts';
import { isNeverIdle } from '../support/neverIdle.ts';
import { openSiteInFront } from '../support/siteInFront.ts';
import { Guest } from './guest.ts';
import { elsewhere, expect, showsAPhoto, test as base } from './journey.ts';

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
  const answered = Object.values(responses).find(({ content }) => content['application/json']);
  return {
    body: requestBody.content['application/json'].example,
    answer: answered!.content['application/json'].example,
  };
}

const test = base.extend<{ page: Page }>({
  page: async ({ browser, baseURL }, use) => {
    const host = await openMockedHost(baseURL!);
    const { url } = (await getExample(baseURL!, '/payment')).answer;
    const site = await openSiteInFront({ API_URL: host.url, GATEWAY_HOSTS: new URL(url).host });
    const page = await elsewhere(browser, { baseURL: site.url });
    await page.route(url, (route) => route.fulfill({ body: 'the gateway' }));
    await use(page);
    await page.context().close();
    await site.close();
    await host.close();
  },
});

test.slow();

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

  await isNeverIdle(page);
  // The only property of the site is its first page.
  await page.goto('/en');
  await expect(page).toHaveURL('/en/casa-do-limoeiro');
  const first = page.locator('#photos img').first();
  await first.scrollIntoViewIfNeeded();
  await showsAPhoto(first);
  await guest.typesTheDates(reservation.body.startDate, reservation.body.endDate);
  await guest.is('dates.priced');
  await guest.orders();
  await guest.sends('123456');
  await expect(page).toHaveURL(answer.url);
});
