import { parentPort, workerData } from 'node:worker_threads';
import { createUidMatcher } from '../keys/eventUid.ts';
import { NoCalendar } from './reader/components.ts';
import type { FeedToRead, WhatWasRead } from './readNights.ts';
import { takenNights } from './takenNights.ts';

/** Reads one calendar file in a separate thread. */
function read({ text, own, ...reading }: FeedToRead): WhatWasRead {
  try {
    return takenNights(text, { ...reading, isOwn: createUidMatcher(own) });
  } catch (error) {
    if (error instanceof NoCalendar) return 'no calendar';
    throw error;
  }
}

parentPort?.postMessage(read(workerData as FeedToRead), []);
