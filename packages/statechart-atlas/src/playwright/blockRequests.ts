import type { BrowserContext } from '@playwright/test';

/** Returns whether a request may reach the site. */
export type IsAllowed = (method: string, path: string) => boolean;

/**
 * Blocks the requests to a site that are not allowed and that the test does not answer, so that the test changes
 * nothing there. Returns the list of blocked requests, which grows.
 */
export async function blockRequests(
  context: BrowserContext,
  address: string,
  isAllowed: IsAllowed,
): Promise<readonly string[]> {
  const blocked: string[] = [];
  const { origin } = new URL(address);
  await context.route(
    (url) => url.origin === origin,
    async (route, request) => {
      const { pathname } = new URL(request.url());
      if (isAllowed(request.method(), pathname)) return route.fallback();
      blocked.push(`${request.method()} ${pathname}`);
      return route.abort('blockedbyclient');
    },
  );
  return blocked;
}
