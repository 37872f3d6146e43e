import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isLost, isReadOnly } from './errorKinds.ts';
import { openStatementNames } from './statementNames.ts';

/** A connection to the database, which must be released. */
export interface Connection {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Whether the session of a server is not shared: PgBouncer would give the next transaction a different one. */
  ownsSession(): Promise<boolean>;
  /** Runs a query as a prepared statement, which the session stores from its second use on. Only for own sessions. */
  queryPrepared<Row extends object>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>>;
  release(): void;
}

/** The interface of a pool for code that runs queries. */
export interface Connections {
  connect(): Promise<Connection>;
}

const ofPools = new WeakMap<Pool, Connections>();

/** The process ID that a server, or a pooler in front of it, has reported when it was connected. */
const getReportedPid = (client: PoolClient) =>
  (client as PoolClient & { processID: number | null }).processID;

function open(pool: Pool): Connections {
  const ownsSession = new WeakMap<PoolClient, boolean>();
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
      // The previous query has not been answered yet, so the connection cannot be used.
      if (lost !== undefined) throw lost;
      try {
        return await client.query<Row>(query);
      } catch (error) {
        if (isLost(error)) lost = error;
        // All open connections lead to the same server, which has become a standby.
        if (isReadOnly(error)) oldest = performance.now();
        throw error;
      }
    }
    return {
      query: (text, values = []) => ask({ text, values: [...values] }),
      async ownsSession() {
        let owns = ownsSession.get(client);
        if (owns === undefined) {
          const { rows } = await ask<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
          owns = rows[0]?.pid === getReportedPid(client);
          ownsSession.set(client, owns);
        }
        return owns;
      },
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
 * Returns the connections of a pool. A broken connection is closed when it is released, and not reused. If a server has
 * become read-only, because a standby has taken over, all connections are closed.
 */
export function getConnections(pool: Pool): Connections {
  const known = ofPools.get(pool) ?? open(pool);
  ofPools.set(pool, known);
  return known;
}
