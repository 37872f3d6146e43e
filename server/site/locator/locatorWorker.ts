import { parentPort, workerData } from 'node:worker_threads';
import { drawLocator } from './drawLocator.ts';
import type { LocatorInput } from './locatorInput.ts';
import { readWorldMap } from './worldMap.ts';

/** Draws one locator map in a worker thread. */
const { place, kilometres } = workerData as LocatorInput;
parentPort?.postMessage(drawLocator(readWorldMap(), place, kilometres), []);
