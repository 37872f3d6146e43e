import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** Kysely over the one pool; columns are named in camelCase here and in snake_case in the database. */
export const databaseOn = (pool: Pool): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/**
 * The database's clock, the only one that judges expiry. It runs on within a transaction, so that
 * waiting for a lock does not stop time.
 */
export const clock = sql<Date>`clock_timestamp()`;
