import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { getLocatorUrl } from '../../../contract/rules/locator.ts';
import { roundLocation, type Place } from '../../../contract/values/roundLocation.ts';
import { compress, type Encoded } from '../assets/encoded.ts';
import { limited } from '../assets/limited.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { firstMessage } from './firstMessage.ts';
import type { LocatorInput } from './locatorInput.ts';

const headers = {
  'Content-Type': 'image/svg+xml',
  // The address contains the place, and changes with the drawing.
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const mostMegabytes = 512;
/** The wait before the next attempt if the place of a property could not be read, in milliseconds. */
const pause = 60_000;

/**
 * Draws in a worker thread, because reading the world map would block all other requests. The work always ends and has no
 * time limit, because its duration depends on the machine; only its memory is limited.
 */
async function drawInThread(place: Place, kilometres?: number): Promise<string> {
  const worker = new Worker(new URL(`./locatorWorker${extname(import.meta.url)}`, import.meta.url), {
    workerData: { place, kilometres } satisfies LocatorInput,
    // An empty environment, because Node's watch mode would otherwise send its own messages from the thread.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    return (await firstMessage(worker)) as string;
  } finally {
    await worker.terminate();
  }
}

interface Options {
  /** Returns the place of a property; undefined if the property does not exist. */
  getPlace: (unitId: string) => Promise<Place | undefined>;
  /** The cache folder of drawings. */
  folder: string;
  log: Logger;
  draw?: typeof drawInThread;
}

/** Opens the locator maps, each drawn once. */
export function openLocators({ getPlace, folder, log, draw = drawInThread }: Options) {
  const inTurn = limited(1);
  const kept = new LRUCache<string, Encoded>({ max: 200 });
  const failed = new LRUCache<string, true>({ max: 200, ttl: pause, ttlResolution: 0 });

  const drawAndCache = async (address: string, { place, kilometres }: LocatorInput) => {
    const drawn = await inTurn(() => draw(roundLocation(place), kilometres)).catch((error: unknown) => {
      // The next attempt would fail too, and use as much memory: it is made after a restart.
      failed.set(address, true, { ttl: 0 });
      throw error;
    });
    await writeCachedFile(folder, basename(address), drawn);
    return drawn;
  };

  const find = async (
    address: string,
    findInput: () => Promise<LocatorInput | undefined>,
  ): Promise<Encoded | undefined> => {
    const input = await findInput();
    if (!input) return undefined;
    const before = await readFile(join(folder, basename(address)), 'utf8').catch(() => undefined);
    const drawn = before ?? (await drawAndCache(address, input));
    return compress(new TextEncoder().encode(drawn), headers);
  };

  const make = oncePerKey(async (address: string, findInput: () => Promise<LocatorInput | undefined>) => {
    try {
      const found = await find(address, findInput);
      if (found) kept.set(address, found);
      return found;
    } catch (error) {
      if (!failed.has(address)) failed.set(address, true);
      log.warn({ err: error, address }, 'locator map could not be drawn');
      return undefined;
    }
  });

  const get = async (
    address: string,
    findInput: () => Promise<LocatorInput | undefined>,
  ): Promise<Encoded | undefined> =>
    kept.get(address) ?? (failed.has(address) ? undefined : make(address, findInput));
  return {
    /**
     * Returns the drawing of a property at an address; undefined if there is none. Everyone may request it, so other
     * places are not drawn: otherwise anyone could request drawings of the whole world.
     */
    ofProperty: (unitId: string, address: string): Promise<Encoded | undefined> =>
      get(address, async () => {
        const place = await getPlace(unitId);
        return place && getLocatorUrl(unitId, place) === address ? { place } : undefined;
      }),
    /** Draws any place for people who have signed in; `address` determines the drawing, and is not that for guests. */
    ofPlace: (address: string, input: LocatorInput): Promise<Encoded | undefined> =>
      get(address, () => Promise.resolve(input)),
  };
}
