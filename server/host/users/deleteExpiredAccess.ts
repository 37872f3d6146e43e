import { sql } from 'kysely';
import { countedHours } from '../reservations/access/accessCode.ts';
import { statementTime, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';
import { actionDays } from './actions.ts';
import { knownNetworkDays } from './knownNetworks.ts';
import { idleDays, sessionDays } from './sessions.ts';

const daysAgo = (days: number) => sql`${statementTime} - make_interval(days => ${days}::integer)`;

/** Deletes ended sessions, expired codes, links and challenges, and old entries of the log of actions. */
export async function deleteExpiredAccess({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('hostCode')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('expiresAt', '<=', statementTime)
    .execute();
  await deleteRows(
    db,
    'hostCode',
    sql<boolean>`created_at < ${statementTime} - make_interval(hours => ${countedHours}::integer)`,
  );
  await deleteRows(db, 'hostLink', sql<boolean>`expires_at <= ${statementTime}`);
  await deleteRows(db, 'hostChallenge', sql<boolean>`expires_at <= ${statementTime}`);
  await deleteRows(db, 'hostSession', sql<boolean>`seen_at <= ${daysAgo(idleDays)}`);
  await deleteRows(db, 'hostSession', sql<boolean>`created_at <= ${daysAgo(sessionDays)}`);
  await deleteRows(db, 'hostNetwork', sql<boolean>`seen_at <= ${daysAgo(knownNetworkDays)}`);
  await deleteRows(db, 'hostAction', sql<boolean>`at < ${daysAgo(actionDays)}`);
}
