import { isTrue } from '../store/literals.ts';
import type { Database } from '../store/database.ts';

/**
 * Marks the reservations whose forms were stored without a mark, so that their forms are deleted in time. During an
 * update, processes with a former version still store forms after the migration, and know of no mark.
 */
export async function markStoredForms(db: Database): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ formsStored: true })
    .where('formsStored', '!=', isTrue)
    .where('id', 'in', (where) => where.selectFrom('registration').select('reservationId'))
    .execute();
}
