import { LRUCache } from 'lru-cache';
import { compressAgain, countBytes, type Encoded } from '../assets/encoded.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { createIdleQueue } from '../cache/idleQueue.ts';

export interface MadePage {
  status: number;
  encoded: Encoded;
}

interface Kept {
  page: MadePage;
  madeAt: number;
  /** The version of the content that it shows. */
  version: number;
}

interface Options {
  /** Renders the page at a path. */
  make: (path: string) => Promise<MadePage>;
  /** The time in milliseconds after which a page is rendered again in the background; undefined for never. */
  staleAfter: number | undefined;
  /** Returns the version of the present content; a page of another version is never sent. */
  getVersion: () => number;
  /** The maximum size of all cached pages, in all their encodings. */
  mostBytes: number;
  onError: (error: unknown) => void;
}

/** The memory that a cached page needs in addition to its bytes: its headers, path and bookkeeping. */
const overhead = 2000;

/**
 * Creates a cache of rendered pages. Only successful pages are cached, so that invalid addresses cannot fill it. Pages
 * are compressed quickly for the first visitor, and as much as possible once no page has been rendered for a while.
 */
export function createPageCache({ make, staleAfter, getVersion, mostBytes, onError }: Options) {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => countBytes(page.encoded) + overhead,
  });
  const compressLater = createIdleQueue(async (path) => {
    const known = kept.peek(path);
    if (!known) return;
    const page = { ...known.page, encoded: await compressAgain(known.page.encoded) };
    // The page may have been rendered again or removed in the meantime.
    if (kept.peek(path) === known) kept.set(path, { ...known, page });
  }, onError);
  const makeOnce = oncePerKey(async (_: string, path: string, version: number) => {
    const page = await make(path);
    if (version !== getVersion()) return page;
    if (page.status === 200) {
      kept.set(path, { page, madeAt: performance.now(), version });
      compressLater.add(path);
    }
    // While the host fails temporarily, the cached page remains.
    else if (page.status < 500) kept.delete(path);
    return page;
  });
  // A page that is being rendered from an earlier version is not that of this one.
  const remake = (path: string, version = getVersion()) => makeOnce(`${version} ${path}`, path, version);
  const find = (path: string) => {
    const known = kept.get(path);
    return known?.version === getVersion() ? known : undefined;
  };
  const isStale = ({ madeAt }: Kept) => staleAfter !== undefined && performance.now() - madeAt > staleAfter;

  return {
    /** Returns a cached page that can be sent as it is. */
    ready(path: string): MadePage | undefined {
      const known = find(path);
      return known && !isStale(known) ? known.page : undefined;
    },
    async get(path: string): Promise<MadePage> {
      const known = find(path);
      if (!known) return remake(path);
      if (isStale(known)) remake(path).catch(onError);
      return known.page;
    },
    size: () => kept.size,
    close: () => compressLater.clear(),
  };
}
