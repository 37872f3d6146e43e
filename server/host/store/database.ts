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
import { ConnectionsDriver, type DriverOptions } from './driver.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/**
 * Begins a transaction that a server ends when it takes too long, in milliseconds: one who gave up has no nights
 * held for them. It is said with each transaction, since a connection's own settings do not outlive one where a
 * PgBouncer gives connections out by transaction.
 */
export const boundedBegin = [
  'begin',
  'set local lock_timeout = 4000',
  'set local statement_timeout = 8000',
  'set local idle_in_transaction_session_timeout = 15000',
].join('; ');

/**
 * Migrates without a lock of Kysely's own, which is a session's: a PgBouncer would have it taken on one connection and
 * let go on another, and who starts next would wait for it. Whoever opens a store has the others wait.
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

/** Kysely over the one pool; columns are named in camelCase here and in snake_case in the database. */
export const createDatabase = (
  pool: Pool,
  { begin = 'begin', prepares = false }: Partial<DriverOptions> = {},
): Database =>
  new Kysely<Schema>({
    dialect: new Dialect(pool, { begin, prepares }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/**
 * The database's clock, the only one that judges expiry. It runs on within a transaction, so that
 * waiting for a lock does not stop time.
 */
export const clock = sql<Date>`clock_timestamp()`;

/**
 * The date so many days from now in UTC. Calendars of properties are a day ahead of it or behind it at most: it bounds what
 * is read, and each row is judged in its own time zone.
 */
export const dateFromNow = (days: number) =>
  sql<string>`((${clock} at time zone 'UTC')::date + ${days}::integer)`;
