import type { Page } from '@playwright/test';

/** Everything a browser shows, tells or keeps, collected while a guest is in it. */
export async function watch(page: Page) {
  const urls: string[] = [];
  const referers: string[] = [];
  const bodies: { to: string; body: string }[] = [];
  const documents: Promise<string>[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    urls.push(request.url().replace(/#.*$/, ''));
    referers.push(request.headers()['referer'] ?? '');
  });
  // Only of a call that is held on its way is the body told.
  await page.route('**', async (route, request) => {
    const to = `${request.method()} ${new URL(request.url()).pathname}`;
    bodies.push({ to, body: request.postData() ?? '' });
    await route.fallback();
  });
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() === 200;
    if (isPage) documents.push(response.text().catch(() => ''));
  });
  page.on('console', (message) => said.push(message.text()));
  return {
    /** Addresses as they were asked for: fragments stay in the browser. */
    urls,
    referers,
    said,
    /** The calls in whose body something stands. */
    callsWith: (secret: string) => [
      ...new Set(bodies.filter(({ body }) => body.includes(secret)).map(({ to }) => to)),
    ],
    documents: async () => (await Promise.all(documents)).join('\n'),
    /** What is in the page and its address, but for the private part of links. */
    shown: async () => ((await page.content()) + page.url()).replaceAll(/#token=[\w.~-]+/g, ''),
    kept: () => page.evaluate(() => JSON.stringify([document.cookie, history.state, sessionStorage])),
    keptForLong: () => page.evaluate(() => JSON.stringify(localStorage)),
    /** What this tab keeps something under. */
    keptUnder: (secret: string) =>
      page.evaluate(
        (sought) =>
          Object.entries(sessionStorage).flatMap(([key, value]) =>
            String(value).includes(sought) ? key : [],
          ),
        secret,
      ),
  };
}
