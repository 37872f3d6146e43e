import { sql } from 'kysely';
import { dateFromNow, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** How long nights that are over are listed, in days: their note may say more than a host meant it to. */
export const keptDays = 30;

const areLongOver = sql<boolean>`end_date < ${dateFromNow(-keptDays)}`;

/** Deletes blocked nights that have been over for a while. */
export const deletePastNights = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'blockedNights', areLongOver);
