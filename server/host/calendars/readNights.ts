import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OwnUids } from '../keys/eventUid.ts';
import type { ReadNights, Reading } from './takenNights.ts';

/** The text of a calendar file, and the options for reading it. */
export interface FeedToRead extends Omit<Reading, 'isOwn'> {
  text: string;
  own: OwnUids;
}

export type WhatWasRead = ReadNights | 'no calendar';

/** The timeout for reading a feed, in milliseconds. A feed that exceeds it is malicious or broken. */
const longest = 10_000;
const mostMegabytes = 128;

/**
 * Reads a calendar file in a separate thread, and stops the thread when it takes too long: a short malicious rule can
 * make the reader search endlessly, which must not block the server.
 */
export async function readNights(
  feed: FeedToRead,
  milliseconds = longest,
): Promise<WhatWasRead | 'too long'> {
  const worker = new Worker(new URL(`./nightsWorker${extname(import.meta.url)}`, import.meta.url), {
    workerData: feed,
    // The thread parses untrusted input, so it gets no secrets. Without an environment, node's watch mode also does not
    // post its own message first.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const late = AbortSignal.timeout(milliseconds);
  try {
    const [read] = (await once(worker, 'message', { signal: late })) as [WhatWasRead];
    return read;
  } catch (error) {
    if (late.aborted) return 'too long';
    // The thread ran out of memory, or the library failed.
    if (error instanceof Error) return 'no calendar';
    throw error;
  } finally {
    await worker.terminate();
  }
}
