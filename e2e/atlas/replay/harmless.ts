import type { BrowserContext } from '@playwright/test';

/** What may reach a host whose site is walked: readings, prices, and the credentials for these. */
const mayPass = (method: string, path: string) =>
  /^(GET|HEAD)$/.test(method) || path.endsWith('/reservation/price-preview') || path.endsWith('/token');

/**
 * Whatever would change something at the host and that no walk answers is stopped here: nothing is booked on a site that
 * is only walked. Answers what was stopped, as it goes on.
 */
export async function staysHarmless(context: BrowserContext, address: string): Promise<readonly string[]> {
  const stopped: string[] = [];
  const { origin } = new URL(address);
  await context.route(
    (url) => url.origin === origin,
    async (route, request) => {
      const { pathname } = new URL(request.url());
      if (mayPass(request.method(), pathname)) return route.fallback();
      stopped.push(`${request.method()} ${pathname}`);
      return route.abort('blockedbyclient');
    },
  );
  return stopped;
}
