import autocannon, { type Request } from 'autocannon';
import { apiBase } from '../../../contract/operations.ts';
import { languages } from '../../../contract/language.ts';
import type { GrantedToken } from '../../../contract/token.ts';
import type { Figure } from '../figure.ts';
import { inspect } from '../inspector.ts';
import { runSite } from '../runSite.ts';
import { inWords } from '../table.ts';

const requests = 100_000;
/** Caches are filled, those of callers too, and code is compiled before memory is read the first time. */
const before = 50_000;
const parts = 4;
const connections = 32;

/** As many callers as would fill whatever is kept of each of them. */
const anyCaller = () => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

const asCaller = (one: Request): Request => ({
  ...one,
  headers: { ...one.headers, 'x-forwarded-for': anyCaller(), 'accept-encoding': 'br' },
});

/** What visitors ask for: pages that are kept, and what is made each time or is not there. */
async function sendRequests(address: string, unit: string): Promise<Request[]> {
  const granted = (await (await fetch(`${address}/token`, { method: 'POST' })).json()) as GrantedToken;
  const authorization = `${granted.token_type} ${granted.access_token}`;
  const pages = languages.flatMap((language) => [`/${language}`, `/${language}/${unit}`]);
  const read = pages.map((path): Request => ({ path, setupRequest: asCaller }));
  return [
    // So often is a page read before something else is asked for.
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

/** Whether memory stays as it is however long the site is asked. */
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
        name: `memory that ${requests.toLocaleString('en')} requests leave behind`,
        unit: 'bytes',
        measured: grown,
        goal: { most: heaps[0]! * 0.05 },
        notes: [
          `in use before, and after each ${(requests / parts).toLocaleString('en')}: ${heaps.map((heap) => inWords(heap, 'bytes')).join(', ')}`,
        ],
      },
    ];
  } finally {
    await site.stop();
  }
};
