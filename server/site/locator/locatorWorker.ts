import { parentPort, workerData } from 'node:worker_threads';
import type { Place } from '../../../contract/rules/roughPlace.ts';
import { drawLocator } from './drawLocator.ts';
import { readWorldMap } from './worldMap.ts';

/** Draws one locator, in a thread of its own. */
parentPort?.postMessage(drawLocator(readWorldMap(), workerData as Place), []);
