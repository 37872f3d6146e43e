import { join } from 'node:path';
import { openStore } from './openStore.ts';
import { loadPGlite } from './pglite.ts';

/**
 * Creates the embedded database of a data folder from a dump, checks that it opens, and migrates it to the newest
 * schema.
 */
export async function loadDump(dataDir: string, dump: Blob): Promise<{ reservations: number }> {
  await (await loadPGlite(join(dataDir, 'database'), dump)).close();
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
