import { sql } from 'kysely';
import { dateFromNow, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/**
 * Days for which past blocked nights are listed; after that they are deleted, because a host's note may contain
 * personal data.
 */
export const retentionDays = 30;

const areLongOver = sql<boolean>`end_date < ${dateFromNow(-retentionDays)}`;

/** Deletes blocked nights that were over some time ago. */
export const deletePastNights = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'blockedNights', areLongOver);
