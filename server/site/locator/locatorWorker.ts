import { parentPort, workerData } from 'node:worker_threads';
import type { Place } from '../../../contract/values/roundLocation.ts';
import { drawLocator } from './drawLocator.ts';
import { readWorldMap } from './worldMap.ts';

/** Draws one locator map in a worker thread. */
parentPort?.postMessage(drawLocator(readWorldMap(), workerData as Place), []);
