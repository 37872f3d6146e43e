import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Breadth } from './breadths.ts';
import type { Wait } from './countHere.ts';
import type { Kind, Limit } from './limits.ts';

interface Order {
  text: string;
  values: unknown[];
}

/** A table in which all processes of a site count, with the columns `key`, `points` and `expire`. */
export interface SharedCounts {
  table: string;
  query(order: Order): Promise<{ rows: unknown[] }>;
}

/** It is not known how often a network has asked. */
class CannotCount extends Error {
  override readonly name = 'CannotCount';
}

/**
 * Counts in the database, for all processes that share it; with `meanwhile`, in this one alone, while it cannot be asked.
 * @throws {CannotCount} then, where the limit fails closed
 */
export function createSharedCounter(
  kind: Kind,
  breadth: Breadth,
  { calls, seconds, failing }: Limit,
  shared: SharedCounts,
  countLocally: (network: string) => Wait,
): (network: string) => Promise<Wait> {
  const limiter = new RateLimiterPostgres({
    keyPrefix: `${kind}${breadth}`,
    points: calls,
    duration: seconds,
    // Without the name that would prepare a statement: a pooler gives each transaction another connection.
    storeClient: { query: ({ text, values }: Order) => shared.query({ text, values }) },
    storeType: 'client',
    tableName: shared.table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever has asked too often costs the database nothing more.
    inMemoryBlockOnConsumed: calls,
  });
  return async (network) => {
    try {
      await limiter.consume(network);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      if (failing === 'closed') throw new CannotCount(kind, { cause: error });
      return countLocally(network);
    }
  };
}
