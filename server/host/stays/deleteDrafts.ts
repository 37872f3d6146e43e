import { isInList } from '../store/arrays.ts';
import type { Database } from '../store/database.ts';

/** Deletes the unsent drafts of guest registrations of these reservations. */
export async function deleteDrafts(db: Database, reservationIds: readonly string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  await db.deleteFrom('guestsDraft').where(isInList('reservationId', reservationIds)).execute();
}
