import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { OwnUids } from '../keys/eventUid.ts';
import type { ReadNights, Reading } from './takenNights.ts';

/** A calendar file, as text, and what it is read for. */
export interface FeedToRead extends Omit<Reading, 'isOwn'> {
  text: string;
  own: OwnUids;
}

export type WhatWasRead = ReadNights | 'no calendar';

/** A feed that takes longer to read means harm, or is broken; in milliseconds. */
const longest = 10_000;
const mostMegabytes = 128;

/**
 * Reads a calendar file in a thread of its own, which is ended when it takes too long: a rule of a few letters can
 * have a library look for a day that never comes, and nobody else is to wait for that.
 */
export async function readNights(
  feed: FeedToRead,
  milliseconds = longest,
): Promise<WhatWasRead | 'too long'> {
  const worker = new Worker(new URL('./nightsWorker.ts', import.meta.url), {
    workerData: feed,
    // What others wrote is read without our secrets; and node's watch mode, which is told of there, would speak up first.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const late = AbortSignal.timeout(milliseconds);
  try {
    const [read] = (await once(worker, 'message', { signal: late })) as [WhatWasRead];
    return read;
  } catch (error) {
    if (late.aborted) return 'too long';
    // Out of memory, or a fault of the library's.
    if (error instanceof Error) return 'no calendar';
    throw error;
  } finally {
    await worker.terminate();
  }
}
