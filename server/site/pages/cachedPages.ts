import { LRUCache } from 'lru-cache';
import type { Encoded } from '../assets/encoded.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';

export interface MadePage {
  status: number;
  encoded: Encoded;
}

interface Kept {
  page: MadePage;
  madeAt: number;
}

interface Options {
  /** Renders the page at a path. */
  make: (path: string) => Promise<MadePage>;
  /** The time in milliseconds after which a page is rendered again in the background; undefined for never. */
  staleAfter: number | undefined;
  /** The maximum number of cached pages. */
  most: number;
  onError: (error: unknown) => void;
}

/** Creates a cache of rendered pages. Only successful pages are cached, so that invalid addresses cannot fill it. */
export function createPageCache({ make, staleAfter, most, onError }: Options) {
  const kept = new LRUCache<string, Kept>({ max: most });
  const remake = oncePerKey(async (path: string) => {
    const page = await make(path);
    if (page.status === 200) kept.set(path, { page, madeAt: performance.now() });
    // While the host fails temporarily, the cached page remains.
    else if (page.status < 500) kept.delete(path);
    return page;
  });
  const isStale = ({ madeAt }: Kept) => staleAfter !== undefined && performance.now() - madeAt > staleAfter;

  return {
    /** Returns a cached page that can be sent as it is. */
    ready(path: string): MadePage | undefined {
      const known = kept.get(path);
      return known && !isStale(known) ? known.page : undefined;
    },
    async get(path: string): Promise<MadePage> {
      const known = kept.get(path);
      if (!known) return remake(path);
      if (isStale(known)) remake(path).catch(onError);
      return known.page;
    },
    size: () => kept.size,
  };
}
