import type { Pool, PoolClient, QueryResult } from 'pg';
import { isLost, isReadOnly } from './errorKinds.ts';

/** A connection to the database, to be given back. */
export interface Connection {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  release(): void;
}

/** A pool as those use it who ask the database. */
export interface Connections {
  connect(): Promise<Connection>;
}

const ofPools = new WeakMap<Pool, Connections>();

function open(pool: Pool): Connections {
  const since = new WeakMap<PoolClient, number>();
  let oldest = 0;
  pool.on('connect', (client) => void since.set(client, performance.now()));

  function watched(client: PoolClient): Connection {
    let lost: unknown;
    return {
      async query<Row extends object>(text: string, values: readonly unknown[] = []) {
        // It would be asked after what it has not answered yet.
        if (lost !== undefined) throw lost;
        try {
          return await client.query<Row>(text, [...values]);
        } catch (error) {
          if (isLost(error)) lost = error;
          // All that are open lead to the same server, which is a standby now.
          if (isReadOnly(error)) oldest = performance.now();
          throw error;
        }
      },
      release: () => client.release(lost !== undefined),
    };
  }

  return {
    async connect() {
      let client = await pool.connect();
      while ((since.get(client) ?? oldest) < oldest) {
        client.release(true);
        client = await pool.connect();
      }
      return watched(client);
    },
  };
}

/**
 * The connections of a pool. One that is of no use any more is closed when it is given back, and not given to the
 * next; where a server takes nothing any more, as one does whose standby has taken over, all of them are.
 */
export function connectionsOf(pool: Pool): Connections {
  const known = ofPools.get(pool) ?? open(pool);
  ofPools.set(pool, known);
  return known;
}
