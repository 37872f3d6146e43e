import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { getRows, type Table } from './tables.ts';

/** Number of rows per step. */
const atATime = 500;

/** Copies all rows of a table to another database, as text that both sides format and parse in the same way. */
export async function copyTable(from: Trx, to: Trx, table: Table): Promise<void> {
  const columns = table.columns.filter(({ isMade }) => !isMade);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(
    columns.map(({ name, type }) => sql`(each ->> ${sql.lit(name)})::${sql.raw(type)}`),
  );
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
