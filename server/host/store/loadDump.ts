import { join } from 'node:path';
import { openStore } from './openStore.ts';
import { loadPGlite } from './pglite.ts';

/**
 * Creates the embedded database of a data folder from a dump in a tar file, checks that it opens, and migrates it to the
 * newest schema.
 */
export async function loadDump(dataDir: string, file: string): Promise<{ reservations: number }> {
  await loadPGlite(join(dataDir, 'database'), file);
  const store = await openStore({ dataDir, databaseUrl: undefined });
  try {
    const { count } = await store.db
      .selectFrom('reservation')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return { reservations: Number(count) };
  } finally {
    await store.close();
  }
}
