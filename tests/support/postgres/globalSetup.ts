import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openJobs } from '../../../server/host/jobs/index.ts';
import { openStore } from '../../../server/host/store/openStore.ts';
import { queryDatabase } from './queryDatabase.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The PostgreSQL that a project's tests run on: an address of it, and the database that others are copied from;
     * or why there is none.
     */
    postgres: { server: string; template: string } | { missing: string } | undefined;
  }
}

const template = 'estadia_template';

async function makeTemplate(postgres: Postgres): Promise<void> {
  await queryDatabase(postgres.address('postgres'), `create database ${template}`);
  const store = await openStore({ dataDir: postgres.folder, databaseUrl: postgres.address(template) });
  await (await openJobs({ ...store, log: pino({ level: 'silent' }) })).stop();
  await store.close();
}

/**
 * One server for all tests on PostgreSQL, with an empty database of the newest schema. Where there can be none each
 * of these tests fails, and the others are run.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const postgres = await startPostgres();
    await makeTemplate(postgres);
    project.provide('postgres', { server: postgres.address('postgres'), template });
    return postgres.stop;
  } catch (error) {
    project.provide('postgres', { missing: String(error) });
    return undefined;
  }
}
