import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannotOpen.ts';

/** SQLite's word for a file that somebody else has locked. */
const busy = 5;
// One that nobody names any more would be closed, and the lock with it.
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;

/** Locks a file; undefined where somebody else has. */
function open(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/**
 * Locks a file with the system's own means, by way of SQLite, which Node brings: the lock holds for every process on
 * the machine, in whichever container it runs, and goes with its process, however that ends. The file stays.
 * @returns what lets go of it, once or more often, or undefined when another process has it
 * @throws {CannotOpen} when the disk knows no locks
 */
export function lockFile(folder: string, file: string): (() => void) | undefined {
  try {
    const database = open(file);
    if (database === undefined) return undefined;
    held.add(database);
    return () => {
      if (held.delete(database)) database.close();
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(
      `DATA_DIR ${folder} lies on a disk that keeps no locks (${reason}), so that two processes could ruin the ` +
        'database. Choose a folder on a disk of this machine, or set DATABASE_URL.',
      { cause: error },
    );
  }
}
