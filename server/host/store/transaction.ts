import type { Database, Trx } from './database.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// PostgreSQL's serialization failure and deadlock: it undid everything and asks to try again.
const isWorthAnotherTry = (error: unknown) => ['40001', '40P01'].includes(codeOf(error));

/** Whether the database could not be reached, or is shutting down. */
export const isUnreachable = (error: unknown): boolean =>
  /^(08|57P|53)/.test(codeOf(error)) || /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/.test(codeOf(error));

/** Does the work in one transaction; once more, twice at most, when the database asks for that. */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>, tries = 3): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries > 1 && isWorthAnotherTry(error)) return inTransaction(db, work, tries - 1);
    throw error;
  }
}
