import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Breadth } from './breadths.ts';
import type { Wait } from './localCounters.ts';
import type { Kind, Limit } from './limits.ts';

interface Order {
  text: string;
  values: unknown[];
}

/** A table with the counters of all processes, with the columns `key`, `points` and `expire`. */
export interface SharedCounts {
  table: string;
  query(order: Order): Promise<{ rows: unknown[] }>;
}

/** A request could not be counted. */
class CannotCount extends Error {
  override readonly name = 'CannotCount';
}

/**
 * Creates a counter in the database, shared by all processes. If the database does not answer, it counts with
 * `countLocally`.
 * @throws {CannotCount} if the database does not answer and the limit fails closed
 */
export function createSharedCounter(
  kind: Kind,
  breadth: Breadth,
  { calls, seconds, failing }: Limit,
  shared: SharedCounts,
  countLocally: (network: string, weight: number) => Wait,
): (network: string, weight: number) => Promise<Wait> {
  const limiter = new RateLimiterPostgres({
    keyPrefix: `${kind}${breadth}`,
    points: calls,
    duration: seconds,
    // Drops the name that would prepare a statement: connection poolers give each transaction another connection.
    storeClient: { query: ({ text, values }: Order) => shared.query({ text, values }) },
    storeType: 'client',
    tableName: shared.table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Blocks callers beyond the limit in memory, without further queries.
    inMemoryBlockOnConsumed: calls,
  });
  return async (network, weight) => {
    try {
      await limiter.consume(network, weight);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      if (failing === 'closed') throw new CannotCount(kind, { cause: error });
      return countLocally(network, weight);
    }
  };
}
