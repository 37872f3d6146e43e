import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CannotOpen } from './cannotOpen.ts';
import { databaseError } from './databaseError.ts';
import { SchemaTooNew } from './migrate.ts';
import { openStore, type Store, type Where } from './openStore.ts';
import { folderError } from './privateFolder.ts';
import { isUnreachable } from './errorKinds.ts';

interface Options extends Where {
  log: Logger;
  /** How long a server that does not answer is waited for, in milliseconds. */
  patience: number;
}

/** How long a start waits for a database: a machine that boots starts both at once. */
export const startTimeout = 30_000;
const betweenTries = 1_000;

/** Why a database cannot be opened, as its operator reads it; other errors as they are. */
export function asOperatorsRead({ dataDir, databaseUrl }: Where, error: unknown): unknown {
  if (error instanceof SchemaTooNew) {
    const where = databaseUrl === undefined ? `in DATA_DIR ${dataDir}` : 'of DATABASE_URL';
    return new CannotOpen(
      `The database ${where} is of a newer version of the site (it has ${error.migration}). Start that version, or a later ` +
        'one; to go back, restore a backup of before the upgrade.',
      { cause: error },
    );
  }
  return databaseUrl === undefined ? folderError(dataDir, error) : databaseError(databaseUrl, error);
}

/**
 * Opens the database, as {@link openStore} does; a server that cannot be reached yet is tried again for a while.
 * @throws what `sound` fails with, before anything else; {FolderInUse}, and {CannotOpen} when it cannot be used as it is set
 */
export async function openWhenReachable({ log, patience, ...where }: Options): Promise<Store> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await openStore(where);
    } catch (error) {
      await where.sound;
      const isWorthWaiting = where.databaseUrl !== undefined && isUnreachable(error);
      if (!isWorthWaiting || performance.now() + betweenTries > end) throw asOperatorsRead(where, error);
      const reason = error instanceof Error ? error.message : String(error);
      const seconds = Math.ceil((end - performance.now()) / 1000);
      log.warn({ reason, seconds }, 'DATABASE_URL: the database cannot be reached yet; it is tried again');
      await sleep(betweenTries);
    }
  }
}
