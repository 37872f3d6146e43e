import { join } from 'node:path';
import { openDatabaseRecords } from './databaseRecords.ts';
import { openFileRecords } from './fileRecords.ts';
import type { SharedRecords } from './records.ts';

/** Opens the sandbox's records, in PostgreSQL or in files in the data folder. */
export async function openRecords({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<SharedRecords> {
  const folder = join(dataDir, 'sandbox');
  return databaseUrl === undefined ? openFileRecords(folder) : openDatabaseRecords(databaseUrl, folder);
}
