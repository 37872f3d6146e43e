import type { QueryResult } from 'pg';
import { getConnections } from './connections.ts';
import { boundedBegin } from './database.ts';
import { poolOfServer } from './pool.ts';

/** Runs queries on a database. */
export interface QueryRunner {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Pick<QueryResult<Row>, 'rows'>>;
}

/** Connections to a PostgreSQL server for code with tables of its own next to the host's. */
export interface ServerPool extends QueryRunner {
  /** Runs work in one transaction with the server's timeouts. */
  transaction<T>(work: (connection: QueryRunner) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Opens up to `most` connections on demand. */
export function openServerPool(databaseUrl: string, most: number): ServerPool {
  const pool = poolOfServer(databaseUrl, most);
  const connections = getConnections(pool);

  async function borrow<T>(work: (connection: QueryRunner) => Promise<T>): Promise<T> {
    const connection = await connections.connect();
    try {
      return await work(connection);
    } finally {
      connection.release();
    }
  }

  return {
    query: <Row extends object>(text: string, values?: readonly unknown[]) =>
      borrow<Pick<QueryResult<Row>, 'rows'>>((connection) => connection.query<Row>(text, values)),
    transaction: (work) =>
      borrow(async (connection) => {
        try {
          await connection.query(boundedBegin);
          const done = await work(connection);
          await connection.query('commit');
          return done;
        } catch (error) {
          await connection.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    end: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}
