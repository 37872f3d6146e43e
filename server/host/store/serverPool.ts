import type { QueryResult } from 'pg';
import { getConnections } from './connections.ts';
import { boundedBegin } from './database.ts';
import { poolOfServer } from './pool.ts';

/** What can be asked of a database. */
export interface QueryRunner {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Pick<QueryResult<Row>, 'rows'>>;
}

/** Connections to a PostgreSQL server for who keeps tables of their own beside the host's. */
export interface ServerPool extends QueryRunner {
  /** Does the work in one transaction, which the server ends when it takes too long. */
  transaction<T>(work: (connection: QueryRunner) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Opens at most so many connections, each when it is needed. */
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
