import { join } from 'node:path';
import { statementTime, type Database } from './database.ts';
import { openStore } from './openStore.ts';
import { loadPGlite } from './pglite.ts';

/** The content of a loaded dump. */
export interface LoadedDump {
  reservations: number;
  /** The people who have access to the dashboard. */
  users: { name: string; email: string; role: string }[];
}

/**
 * Ends all sessions, links and codes of a dump: it may be older than a sign-out, or known to other people.
 * People with access, their passkeys, and the links of guests remain.
 */
async function endSessions(db: Database): Promise<void> {
  for (const table of ['hostSession', 'hostLink', 'hostCode', 'hostChallenge', 'accessCode'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('oneTimePassword').set({ expiresAt: statementTime }).execute();
}

/**
 * Creates the embedded database of a data folder from a dump in a tar file, checks that it opens, and migrates it to the
 * newest schema. No session, link, or code of the dump is valid.
 */
export async function loadDump(dataDir: string, file: string): Promise<LoadedDump> {
  await loadPGlite(join(dataDir, 'database'), file);
  const store = await openStore({ dataDir, databaseUrl: undefined });
  try {
    const { count } = await store.db
      .selectFrom('reservation')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    await endSessions(store.db);
    const users = await store.db
      .selectFrom('hostUser')
      .select(['name', 'email', 'role'])
      .orderBy('name')
      .orderBy('email')
      .execute();
    return { reservations: Number(count), users };
  } finally {
    await store.close();
  }
}
