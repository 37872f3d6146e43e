import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { locatorAddress } from '../../../contract/rules/locator.ts';
import { roughPlace, type Place } from '../../../contract/rules/roughPlace.ts';
import { compress, type Encoded } from '../assets/encoded.ts';
import { limited } from '../assets/limited.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';

const headers = {
  'Content-Type': 'image/svg+xml',
  // Its address has the place in it, and changes with what is drawn.
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** A thread that draws longer is broken; in milliseconds. */
const longest = 20_000;
const mostMegabytes = 512;
/** How long nobody tries again what could not be drawn, in milliseconds. */
const pause = 60_000;

/** Draws in a thread of its own: to read the countries of the earth would hold up everybody else. */
async function drawInThread(place: Place): Promise<string> {
  const worker = new Worker(new URL('./locatorWorker.ts', import.meta.url), {
    workerData: place,
    // It needs none, and node's watch mode, which is told of there, would speak up in place of the drawing.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const [drawn] = (await once(worker, 'message', { signal: AbortSignal.timeout(longest) })) as [string];
    return drawn;
  } finally {
    await worker.terminate();
  }
}

interface Options {
  /** Where a property is; undefined where there is no such property. */
  getPlace: (unitId: string) => Promise<Place | undefined>;
  /** Where drawings are kept. */
  folder: string;
  log: Logger;
  draw?: typeof drawInThread;
}

/** The country around each property, drawn once. */
export function openLocators({ getPlace, folder, log, draw = drawInThread }: Options) {
  const inTurn = limited(1);
  const kept = new LRUCache<string, Encoded>({ max: 200 });
  const failed = new LRUCache<string, true>({ max: 200, ttl: pause });

  const drawAndCache = async (address: string, place: Place) => {
    const drawn = await inTurn(() => draw(roughPlace(place)));
    await writeCachedFile(folder, basename(address), drawn);
    return drawn;
  };

  const find = async (unitId: string, address: string): Promise<Encoded | undefined> => {
    // Only places where there is a property are drawn: else anybody could have the whole earth drawn.
    const place = await getPlace(unitId);
    if (!place || locatorAddress(unitId, place) !== address) return undefined;
    const before = await readFile(join(folder, basename(address)), 'utf8').catch(() => undefined);
    const drawn = before ?? (await drawAndCache(address, place));
    return compress(new TextEncoder().encode(drawn), headers);
  };

  const make = oncePerKey(async (key: string) => {
    const [unitId = '', address = ''] = key.split(' ');
    try {
      const found = await find(unitId, address);
      if (found) kept.set(address, found);
      return found;
    } catch (error) {
      failed.set(address, true);
      log.warn({ err: error, address }, 'A locator could not be drawn');
      return undefined;
    }
  });

  /** The drawing at an address; undefined where there is none. */
  return async (unitId: string, address: string): Promise<Encoded | undefined> =>
    kept.get(address) ?? (failed.has(address) ? undefined : make(`${unitId} ${address}`));
}
