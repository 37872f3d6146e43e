import type { Database } from '../store/database.ts';

/** Deletes what was typed of the guests of these reservations and never sent. */
export async function deleteDrafts(db: Database, reservationIds: readonly string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  await db.deleteFrom('guestsDraft').where('reservationId', 'in', reservationIds).execute();
}
