import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as entryServer from '../../../src/entry-server.tsx';
import type { Figure } from '../figure.ts';
import { getMedian } from '../median.ts';

async function getTimes(act: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 1500; round += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  // The first rounds run before the code is compiled.
  return times.slice(500);
}

/** Returns the milliseconds to render a page whose host answers immediately. */
async function renderTime(path: string, unit: unknown): Promise<number> {
  const file = pathToFileURL(resolve(import.meta.dirname, '../../../dist/server/entry-server.js')).href;
  const { openRenderer } = (await import(file)) as typeof entryServer;
  const token = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 };
  const renderer = openRenderer({
    origin: 'http://localhost',
    fetch: () => Promise.resolve(Response.json(unit)),
    requestToken: () => Promise.resolve(Response.json(token)),
    settings: { productName: 'Estadia', publicUrl: 'http://localhost', featured: [], gatewayHosts: [] },
  });
  const times = await getTimes(() => renderer.render(path, 'en'));
  renderer.close();
  return getMedian(times);
}

/** Measures the rendering time of an uncached page. */
export const rendering: Figure = async ({ unit, paths, barePage }) => {
  const bare = await barePage();
  return [
    {
      id: 'rendering',
      name: 'uncached render of the property page',
      unit: 'ms',
      measured: await renderTime(paths.property, unit),
      goal: { most: 2 },
      floors: [{ name: 'bare React', measured: getMedian(await getTimes(bare.render)) }],
    },
  ];
};
