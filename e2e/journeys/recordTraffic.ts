import type { Page } from '@playwright/test';

/** Records what a browser sends, shows and stores while a guest uses it. */
export async function recordTraffic(page: Page) {
  const urls: string[] = [];
  const referers: string[] = [];
  const bodies: { to: string; body: string }[] = [];
  const documents: Promise<string>[] = [];
  const logLines: string[] = [];
  page.on('request', (request) => {
    urls.push(request.url().replace(/#.*$/, ''));
    referers.push(request.headers()['referer'] ?? '');
  });
  // Playwright provides the body of a request only while it is intercepted.
  await page.route('**', async (route, request) => {
    const to = `${request.method()} ${new URL(request.url()).pathname}`;
    bodies.push({ to, body: request.postData() ?? '' });
    await route.fallback();
  });
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() === 200;
    if (isPage) documents.push(response.text().catch(() => ''));
  });
  page.on('console', (message) => logLines.push(message.text()));
  return {
    /** Requested addresses; fragments stay in the browser. */
    urls,
    referers,
    logLines,
    /** The calls with a text in their body. */
    findCallsWith: (secret: string) => [
      ...new Set(bodies.filter(({ body }) => body.includes(secret)).map(({ to }) => to)),
    ],
    readDocuments: async () => (await Promise.all(documents)).join('\n'),
    /** The page and its address, without the tokens of links. */
    readPage: async () => ((await page.content()) + page.url()).replaceAll(/#token=[\w.~-]+/g, ''),
    readTabStorage: () =>
      page.evaluate(() => JSON.stringify([document.cookie, history.state, sessionStorage])),
    readLocalStorage: () => page.evaluate(() => JSON.stringify(localStorage)),
    /** The storage keys of this tab whose value contains a text. */
    findKeysWith: (secret: string) =>
      page.evaluate(
        (text) =>
          Object.entries(sessionStorage).flatMap(([key, value]) => (String(value).includes(text) ? key : [])),
        secret,
      ),
  };
}
