import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmptyStore } from '../../support/openEmptyStore.ts';

// One connection, because each session prepares its own statements.
const times = [1, 2, 3];

test('prepares a repeated statement in a session that is not shared', async () => {
  const { db } = await openEmptyStore();
  await db.connection().execute(async (session) => {
    for (const _ of times) await session.selectFrom('unit').select('id').execute();
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(session);
    expect(rows).toEqual([{ statement: 'select "id" from "unit"' }]);
  });
});

test('prepares no statement for all columns, because another version of the site may add one', async () => {
  const { db } = await openEmptyStore();
  await db.connection().execute(async (session) => {
    const readAll = () => session.selectFrom('unit').selectAll('unit').execute();
    const readOne = () => session.selectFrom('unit').select('id').execute();
    for (const _ of times) await Promise.all([readAll(), readOne()]);
    await sql`alter table unit add column added int`.execute(session);
    try {
      expect(await Promise.all([readAll(), readOne()])).toEqual([[], []]);
    } finally {
      await sql`alter table unit drop column added`.execute(session);
    }
  });
});
