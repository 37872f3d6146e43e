import type { BrowserContext } from '@playwright/test';

/** Requests that may reach the host of a walked site: reads, prices, and their credentials. */
const isAllowed = (method: string, path: string) =>
  /^(GET|HEAD)$/.test(method) || path.endsWith('/reservation/price-preview') || path.endsWith('/token');

/**
 * Blocks every request that would change something at the host and that no walk answers, so nothing is booked
 * on a walked site. Returns
 * the list of blocked requests, which grows.
 */
export async function blockChanges(context: BrowserContext, address: string): Promise<readonly string[]> {
  const stopped: string[] = [];
  const { origin } = new URL(address);
  await context.route(
    (url) => url.origin === origin,
    async (route, request) => {
      const { pathname } = new URL(request.url());
      if (isAllowed(request.method(), pathname)) return route.fallback();
      stopped.push(`${request.method()} ${pathname}`);
      return route.abort('blockedbyclient');
    },
  );
  return stopped;
}
