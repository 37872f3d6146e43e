import { sql } from 'kysely';
import { statementTime, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** Days for which a message is stored if its e-mail cannot be sent: time to repair the mail server. */
export const retentionDays = 14;

const noLongerCounts = sql<boolean>`created_at < ${statementTime} - interval '1 hour'`;
const isOver = sql<boolean>`
  (for_host is null and for_visitor is null and ${noLongerCounts})
  or created_at < ${statementTime} - make_interval(days => ${retentionDays})
`;

/**
 * Deletes sent messages that no longer count and messages that could not be sent, and the networks of all messages that
 * no longer count.
 */
export async function deleteExpiredMessages({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('contactMessage')
    .set({ networks: null })
    .where('networks', 'is not', null)
    .where(noLongerCounts)
    .execute();
  await deleteRows(db, 'contactMessage', isOver);
}
