import autocannon, { type Request } from 'autocannon';
import { apiBase } from '../../../contract/operations.ts';
import { languages } from '../../../contract/language.ts';
import type { GrantedToken } from '../../../contract/token.ts';
import type { Figure } from '../figure.ts';
import { inspect } from '../inspector.ts';
import { runSite } from '../runSite.ts';
import { inWords } from '../table.ts';

const requests = 100_000;
/** The number of requests before the first measurement, which fill caches and compile code. */
const before = 50_000;
const parts = 4;
const connections = 32;

/** Returns a random client address, to fill all data that is stored per client. */
const anyCaller = () => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

const asCaller = (one: Request): Request => ({
  ...one,
  headers: { ...one.headers, 'x-forwarded-for': anyCaller(), 'accept-encoding': 'br' },
});

/** Returns the requests of visitors: cached pages, uncached pages and missing ones. */
async function sendRequests(address: string, unit: string): Promise<Request[]> {
  const granted = (await (await fetch(`${address}/token`, { method: 'POST' })).json()) as GrantedToken;
  const authorization = `${granted.token_type} ${granted.access_token}`;
  const pages = languages.flatMap((language) => [`/${language}`, `/${language}/${unit}`]);
  const read = pages.map((path): Request => ({ path, setupRequest: asCaller }));
  return [
    // Cached pages are requested more often than others.
    ...[read, read, read, read, read].flat(),
    {
      setupRequest: (one) => asCaller({ ...one, path: `/en/nowhere-${Math.floor(Math.random() * 1e9)}` }),
    },
    { setupRequest: (one) => asCaller({ ...one, path: `/en/${unit}?a=${Math.random()}` }) },
    {
      path: `${apiBase}/rental-unit/${unit}/availability`,
      headers: { authorization },
      setupRequest: asCaller,
    },
  ];
}

/** Measures whether memory stays constant over many requests. */
export const memory: Figure = async ({ unit }) => {
  const site = await runSite({ TRUST_PROXY: '1' }, ['--inspect=127.0.0.1:0']);
  try {
    const inspected = await inspect(site.inspector());
    const responses = await sendRequests(site.address, unit.id);
    const load = (amount: number) =>
      autocannon({ url: site.address, connections, amount, requests: responses });
    await load(before);
    const heaps = [await inspected.readHeap()];
    for (let part = 0; part < parts; part += 1) {
      await load(requests / parts);
      heaps.push(await inspected.readHeap());
    }
    inspected.close();
    const grown = heaps.at(-1)! - heaps[0]!;
    return [
      {
        id: 'memory',
        name: `memory growth after ${requests.toLocaleString('en')} requests`,
        unit: 'bytes',
        measured: grown,
        goal: { most: heaps[0]! * 0.05 },
        notes: [
          `in use at the start, and after each ${(requests / parts).toLocaleString('en')}: ${heaps.map((heap) => inWords(heap, 'bytes')).join(', ')}`,
        ],
      },
    ];
  } finally {
    await site.stop();
  }
};
