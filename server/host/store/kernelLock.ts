import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannotOpen.ts';

/** SQLite's error code for a file that is locked. */
const busy = 5;
// Without a reference, the database would be garbage-collected and its lock released.
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;

/** Locks a file; undefined if another process has locked it. */
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
 * Locks a file with the operating system's lock, through SQLite, which is part of Node. The lock applies to all
 * processes on the machine in any container, and is released when its process ends for any reason. The file remains.
 * @returns a function that releases the lock and can be called repeatedly, or undefined if another process holds it
 * @throws {CannotOpen} if the disk does not support locks
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
      `DATA_DIR ${folder} is on a disk that does not support locks (${reason}), so two processes could damage the ` +
        'database. Choose a folder on a local disk, or set DATABASE_URL.',
      { cause: error },
    );
  }
}
