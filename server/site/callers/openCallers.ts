import type { Context, MiddlewareHandler } from 'hono';
import { queryOfDocument } from './queryOfDocument.ts';
import { breadths, type Breadth } from './breadths.ts';
import { openLocalCounters, type Counter } from './localCounters.ts';
import { createSharedCounter, type SharedCounts } from './sharedCounter.ts';
import { breadthFactors, getKind, getWeight, limits, type Kind, type Limit } from './limits.ts';
import type { Network } from './network.ts';
import { forwardedFor, networksThatCall, type Incoming, type Proxies } from './clientIp.ts';

export interface CallerOptions extends Proxies {
  /** Converts a network to an HMAC, the only form in which networks leave this process. */
  mark: (network: string) => string;
  /** The counters that all processes share; undefined with a single process. */
  shared: SharedCounts | undefined;
}

/** The reason for a rejection: the limit is reached for `wait` seconds, or the request could not be counted. */
export type Refused = { kind: Kind; wait: number } | { kind: Kind; error: unknown };

interface Options extends CallerOptions {
  /** Whether the page at a path, with the part of the query that it depends on, need not be rendered. */
  isPageCached: (address: string) => boolean;
  /** Creates the answer to a rejected request. */
  refuse: (c: Context, refused: Refused) => Promise<Response>;
}

/** Identifies callers, and enforces the rate limits of their networks. */
export function openCallers({ mark, shared, isPageCached, refuse, ...proxies }: Options) {
  const counterHere = openLocalCounters();
  const getCounter = (kind: Kind, breadth: Breadth): Counter => {
    const ofAnAddress: Limit = limits[kind];
    const limit = { ...ofAnAddress, calls: ofAnAddress.calls * breadthFactors[breadth] };
    const here = counterHere(kind, breadth, limit);
    if (shared === undefined || limit.counted === 'here') return here;
    const sharedCounter = createSharedCounter(kind, breadth, limit, shared, here);
    return (network, weight) => sharedCounter(mark(network), weight);
  };
  const getCounters = (kind: Kind) =>
    Object.fromEntries(breadths.map((breadth) => [breadth, getCounter(kind, breadth)])) as Record<
      Breadth,
      Counter
    >;
  const counters = Object.fromEntries(
    (Object.keys(limits) as Kind[]).map((kind) => [kind, getCounters(kind)]),
  ) as Record<Kind, Record<Breadth, Counter>>;

  const getRefusal = async (
    kind: Kind,
    weight: number,
    networks: readonly Network[],
  ): Promise<Refused | undefined> => {
    try {
      // A request beyond the limit of one address does not count towards its wider networks.
      for (const { breadth, text } of networks) {
        const wait = await counters[kind][breadth](text, weight);
        if (wait !== undefined) return { kind, wait };
      }
      return undefined;
    } catch (error) {
      return { kind, error };
    }
  };

  const limit: MiddlewareHandler = async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: Incoming };
    const networks = incoming ? networksThatCall(incoming, proxies) : [];
    c.set('caller', {
      networks: networks.map(({ breadth, text }) => ({ breadth, mark: mark(text) })),
      forwardedFor: incoming && forwardedFor(incoming, proxies),
    });
    if (networks.length === 0) return next();
    const { path, method, url } = c.req;
    const { search } = new URL(url);
    const kind = getKind(method, path, search);
    const isCached = kind === 'page' && isPageCached(path + queryOfDocument(path, search));
    const refused = await getRefusal(kind, getWeight(kind, path, isCached), networks);
    return refused ? refuse(c, refused) : next();
  };

  return {
    /** Middleware that identifies the caller, and rejects requests beyond the limits. */
    limit,
    /** Counts a request for a cached page; returns whether it may be answered directly. */
    mayRead(incoming: Incoming): boolean {
      return networksThatCall(incoming, proxies).every(
        ({ breadth, text }) => counters.page[breadth](text, 1) === undefined,
      );
    },
  };
}

export type Callers = ReturnType<typeof openCallers>;
