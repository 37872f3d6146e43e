import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SidecarTables } from '../../host/ports/sidecarTables.ts';
import { fillDatabase, openRecords } from './databaseRecords.ts';
import { openFileRecords } from './fileRecords.ts';
import { kinds, type Kind, type Records } from './records.ts';

async function getChecksum(kind: Kind, records: Records | undefined) {
  const hash = createHash('sha256');
  const store = records?.of(kind);
  const ids = (await store?.listIds()) ?? [];
  for (const id of ids) hash.update(`${id} ${JSON.stringify(await store?.get(id))}\n`);
  return { name: `sandbox.record (${kind})`, rows: ids.length, checksum: hash.digest('hex') };
}

async function getChecksums(records: Records | undefined) {
  const sums: Awaited<ReturnType<typeof getChecksum>>[] = [];
  for (const kind of kinds) sums.push(await getChecksum(kind, records));
  return sums;
}

/** Opens the sandbox's records in a data folder, for the move to a PostgreSQL server. */
export function createSandboxSidecar(dataDir: string): SidecarTables {
  const folder = join(dataDir, 'sandbox');
  return {
    tables: ['sandbox.record'],
    copyTo: (there) => fillDatabase(there, folder),
    sumsHere: async () => getChecksums(existsSync(folder) ? await openFileRecords(folder) : undefined),
    sumsThere: (there) => getChecksums(openRecords(there)),
  };
}
