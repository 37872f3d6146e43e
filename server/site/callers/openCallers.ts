import type { Context, MiddlewareHandler } from 'hono';
import { openCountersHere, type Wait } from './countHere.ts';
import { countTogether, type SharedCounts } from './countTogether.ts';
import { kindOf, limits, type Kind, type Limit } from './limits.ts';
import { forwardedFor, networkThatCalls, type Incoming, type Proxies } from './whoCalls.ts';

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
  const counterOf = (kind: Kind, limit: Limit): ((network: string) => Wait | Promise<Wait>) => {
    const here = counterHere(kind, limit);
    if (shared === undefined || limit.counted === 'here') return here;
    const together = countTogether(kind, limit, shared, here);
    return (network) => together(mark(network));
  };
  const count = Object.fromEntries(
    Object.entries(limits).map(([kind, limit]) => [kind, counterOf(kind as Kind, limit)]),
  ) as Record<Kind, ReturnType<typeof counterOf>>;

  const refusalOf = async (kind: Kind, network: string): Promise<Refused | undefined> => {
    try {
      const wait = await count[kind](network);
      return wait === undefined ? undefined : { kind, wait };
    } catch (error) {
      return { kind, error };
    }
  };

  const limit: MiddlewareHandler = async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: Incoming };
    const network = incoming && networkThatCalls(incoming, proxies);
    c.set('caller', {
      network: network && mark(network),
      forwardedFor: incoming && forwardedFor(incoming, proxies),
    });
    const refused =
      network && (await refusalOf(kindOf(c.req.method, c.req.path, new URL(c.req.url).search), network));
    return refused ? refuse(c, refused) : next();
  };

  return {
    /** Notes who calls, and answers in everybody's place who asks for too much. */
    limit,
    /** Whether a page that is kept may be given at once; it is counted. */
    mayRead(incoming: Incoming): boolean {
      const network = networkThatCalls(incoming, proxies);
      return network === undefined || count.page(network) === undefined;
    },
  };
}

export type Callers = ReturnType<typeof openCallers>;
