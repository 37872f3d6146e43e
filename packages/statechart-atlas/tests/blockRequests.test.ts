import type { BrowserContext } from '@playwright/test';
import { expect, test } from 'vitest';
import { blockRequests } from '../src/playwright/blockRequests.ts';

const site = 'https://staging.example';
const isAllowed = (method: string, path: string) => method === 'GET' || path === '/login';

/** Sends requests from a page in a simulated browser. */
async function send(requests: readonly (readonly [method: string, address: string])[]) {
  let routing: Parameters<BrowserContext['route']> | undefined;
  const context = {
    route: (...args: Parameters<BrowserContext['route']>) => Promise.resolve((routing = args)),
  };
  const blocked = await blockRequests(context as unknown as BrowserContext, site, isAllowed);
  const [matches, handle] = routing as unknown as [
    (url: URL) => boolean,
    (route: object, request: object) => Promise<unknown>,
  ];
  const sent: string[] = [];
  for (const [method, address] of requests) {
    const request = `${method} ${address}`;
    const route = { fallback: () => Promise.resolve(sent.push(request)), abort: () => Promise.resolve() };
    if (matches(new URL(address))) await handle(route, { method: () => method, url: () => address });
    else sent.push(request);
  }
  return { blocked, sent };
}

test('sends allowed requests, and those to other sites', async () => {
  const requests = [
    ['GET', `${site}/photo.avif`],
    ['POST', `${site}/login`],
    ['POST', 'https://other.example/order'],
  ] as const;
  const { blocked, sent } = await send(requests);
  expect(sent).toEqual(requests.map((request) => request.join(' ')));
  expect(blocked).toEqual([]);
});

test('blocks and reports all other requests to the site', async () => {
  const { blocked, sent } = await send([
    ['POST', `${site}/order?/login`],
    ['DELETE', `${site}/order/1`],
  ]);
  expect(sent).toEqual([]);
  expect(blocked).toEqual(['POST /order', 'DELETE /order/1']);
});
