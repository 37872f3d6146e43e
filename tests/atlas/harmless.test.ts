import type { BrowserContext } from '@playwright/test';
import { expect, test } from 'vitest';
import { blockChanges } from '../../e2e/atlas/replay/blockChanges.ts';

type Asked = readonly [method: string, address: string];

/** What becomes of calls of a page in a browser whose site is only walked. */
async function getOutcomes(site: string, calls: readonly Asked[]) {
  let routed: Parameters<BrowserContext['route']> | undefined;
  const context = { route: (...how: Parameters<BrowserContext['route']>) => Promise.resolve((routed = how)) };
  const stopped = await blockChanges(context as unknown as BrowserContext, site);
  const [isOfSite, handles] = routed as unknown as [
    (url: URL) => boolean,
    (route: object, request: object) => Promise<unknown>,
  ];
  const came: string[] = [];
  for (const [method, address] of calls) {
    const call = `${method} ${address}`;
    const route = { fallback: () => Promise.resolve(came.push(call)), abort: () => Promise.resolve() };
    if (isOfSite(new URL(address))) await handles(route, { method: () => method, url: () => address });
    else came.push(call);
  }
  return { stopped, came };
}

const site = 'https://staging.example';

test('pages, readings, prices and their credentials reach a site that is only walked', async () => {
  const calls = [
    ['GET', `${site}/en/casa-azul`],
    ['HEAD', `${site}/photo.avif`],
    ['POST', `${site}/api/1/reservation/price-preview`],
    ['POST', `${site}/api/token`],
    ['POST', 'https://elsewhere.example/api/1/reservation'],
  ] as const;
  const { stopped, came } = await getOutcomes(site, calls);
  expect(came).toEqual(calls.map((call) => call.join(' ')));
  expect(stopped).toEqual([]);
});

test('what would change something there is stopped, and told', async () => {
  const { stopped, came } = await getOutcomes(site, [
    ['POST', `${site}/api/1/reservation`],
    ['POST', `${site}/api/1/reservation/cancel?price-preview`],
    ['DELETE', `${site}/api/1/reservation/price`],
    ['PUT', `${site}/api/1/reservation/guests`],
  ]);
  expect(came).toEqual([]);
  expect(stopped).toEqual([
    'POST /api/1/reservation',
    'POST /api/1/reservation/cancel',
    'DELETE /api/1/reservation/price',
    'PUT /api/1/reservation/guests',
  ]);
});
