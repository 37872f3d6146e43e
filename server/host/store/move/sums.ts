import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { getRows, type Table } from './tables.ts';

/** A checksum for comparing two tables. */
export interface Sum {
  name: string;
  rows: number;
  /** SHA-256 of all rows, independent of their order. */
  checksum: string;
}

/**
 * Configures a transaction so that it formats values as text independent of the server's settings, and has no timeouts.
 */
export async function beginMove(trx: Trx): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    `lock_timeout = '10s'`,
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await sql`set local ${sql.raw(setting)}`.execute(trx);
  }
}

/** Calculates the checksums of tables. */
export async function readSums(trx: Trx, tables: readonly Table[]): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const table of tables) {
    const { rows } = await sql<Omit<Sum, 'name'>>`
      select
        count(*)::int as rows,
        encode(sha256(coalesce(
          string_agg(sha256(convert_to(row, 'UTF8')), ''::bytea order by row collate "C"), ''::bytea
        )), 'hex') as checksum
      from (${getRows(table)}) each
    `.execute(trx);
    sums.push({ name: table.name, ...rows[0]! });
  }
  return sums;
}

/** The first difference between two databases, with the sums of both. */
export const difference = (here: readonly Sum[], there: readonly Sum[]): [Sum, Sum | undefined] | undefined =>
  here
    .map((sum, index): [Sum, Sum | undefined] => [sum, there[index]])
    .find(([a, b]) => a.name !== b?.name || a.rows !== b.rows || a.checksum !== b.checksum);
