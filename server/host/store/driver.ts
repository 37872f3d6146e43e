import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Connection, Connections } from './connections.ts';

/** Whether a statement is prepared on a connection. */
type Prepares = (connection: Connection, sql: string) => boolean | Promise<boolean>;

/** Prepares no statement. */
export const neverPrepares: Prepares = () => false;

/** Prepares every statement: no other process uses the database. */
export const alwaysPrepares: Prepares = () => true;

/** A list of all columns, as in `select *`, `"unit".*` or `returning *`. */
const allColumns = /(?:\b(?:select|returning)|[.,])\s*\*/i;

/**
 * Prepares statements in sessions that are not shared, except those that return all columns: a server rejects them after
 * another version of the site has added a column.
 */
export const preparesInOwnSessions: Prepares = (connection, sql) =>
  !allColumns.test(sql) && connection.ownsSession();

class Held implements DatabaseConnection {
  readonly connection: Connection;
  readonly #prepares: Prepares;

  constructor(connection: Connection, prepares: Prepares) {
    this.connection = connection;
    this.#prepares = prepares;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await ((await this.#prepares(this.connection, sql))
      ? this.connection.queryPrepared<Row & object>(sql, parameters)
      : this.connection.query<Row & object>(sql, parameters));
    return { rows, ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('streaming queries is not supported');
  }
}

export interface DriverOptions {
  /** The statement that begins a transaction. */
  begin: string;
  prepares: Prepares;
}

/**
 * The Kysely driver: runs queries on the connections of a pool, and begins transactions with a configured statement.
 */
export class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  readonly #how: DriverOptions;

  constructor(connections: Connections, how: DriverOptions) {
    this.#connections = connections;
    this.#how = how;
  }

  async init(): Promise<void> {
    // The pool connects on demand.
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
    // Other code uses the pool too; the code that opened it ends it.
  }
}
