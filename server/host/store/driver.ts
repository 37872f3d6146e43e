import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Connection, Connections } from './connections.ts';

class Held implements DatabaseConnection {
  readonly connection: Connection;
  readonly #prepares: boolean;

  constructor(connection: Connection, prepares: boolean) {
    this.connection = connection;
    this.#prepares = prepares;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await (this.#prepares
      ? this.connection.queryPrepared<Row & object>(sql, parameters)
      : this.connection.query<Row & object>(sql, parameters));
    return { rows, ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('the database is not read in parts');
  }
}

export interface DriverOptions {
  /** What begins a transaction. */
  begin: string;
  /** Whether a session is nobody else's, and keeps statements. */
  prepares: boolean;
}

/** How Kysely asks the database: over the connections of a pool, with its own words at the beginning of a transaction. */
export class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  readonly #how: DriverOptions;

  constructor(connections: Connections, how: DriverOptions) {
    this.#connections = connections;
    this.#how = how;
  }

  async init(): Promise<void> {
    // The pool connects when it is asked to.
  }

  async acquireConnection(): Promise<Held> {
    return new Held(await this.#connections.connect(), this.#how.prepares);
  }

  async releaseConnection({ connection }: Held): Promise<void> {
    connection.release();
  }

  async beginTransaction(held: Held): Promise<void> {
    await held.connection.query(this.#how.begin);
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
