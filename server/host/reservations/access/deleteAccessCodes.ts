import { sql } from 'kysely';
import { statementTime, type Database } from '../../store/database.ts';
import { deleteRows } from '../../store/deleteRows.ts';
import { countedHours } from './accessCode.ts';

const isOver = sql<boolean>`created_at < ${statementTime} - make_interval(hours => ${countedHours}::integer)`;

/** Deletes access requests that no longer count, and expired codes whose e-mail was not sent. */
export async function deleteAccessCodes({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('accessCode')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('expiresAt', '<=', statementTime)
    .execute();
  await deleteRows(db, 'accessCode', isOver);
}
