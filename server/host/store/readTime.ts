import { clock, type Database } from './database.ts';

/** Reads the time of the database's clock. */
export async function readTime(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(clock.as('now')).executeTakeFirstOrThrow();
  return now;
}
