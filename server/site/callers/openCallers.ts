import type { Context, MiddlewareHandler } from 'hono';
import { breadths, type Breadth } from './breadths.ts';
import { openCountersHere, type Counter } from './countHere.ts';
import { createSharedCounter, type SharedCounts } from './sharedCounter.ts';
import { breadthFactors, getKind, limits, type Kind, type Limit } from './limits.ts';
import type { Network } from './network.ts';
import { forwardedFor, networksThatCall, type Incoming, type Proxies } from './clientIp.ts';

export interface CallerOptions extends Proxies {
  /** A network as an HMAC: what of it leaves this process. */
  mark: (network: string) => string;
  /** Where all processes of the site count; undefined where this one is alone. */
  shared: SharedCounts | undefined;
}

/** Why a request is not answered: it is one too many for so many seconds, or nobody knows whether it is. */
export type Refused = { kind: Kind; wait: number } | { kind: Kind; error: unknown };

interface Options extends CallerOptions {
  /** The answer to a request that is not answered. */
  refuse: (c: Context, refused: Refused) => Promise<Response>;
}

/** Knows who calls, and how much of what a network may ask for. */
export function openCallers({ mark, shared, refuse, ...proxies }: Options) {
  const counterHere = openCountersHere();
  const getCounter = (kind: Kind, breadth: Breadth): Counter => {
    const ofAnAddress: Limit = limits[kind];
    const limit = { ...ofAnAddress, calls: ofAnAddress.calls * breadthFactors[breadth] };
    const here = counterHere(kind, breadth, limit);
    if (shared === undefined || limit.counted === 'here') return here;
    const sharedCounter = createSharedCounter(kind, breadth, limit, shared, here);
    return (network) => sharedCounter(mark(network));
  };
  const getCounters = (kind: Kind) =>
    Object.fromEntries(breadths.map((breadth) => [breadth, getCounter(kind, breadth)])) as Record<
      Breadth,
      Counter
    >;
  const counters = Object.fromEntries(
    (Object.keys(limits) as Kind[]).map((kind) => [kind, getCounters(kind)]),
  ) as Record<Kind, Record<Breadth, Counter>>;

  const getRefusal = async (kind: Kind, networks: readonly Network[]): Promise<Refused | undefined> => {
    try {
      // A call that one address has too many of is not counted for its neighbours.
      for (const { breadth, text } of networks) {
        const wait = await counters[kind][breadth](text);
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
    const refused =
      networks.length > 0 &&
      (await getRefusal(getKind(c.req.method, c.req.path, new URL(c.req.url).search), networks));
    return refused ? refuse(c, refused) : next();
  };

  return {
    /** Notes who calls, and answers in everybody's place who asks for too much. */
    limit,
    /** Whether a page that is kept may be given at once; it is counted. */
    mayRead(incoming: Incoming): boolean {
      return networksThatCall(incoming, proxies).every(
        ({ breadth, text }) => counters.page[breadth](text) === undefined,
      );
    },
  };
}

export type Callers = ReturnType<typeof openCallers>;
