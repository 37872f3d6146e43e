import { sql } from 'kysely';
import type { Database } from '../../server/host/store/database.ts';

/** The clock of a database, which a test can stop. */
export interface ManualClock {
  /** Sets the current time of every query. */
  stopAt(instant: Date): Promise<void>;
  run(): Promise<void>;
}

/** Creates a manual clock for a database with one connection. It does not change `now()`. */
export async function createManualClock(db: Database): Promise<ManualClock> {
  await sql`create table if not exists public.hand_clock (at timestamptz)`.execute(db);
  await sql`
    create or replace function public.clock_timestamp() returns timestamptz language sql volatile as
    'select coalesce((select at from public.hand_clock), pg_catalog.clock_timestamp())'
  `.execute(db);
  // The first schema in the path has priority.
  await sql`set search_path = public, pg_catalog`.execute(db);
  const run = async () => void (await sql`delete from public.hand_clock`.execute(db));
  await run();
  return {
    run,
    async stopAt(instant) {
      await run();
      await sql`insert into public.hand_clock values (${instant})`.execute(db);
    },
  };
}
