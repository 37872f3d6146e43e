import { LRUCache } from 'lru-cache';
import type { Limit } from './limits.ts';

/** Networks that are remembered at the same time; of more than these, those that asked least lately are forgotten. */
const mostNetworks = 50_000;

/** Seconds until a network may ask again; undefined where it may now. */
export type Wait = number | undefined;

/** Counts in this process. */
export function countHere({ calls, seconds }: Pick<Limit, 'calls' | 'seconds'>): (network: string) => Wait {
  const counted = new LRUCache<string, { asked: number; ends: number }>({ max: mostNetworks });
  return (network) => {
    const now = performance.now();
    const known = counted.get(network);
    const current = known && known.ends > now ? known : { asked: 0, ends: now + seconds * 1000 };
    if (current !== known) counted.set(network, current);
    current.asked += 1;
    return current.asked > calls ? Math.ceil((current.ends - now) / 1000) : undefined;
  };
}
