import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Driver,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { getConnections } from './connections.ts';
import { ConnectionsDriver, neverPrepares, type DriverOptions } from './driver.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/**
 * Begins a transaction with timeouts in milliseconds that the server enforces, so that no nights are held for a client
 * that has given up. The timeouts are set for each transaction, because session settings do not work with PgBouncer in
 * transaction mode.
 */
export const boundedBegin = [
  'begin',
  'set local lock_timeout = 4000',
  'set local statement_timeout = 8000',
  'set local idle_in_transaction_session_timeout = 15000',
].join('; ');

/**
 * Migrates without Kysely's session lock: with PgBouncer, it could be acquired on one connection and released on
 * another, and would block the next start. The code that opens a store serialises starts instead.
 */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class Dialect extends PostgresDialect {
  readonly #driver: Driver;

  constructor(pool: Pool, how: DriverOptions) {
    super({ pool });
    this.#driver = new ConnectionsDriver(getConnections(pool), how);
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): Adapter {
    return new Adapter();
  }
}

/** Creates a Kysely instance on the pool; columns are camelCase here and snake_case in the database. */
export const createDatabase = (
  pool: Pool,
  { begin = 'begin', prepares = neverPrepares }: Partial<DriverOptions> = {},
): Database =>
  new Kysely<Schema>({
    dialect: new Dialect(pool, { begin, prepares }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/**
 * The database's clock, which decides every expiry. It continues within a transaction, so that waiting for a lock does
 * not stop time.
 */
export const clock = sql<Date>`clock_timestamp()`;

/**
 * The clock for conditions on many rows: it is read once per statement, so that the database can look the value up in
 * an index.
 */
export const statementTime = sql<Date>`(select clock_timestamp())`;

/**
 * The date a number of days from now in UTC. The date at a property differs from it by at most one day; queries use it
 * to limit the rows, and each row is then checked in its own time zone.
 */
export const dateFromNow = (days: number) =>
  sql<string>`((${statementTime} at time zone 'UTC')::date + ${days}::integer)`;
