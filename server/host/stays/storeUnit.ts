import type { Database } from '../store/database.ts';

/** Stores the row of a property that has no reservations yet, so that it can be locked. */
export const storeUnit = (db: Database, id: string) =>
  db
    .insertInto('unit')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
