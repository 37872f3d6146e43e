import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Connection, Connections } from './connections.ts';

class Held implements DatabaseConnection {
  readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.connection.query<Row & object>(sql, parameters);
    return { rows, ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('the database is not read in parts');
  }
}

/** How Kysely asks the database: over the connections of a pool, with its own words at the beginning of a transaction. */
export class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  readonly #begin: string;

  constructor(connections: Connections, begin: string) {
    this.#connections = connections;
    this.#begin = begin;
  }

  async init(): Promise<void> {
    // The pool connects when it is asked to.
  }

  async acquireConnection(): Promise<Held> {
    return new Held(await this.#connections.connect());
  }

  async releaseConnection({ connection }: Held): Promise<void> {
    connection.release();
  }

  async beginTransaction(held: Held): Promise<void> {
    await held.connection.query(this.#begin);
  }

  async commitTransaction(held: Held): Promise<void> {
    await held.connection.query('commit');
  }

  async rollbackTransaction(held: Held): Promise<void> {
    await held.connection.query('rollback');
  }

  async destroy(): Promise<void> {
    // Others use the pool too: who opened it ends it.
  }
}
