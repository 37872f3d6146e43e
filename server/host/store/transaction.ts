import type { Database, Trx } from './database.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// PostgreSQL's serialization failure and deadlock: it undid everything and asks to try again.
const isWorthAnotherTry = (error: unknown) => ['40001', '40P01'].includes(codeOf(error));

// PostgreSQL: connections, resources, shutting down; what waited too long for a lock or took too long.
const codes = /^(08|53|57P|57014|55P03|25P03)/;
const ofTheNetwork = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/;
// pg tells these by their words alone.
const words = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/;

/** Whether the database could not be reached, is shutting down, or did not answer in time. */
export const isUnreachable = (error: unknown): boolean =>
  codes.test(codeOf(error)) ||
  ofTheNetwork.test(codeOf(error)) ||
  (error instanceof Error && words.test(error.message));

/** Does the work in one transaction; once more, twice at most, when the database asks for that. */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>, tries = 3): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries > 1 && isWorthAnotherTry(error)) return inTransaction(db, work, tries - 1);
    throw error;
  }
}
