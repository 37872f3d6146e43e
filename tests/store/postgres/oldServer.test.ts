import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../server/host/store/openStore.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';

test('a PostgreSQL server that is too old is refused before anything is changed', async () => {
  const { databaseUrl, drop } = await newServerDatabase('template0');
  onTestFinished(drop);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // The site calls this function in place of PostgreSQL's own.
  await client.query(`
    create schema former;
    create function former.current_setting(text) returns text language sql as $$ select '12.22 (Debian)' $$;
    do $$ begin
      execute format('alter database %I set search_path = former, pg_catalog, public', current_database());
    end $$`);
  await expect(openStore({ dataDir: '/nowhere', databaseUrl })).rejects.toThrow(
    'DATABASE_URL names PostgreSQL 12.22 (Debian), and the site needs version 13 or newer',
  );
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
  await client.end();
  expect(rows).toEqual([]);
});
