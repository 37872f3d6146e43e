import type { Browser } from 'playwright';
import { loadAndSettle, visit } from '../browser/visit.ts';
import type { Figure } from '../figure.ts';
import { inWords } from '../table.ts';

/** Returns the transferred bytes by resource type, including headers, until a page is idle. */
async function getBytes(browser: Browser, address: string): Promise<Map<string, number>> {
  return visit(browser, {}, async (one) => {
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    one.cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    one.cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await loadAndSettle(one, address);
    return bytes;
  });
}

const sumValues = (bytes: ReadonlyMap<string, number>) =>
  [...bytes.values()].reduce((sum, one) => sum + one, 0);

/** Measures the bytes that a phone loads on a first visit to a property, without interaction. */
export const firstVisit: Figure = async (world) => {
  const [site, floors, browser] = await Promise.all([world.site(), world.floors(), world.browser()]);
  const all = await getBytes(browser, site + world.paths.property);
  const parts = [...all].toSorted(([, a], [, b]) => b - a);
  return [
    {
      id: 'firstVisit',
      name: 'first visit to the property page, phone',
      unit: 'bytes',
      measured: sumValues(all),
      goal: { most: 190_700 },
      floors: [
        { name: 'bare React', measured: sumValues(await getBytes(browser, floors.react)) },
        { name: 'static', measured: sumValues(await getBytes(browser, floors.still)) },
      ],
      notes: [parts.map(([kind, bytes]) => `${kind} ${inWords(bytes, 'bytes')}`).join(' · ')],
    },
  ];
};
