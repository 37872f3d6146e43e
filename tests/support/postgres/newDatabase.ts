import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Where } from '../../../server/host/store/openStore.ts';
import { createTemplate } from '../createTemplate.ts';
import { queryDatabase } from './queryDatabase.ts';

const postgres = inject('postgres');

export interface NewDatabase {
  /** The options to open it. */
  where: Pick<Where, 'databaseUrl' | 'template'>;
  drop: () => Promise<void>;
}

/** Creates a database on PostgreSQL as a copy of a template, by default of an empty one with the newest schema. */
export async function newServerDatabase(template?: string) {
  if (postgres === undefined) throw new Error('These tests are not run on PostgreSQL.');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { server } = postgres;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is twice as fast as writing each page to the log.
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

/** Creates an empty database with the newest schema, on the kind of database of this project. */
export async function newDatabase(): Promise<NewDatabase> {
  if (postgres === undefined) {
    const where = { databaseUrl: undefined, template: await createTemplate() };
    return { where, drop: () => Promise.resolve() };
  }
  const { databaseUrl, drop } = await newServerDatabase();
  return { where: { databaseUrl }, drop };
}
