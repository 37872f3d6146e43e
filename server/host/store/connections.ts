import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isLost, isReadOnly } from './errorKinds.ts';
import { openStatementNames } from './statementNames.ts';

/** A connection to the database, to be given back. */
export interface Connection {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /**
   * The same with a statement that the session keeps parsed and planned from its second time on. Only for a session that
   * is nobody else's: a PgBouncer in between would give the next transaction another.
   */
  queryPrepared<Row extends object>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>>;
  release(): void;
}

/** A pool as those use it who ask the database. */
export interface Connections {
  connect(): Promise<Connection>;
}

const ofPools = new WeakMap<Pool, Connections>();

function open(pool: Pool): Connections {
  const since = new WeakMap<PoolClient, number>();
  const statementNames = new WeakMap<PoolClient, ReturnType<typeof openStatementNames>>();
  let oldest = 0;
  pool.on('connect', (client) => {
    since.set(client, performance.now());
    statementNames.set(client, openStatementNames());
  });

  function watched(client: PoolClient): Connection {
    let lost: unknown;
    async function ask<Row extends object>(query: QueryConfig): Promise<QueryResult<Row>> {
      // It would be asked after what it has not answered yet.
      if (lost !== undefined) throw lost;
      try {
        return await client.query<Row>(query);
      } catch (error) {
        if (isLost(error)) lost = error;
        // All that are open lead to the same server, which is a standby now.
        if (isReadOnly(error)) oldest = performance.now();
        throw error;
      }
    }
    return {
      query: (text, values = []) => ask({ text, values: [...values] }),
      queryPrepared(text, values) {
        const name = statementNames.get(client)?.(text);
        return ask({ text, values: [...values], ...(name !== undefined && { name }) });
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
export function getConnections(pool: Pool): Connections {
  const known = ofPools.get(pool) ?? open(pool);
  ofPools.set(pool, known);
  return known;
}
