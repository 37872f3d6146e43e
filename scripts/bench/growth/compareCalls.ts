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

/** Measures calls of several sites in turns, so that noise of the machine affects all of them. */
async function measureCalls(sites: readonly { size: number; client: Client }[], properties: number) {
  const times = sites.map(({ size, client }) => ({
    size,
    client,
    availability: [] as number[],
    price: [] as number[],
    hold: [] as number[],
  }));
  const measure = async (to: number[], call: () => Promise<unknown>) => {
    const began = performance.now();
    await call();
    to.push(performance.now() - began);
  };
  for (let count = 1; count <= warmUps + calls; count += 1) {
    for (const { client, availability, price, hold } of times) {
      const id = getPropertyId((count * 7) % properties);
      const nights = await client.findFree(id, 20);
      let option = '';
      await measure(availability, () => client.getAvailability(id));
      await measure(price, async () => {
        const { paymentOptions } = await client.previewPrice(nights);
        option = paymentOptions[0]!.id;
      });
      await measure(hold, () => client.reserve(nights, option));
    }
  }
  const median = (all: readonly number[]) => getMedian(all.slice(warmUps));
  return times.map(({ size, availability, price, hold }) => ({
    size,
    availability: median(availability),
    price: median(price),
    hold: median(hold),
  }));
}

const callNames = { availability: 'availability', price: 'price of a stay', hold: 'new reservation' };

/** Compares availability, price and new reservation at several sizes. */
export async function compareCalls(opened: readonly SiteOfSize[], properties: number): Promise<Row[]> {
  const sites = await Promise.all(
    opened.map(async ({ size, settings }) => ({
      size,
      site: await runSite(settings),
    })),
  );
  try {
    const clients = await Promise.all(
      sites.map(async ({ size, site }) => ({ size, client: await openClient(site.address) })),
    );
    const results = await measureCalls(clients, properties);
    return (['availability', 'price', 'hold'] as const).map((call) => {
      const smallest = results[0]![call];
      return toRow({
        id: `growth.reservations.${call}`,
        name: `${callNames[call]}, compared with the smallest size`,
        unit: 'times',
        of: 'reservations',
        values: results.map(({ size, [call]: median }) => ({ size, measured: median / smallest })),
        goal: { most: 1.2 },
        notes: [`median of ${calls} calls at the smallest size: ${smallest.toFixed(1)} ms`],
      });
    });
  } finally {
    for (const { site } of sites) await site.stop();
  }
}
