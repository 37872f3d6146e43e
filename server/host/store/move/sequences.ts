import { sql } from 'kysely';
import type { Trx } from '../database.ts';

interface Sequence {
  name: string;
  /** The last generated number; null if none was. */
  last: string | null;
}

/** Sets all sequences to the values of another database. */
export async function copySequences(from: Trx, to: Trx): Promise<void> {
  const { rows } = await sql<Sequence>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences
    where schemaname in ('public', 'pgboss')
  `.execute(from);
  for (const { name, last } of rows) {
    await sql`select setval(${name}::regclass, ${last ?? '1'}::bigint, ${last !== null})`.execute(to);
  }
}
