import { onTestFinished } from 'vitest';
import { createTestFolder } from './folders.ts';
import { newDatabase } from './postgres/newDatabase.ts';

/** The data folder of an installation, and the address of its database if that is elsewhere. */
export interface TestInstallation {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A place of its own for a test, removed when the test is over. */
export async function createTestInstallation(): Promise<TestInstallation> {
  const dataDir = await createTestFolder();
  const { where, drop } = await newDatabase();
  onTestFinished(drop);
  return { dataDir, databaseUrl: where.databaseUrl };
}
