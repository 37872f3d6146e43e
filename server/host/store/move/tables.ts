import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database.ts';

interface Column {
  name: string;
  /** As SQL names its type. */
  type: string;
  /** Whether the database generates it from other columns. */
  isMade: boolean;
}

/** A table and its columns. */
export interface Table {
  /** As SQL names it. */
  name: string;
  columns: Column[];
}

// These tables describe the schema itself, or contain statistics.
const ofTheSchema = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'pgboss.version',
  'pgboss.bam',
  'pgboss.queue_stats',
]);

interface Found extends Table {
  referred: string[];
}

/** Sorts tables so that each follows those that it references. */
function inOrder(tables: readonly Found[]): Table[] {
  const ordered: Found[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ referred }) => !referred.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`tables reference each other: ${[...waiting].join(', ')}`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** Lists the tables of the host and its jobs, each after those that it references. */
export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Found>`
    select
      c.oid::regclass::text as name,
      (
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isMade', a.attgenerated <> ''
        ) order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      array(
        select distinct f.confrelid::regclass::text
        from pg_constraint f
        where f.contype = 'f' and f.confrelid <> c.oid and coalesce(pg_partition_root(f.conrelid), f.conrelid) = c.oid
      ) as referred
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    order by name
  `.execute(db);
  return inOrder(rows.filter(({ name }) => !ofTheSchema.has(name)));
}

/** A query for the rows of a table, with each value as PostgreSQL's text. */
export const getRows = ({ name, columns }: Table): RawBuilder<unknown> =>
  sql`select row_to_json(r)::text as row from (select ${sql.join(
    columns.map((column) => sql`${sql.ref(column.name)}::text`),
  )} from ${sql.raw(name)}) r`;
