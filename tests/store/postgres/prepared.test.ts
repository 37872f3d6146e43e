import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmptyStore } from '../../support/openEmptyStore.ts';

test('a server is given no statement to keep, for a PgBouncer lends its sessions to others', async () => {
  const { db } = await openEmptyStore();
  for (let time = 0; time < 3; time += 1) await db.selectFrom('unit').select('id').execute();
  const kept = await sql`select name from pg_prepared_statements`.execute(db);
  expect(kept.rows).toEqual([]);
});
