import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as entryServer from '../../src/entry-server.tsx';

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Milliseconds to render a page whose host answers at once: the middle of many. */
export async function renderTime(path: string, unit: unknown): Promise<number> {
  const file = pathToFileURL(resolve(import.meta.dirname, '../../dist/server/entry-server.js')).href;
  const { openRenderer } = (await import(file)) as typeof entryServer;
  const token = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 };
  const renderer = openRenderer({
    origin: 'http://localhost',
    fetch: () => Promise.resolve(Response.json(unit)),
    askForToken: () => Promise.resolve(Response.json(token)),
    settings: { productName: 'Estadia', publicUrl: 'http://localhost', featured: [], gatewayHosts: [] },
  });
  const times: number[] = [];
  for (let round = 0; round < 400; round += 1) {
    const began = performance.now();
    await renderer.render(path, 'en');
    times.push(performance.now() - began);
  }
  renderer.close();
  return middle(times.slice(100));
}
