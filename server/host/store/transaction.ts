import type { SelectQueryBuilder } from 'kysely';
import type { Database, Trx } from './database.ts';
import { isLockTimeout, isWorthAnotherTry } from './errorKinds.ts';
import type { Schema } from './schema.ts';
import { LockTimeout, Turns } from './turns.ts';

/** Somebody else has what a transaction wants to lock, and it is not its turn to wait. */
class NotItsTurn extends Error {
  override readonly name = 'NotItsTurn';
  readonly rows: string;

  constructor(rows: string, cause: unknown) {
    super(`${rows} is locked`, { cause });
    this.rows = rows;
  }
}

const queues = new WeakMap<Database, Turns>();
const atTheirTurn = new WeakSet<Trx>();

/**
 * Locks rows that many may want at once. Only one of those waits with a connection in its hand: the others are
 * undone, and begun anew when it is their turn. So a crowd at one property leaves connections to all others. The lock
 * lets rows be written that only refer to these.
 */
export async function lockInTurn<O>(
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
    if (tries > 1 && isWorthAnotherTry(error)) return attempt(db, work, tries - 1);
    throw error;
  }
}

function getMutexes(db: Database): Turns {
  const turns = queues.get(db) ?? new Turns();
  queues.set(db, turns);
  return turns;
}

/**
 * Does the work in one transaction; again, twice at most, when the database asks for that, and once more when it is
 * its turn at what another has locked. Where that turn does not come, the work is tried a last time: it may find by then
 * that it needs no lock, because what it wanted is gone.
 */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await attempt(db, work, 3);
  } catch (error) {
    if (!(error instanceof NotItsTurn)) throw error;
    const runInTransaction = (trx: Trx) => work((atTheirTurn.add(trx), trx));
    try {
      return await getMutexes(db).take(error.rows, () => attempt(db, runInTransaction, 3));
    } catch (late) {
      if (!(late instanceof LockTimeout)) throw late;
      return attempt(db, work, 1).catch((again: unknown) => {
        throw again instanceof NotItsTurn ? late : again;
      });
    }
  }
}
