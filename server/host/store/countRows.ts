import type { QueryResult } from 'pg';

/** The number of rows of each table, by its name with its schema. */
export type TableRows = Readonly<Record<string, number>>;

interface Connection {
  query(text: string): Promise<QueryResult>;
}

const listTables = `
  select format('%I.%I', table_schema, table_name) as name
  from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  order by name`;

/** Counts the rows of all tables. It reads every page of them, so a damaged table is noticed. */
export async function countRows(connection: Connection): Promise<TableRows> {
  const { rows: tables } = (await connection.query(listTables)) as QueryResult<{ name: string }>;
  if (tables.length === 0) return {};
  const counts = tables.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name, count(*) as rows from ${name}`,
  );
  const { rows } = (await connection.query(counts.join(' union all '))) as QueryResult<{
    name: string;
    rows: string;
  }>;
  return Object.fromEntries(rows.map((table) => [table.name, Number(table.rows)]));
}
