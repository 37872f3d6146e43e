import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Where } from '../../../server/host/store/openStore.ts';
import { createTemplate } from '../createTemplate.ts';
import { queryDatabase } from './queryDatabase.ts';

const postgres = inject('postgres');

export interface NewDatabase {
  /** How it is opened. */
  where: Pick<Where, 'databaseUrl' | 'template'>;
  drop: () => Promise<void>;
}

/** A database of its own on PostgreSQL, a copy of another: of an empty one of the newest schema where none is named. */
export async function newServerDatabase(template?: string) {
  if (postgres === undefined) throw new Error('These tests are not run on PostgreSQL.');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { server } = postgres;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of writing each page to the log.
  await queryDatabase(
    server,
    `create database ${name} template ${template ?? postgres.template} strategy file_copy`,
  );
  const databaseUrl = new URL(server);
  databaseUrl.pathname = name;
  return {
    databaseUrl: databaseUrl.href,
    drop: async () => void (await queryDatabase(server, `drop database ${name} with (force)`)),
  };
}

/** An empty database of its own, of the newest schema, on what the tests of this project run on. */
export async function newDatabase(): Promise<NewDatabase> {
  if (postgres === undefined) {
    const where = { databaseUrl: undefined, template: await createTemplate() };
    return { where, drop: () => Promise.resolve() };
  }
  const { databaseUrl, drop } = await newServerDatabase();
  return { where: { databaseUrl }, drop };
}
