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
  /** Milliseconds to wait for a server that does not answer. */
  patience: number;
}

/** Milliseconds for which a start waits for a database, because a booting machine starts both together. */
export const startTimeout = 30_000;
const betweenTries = 1_000;

/** Converts an error of opening the database to a message for the operator; returns other errors unchanged. */
export function toOperatorError({ dataDir, databaseUrl }: Where, error: unknown): unknown {
  if (error instanceof SchemaTooNew) {
    const where = databaseUrl === undefined ? `in DATA_DIR ${dataDir}` : 'of DATABASE_URL';
    return new CannotOpen(
      `The database ${where} was migrated by a newer version of the site (it has ${error.migration}). Start that version or a later ` +
        'one; to go back, restore a backup from before the upgrade.',
      { cause: error },
    );
  }
  return databaseUrl === undefined ? folderError(dataDir, error) : databaseError(databaseUrl, error);
}

/**
 * Opens the database like {@link openStore}, and retries for a while if a server cannot be reached.
 * @throws errors of `sound` first; {FolderInUse}, and {CannotOpen} if the database cannot be used with its settings
 */
export async function openWhenReachable({ log, patience, ...where }: Options): Promise<Store> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await openStore(where);
    } catch (error) {
      await where.sound;
      const isWorthWaiting = where.databaseUrl !== undefined && isUnreachable(error);
      if (!isWorthWaiting || performance.now() + betweenTries > end) throw toOperatorError(where, error);
      const reason = error instanceof Error ? error.message : String(error);
      const seconds = Math.ceil((end - performance.now()) / 1000);
      log.warn({ reason, seconds }, 'DATABASE_URL: the database cannot be reached yet, retrying');
      await sleep(betweenTries);
    }
  }
}
