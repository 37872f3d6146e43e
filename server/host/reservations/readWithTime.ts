import { clock, type Database } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';

/** Reads a reservation with the current time; undefined if it does not exist. */
export const readWithTime = (
  db: Database,
  id: string,
): Promise<(ReservationRow & { now: Date }) | undefined> =>
  db.selectFrom('reservation').selectAll().select(clock.as('now')).where('id', '=', id).executeTakeFirst();
