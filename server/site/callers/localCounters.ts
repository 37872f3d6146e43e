import { LRUCache } from 'lru-cache';
import type { Breadth } from './breadths.ts';
import type { Kind, Limit } from './limits.ts';

/** The maximum number of counters; beyond it, the least recently used ones are dropped. */
const most = 50_000;

interface Window {
  requests: number;
  /** The end of the period in milliseconds, by the clock of this process. */
  ends: number;
}

/** The seconds until a network may send the next request; undefined if it may do so now. */
export type Wait = number | undefined;

/** Counts a request of a network as `weight` requests, and returns how long the network must wait. */
export type Counter = (network: string, weight: number) => Wait | Promise<Wait>;

/** Opens counters in this process for all kinds and prefix lengths; they share one memory limit. */
export function openLocalCounters() {
  const windows = new LRUCache<string, Window>({ max: most });
  return (kind: Kind, breadth: Breadth, { calls, seconds }: Limit) =>
    (network: string, weight: number): Wait => {
      const key = `${kind} ${breadth} ${network}`;
      const now = performance.now();
      const known = windows.get(key);
      const current = known && known.ends > now ? known : { requests: 0, ends: now + seconds * 1000 };
      if (current !== known) windows.set(key, current);
      current.requests += weight;
      return current.requests > calls ? Math.ceil((current.ends - now) / 1000) : undefined;
    };
}
