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
  /** Makes the page at a path. */
  make: (path: string) => Promise<MadePage>;
  /** Milliseconds after which a page is made again, behind the answer; undefined for never. */
  staleAfter: number | undefined;
  /** How many pages are kept. */
  most: number;
  onError: (error: unknown) => void;
}

/** Pages, each made once and kept. Only those that succeeded are: nobody can fill it with wrong addresses. */
export function createPageCache({ make, staleAfter, most, onError }: Options) {
  const kept = new LRUCache<string, Kept>({ max: most });
  const remake = oncePerKey(async (path: string) => {
    const page = await make(path);
    if (page.status === 200) kept.set(path, { page, madeAt: performance.now() });
    // A host that does not answer for a moment does not take down what is known of it.
    else if (page.status < 500) kept.delete(path);
    return page;
  });
  const isStale = ({ madeAt }: Kept) => staleAfter !== undefined && performance.now() - madeAt > staleAfter;

  return {
    /** A page that can be answered with as it is. */
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
