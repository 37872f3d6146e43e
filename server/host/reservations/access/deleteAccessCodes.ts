import { sql } from 'kysely';
import { clock, type Database } from '../../store/database.ts';
import { deleteRows } from '../../store/deleteRows.ts';
import { countedHours } from './accessCode.ts';

const isOver = sql<boolean>`created_at < ${clock} - make_interval(hours => ${countedHours}::integer)`;

/** Deletes requests for access that no longer count, and codes whose mail did not leave while they worked. */
export async function deleteAccessCodes({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('accessCode')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('expiresAt', '<=', clock)
    .execute();
  await deleteRows(db, 'accessCode', isOver);
}
