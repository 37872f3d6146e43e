import { getMedian, type Row } from '../figure.ts';
import { runSite } from '../runSite.ts';
import { getPropertyId } from './generateProperties.ts';
import { openClient, type Client } from './openClient.ts';
import { toRow } from './series.ts';

/** Calls for each size, the first of which compile the code and are not counted. */
const [warmUps, calls] = [5, 40];

/** The settings of a site whose database has `size` reservations. */
interface SiteOfSize {
  size: number;
  settings: Readonly<Record<string, string>>;
}

const callNames = {
  availability: 'availability',
  price: 'price of a stay',
  reservation: 'new reservation',
  search: 'search in all properties',
};
type CallName = keyof typeof callNames;
const names = Object.keys(callNames) as CallName[];

/** The calls of one guest at one property. */
async function runCalls(
  client: Client,
  id: string,
  measure: (name: CallName, call: Promise<unknown>) => Promise<void>,
) {
  const nights = await client.findFree(id, 20);
  const { paymentOptions } = await client.previewPrice(nights);
  await measure('availability', client.getAvailability(id));
  await measure('price', client.previewPrice(nights));
  await measure('search', client.search(nights));
  await measure('reservation', client.reserve(nights, paymentOptions[0]!.id));
}

/**
 * Compares calls at several sizes. The sites are called in turns, so that noise of the machine affects all of them.
 */
export async function compareCalls(opened: readonly SiteOfSize[], properties: number): Promise<Row[]> {
  const sites = await Promise.all(
    opened.map(async ({ size, settings }) => {
      const site = await runSite(settings);
      return { size, site, client: await openClient(site.address), times: new Map<CallName, number[]>() };
    }),
  );
  try {
    for (let count = 1; count <= warmUps + calls; count += 1) {
      for (const { client, times } of sites) {
        await runCalls(client, getPropertyId(1 + ((count * 7) % properties)), async (name, call) => {
          const began = performance.now();
          await call;
          times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
        });
      }
    }
    return names.map((name) => {
      const medians = sites.map(({ times }) => getMedian(times.get(name)!.slice(warmUps)));
      return toRow({
        id: `growth.reservations.${name}`,
        name: `${callNames[name]}, compared with the smallest size`,
        unit: 'ratio',
        of: 'reservations',
        values: sites.map(({ size }, index) => ({ size, measured: medians[index]! / medians[0]! })),
        // A search returns other properties when more stays are booked.
        ...(name !== 'search' && { goal: { most: 1.2 } }),
        notes: [
          `medians of ${calls} calls: ${medians.map((median) => `${median.toFixed(1)} ms`).join(', ')}`,
        ],
      });
    });
  } finally {
    for (const { site } of sites) await site.stop();
  }
}
