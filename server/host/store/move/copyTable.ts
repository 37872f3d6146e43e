import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { getRows, type Table } from './tables.ts';

/** The largest number of rows per step, and of bytes in their binary columns, whose text is twice as long. */
const most = { rows: 500, bytes: 16_000_000 } as const;

/** Returns the number of rows per step, so that photos do not use up the memory. */
export async function countRowsPerStep(from: Trx, { name, columns }: Table): Promise<number> {
  const binary = columns.filter(({ type }) => type === 'bytea');
  if (binary.length === 0) return most.rows;
  const lengths = binary.map((column) => sql`coalesce(octet_length(${sql.ref(column.name)}), 0)`);
  const { rows } = await sql<{ longest: number | null }>`
    select max(${sql.join(lengths, sql` + `)}) as longest from ${sql.raw(name)}
  `.execute(from);
  const longest = Math.max(1, rows[0]?.longest ?? 1);
  return Math.min(most.rows, Math.max(1, Math.floor(most.bytes / longest)));
}

/** Copies all rows of a table to another database, as text that both sides format and parse in the same way. */
export async function copyTable(from: Trx, to: Trx, table: Table): Promise<void> {
  const columns = table.columns.filter(({ isMade }) => !isMade);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(
    columns.map(({ name, type }) => sql`(each ->> ${sql.lit(name)})::${sql.raw(type)}`),
  );
  const atATime = await countRowsPerStep(from, table);
  await sql`declare carried no scroll cursor for ${getRows(table)}`.execute(from);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atATime)} from carried`.execute(from);
    if (rows.length === 0) break;
    const all = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${sql.raw(table.name)} (${names}) overriding system value
      select ${values} from json_array_elements(${all}::json) each
    `.execute(to);
  }
  await sql`close carried`.execute(from);
}
