import { vi } from 'vitest';
import { patience } from './patience.ts';

/** Repeats a callback until it no longer throws, and returns its result. */
export const waitUntil = <T>(callback: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(callback, { timeout: patience, interval: 10 });
