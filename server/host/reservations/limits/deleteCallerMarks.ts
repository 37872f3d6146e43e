import { sql } from 'kysely';
import { statementTime, type Database } from '../../store/database.ts';
import { countedHours } from './limits.ts';

/** Deletes the marks of reservations' origins when they no longer count. */
export async function deleteCallerMarks({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ callerMarks: null })
    .where('callerMarks', 'is not', null)
    .where('createdAt', '<=', sql<Date>`${statementTime} - make_interval(hours => ${countedHours})`)
    .execute();
}
