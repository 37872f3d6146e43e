import { LRUCache } from 'lru-cache';
import type { Breadth } from './breadths.ts';
import type { Kind, Limit } from './limits.ts';

/** Networks and kinds that are remembered at the same time; of more, those that asked least lately are forgotten. */
const most = 50_000;

interface Window {
  requests: number;
  /** By the clock of this process, in milliseconds. */
  ends: number;
}

/** Seconds until a network may ask again; undefined where it may now. */
export type Wait = number | undefined;

/** A counter of what networks of one breadth ask for; answers how long one has to wait. */
export type Counter = (network: string) => Wait | Promise<Wait>;

/** Opens counters in this process, one for each kind and breadth, that share what they remember. */
export function openCountersHere() {
  const windows = new LRUCache<string, Window>({ max: most });
  return (kind: Kind, breadth: Breadth, { calls, seconds }: Limit) =>
    (network: string): Wait => {
      const key = `${kind} ${breadth} ${network}`;
      const now = performance.now();
      const known = windows.get(key);
      const current = known && known.ends > now ? known : { requests: 0, ends: now + seconds * 1000 };
      if (current !== known) windows.set(key, current);
      current.requests += 1;
      return current.requests > calls ? Math.ceil((current.ends - now) / 1000) : undefined;
    };
}
