import { sql } from 'kysely';
import { dateFromNow, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/**
 * Days for which past nights are stored that were blocked, or had their own price; after that they are deleted, because
 * a host's note may contain personal data.
 */
export const retentionDays = 30;

const areLongOver = sql<boolean>`end_date < ${dateFromNow(-retentionDays)}`;
const isLongPast = sql<boolean>`night < ${dateFromNow(-retentionDays - 1)}`;

/**
 * Deletes blocked nights, nights with their own price with the history of these prices, and notes about stays of
 * channels, some time after the nights.
 */
export async function deletePastNights({ db }: { db: Database }): Promise<void> {
  await deleteRows(db, 'blockedNights', areLongOver);
  await deleteRows(db, 'nightOverride', isLongPast);
  await deleteRows(db, 'nightChange', areLongOver);
  await deleteRows(db, 'channelStayNote', areLongOver);
}
