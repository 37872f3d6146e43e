import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Trx } from './database.ts';
import { isLockTimeout, isRetryable } from './errorKinds.ts';
import type { Schema } from './schema.ts';
import { LockTimeout, Turns } from './turns.ts';

/** Another transaction holds a lock that this one needs, and its turn has not come. */
class NotItsTurn extends Error {
  override readonly name = 'NotItsTurn';
  readonly rows: string;

  constructor(rows: string, cause: unknown) {
    super(`${rows} is locked`, { cause });
    this.rows = rows;
  }
}

const isTransaction = (db: Database): db is Trx => db.isTransaction;

const queues = new WeakMap<Database, Turns>();
const atTheirTurn = new WeakSet<Trx>();

/**
 * Locks rows that many transactions may need. Only one of them waits while it occupies a connection; the others are
 * rolled back and retried in turn, so that a crowd at one property does not use up all connections. Rows that only
 * reference the locked ones can still be inserted.
 */
export async function lockInOrder<O>(
  trx: Trx,
  name: string,
  rows: SelectQueryBuilder<Schema, keyof Schema, O>,
): Promise<void> {
  if (atTheirTurn.has(trx)) return void (await rows.forNoKeyUpdate().execute());
  try {
    await rows.forNoKeyUpdate().noWait().execute();
  } catch (error) {
    throw isLockTimeout(error) ? new NotItsTurn(name, error) : error;
  }
}

async function attempt<T>(db: Database, work: (trx: Trx) => Promise<T>, tries: number): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return attempt(db, work, tries - 1);
    throw error;
  }
}

function getMutexes(db: Database): Turns {
  const turns = queues.get(db) ?? new Turns();
  queues.set(db, turns);
  return turns;
}

/**
 * Runs work in one transaction. Retries it up to twice if the database requires that, and once more in turn if another
 * transaction held a lock. If the turn or the lock does not come within the timeout, the work is tried a last time,
 * because it may no longer need the lock. On a transaction, the work becomes a part of it.
 */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  try {
    return await attempt(db, work, 3);
  } catch (error) {
    if (!(error instanceof NotItsTurn)) throw error;
    const runInTransaction = (trx: Trx) => work((atTheirTurn.add(trx), trx));
    try {
      return await getMutexes(db).take(error.rows, () => attempt(db, runInTransaction, 3));
    } catch (late) {
      // Another process may have held the lock in this turn.
      if (!(late instanceof LockTimeout || isLockTimeout(late))) throw late;
      return attempt(db, work, 1).catch((again: unknown) => {
        throw again instanceof NotItsTurn ? late : again;
      });
    }
  }
}

/**
 * Runs work that can be undone without the rest of its transaction. If `recover` returns a value for an error, the changes
 * of the work are rolled back and the transaction continues; if it throws, the transaction ends.
 */
export async function inSavepoint<T>(
  trx: Trx,
  work: () => Promise<T>,
  recover: (error: unknown) => T,
): Promise<T> {
  await sql`savepoint before_work`.execute(trx);
  try {
    return await work();
  } catch (error) {
    const recovered = recover(error);
    await sql`rollback to savepoint before_work`.execute(trx);
    return recovered;
  }
}
